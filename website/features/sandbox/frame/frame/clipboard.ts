/**
 * Removes what code could use to overwrite the clipboard. In a frame, policies already bar
 * `navigator.clipboard`, but none covers `execCommand`, which a click allows. Call it before any code of the
 * reader runs.
 */
export function closeClipboard(): void {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  // The answer of browsers that don't support the command.
  Document.prototype.execCommand = () => false;
}
