import { autocompletion } from '@codemirror/autocomplete';
import { indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript, javascriptLanguage } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { basicSetup, EditorView } from 'codemirror';
import type { Fault } from '../../frame/protocol';
import type { ProjectFile } from '../project';
import { tokenColors } from './colors';
import { libraryNames, loadOffers } from './completion';
import { typedCompletion } from './language/completion';
import { type CodeErrors, problems } from './language/diagnostics';
import { type LanguageCommand, languageCommands, languageHelp } from './language/extension';
import { loadReferences } from './language/references';
import { createSession, type LanguageStatus } from './language/session';

export type EditorHandle = ReturnType<typeof createEditor>;

interface EditorOptions {
  readonly name: string;
  readonly code: string;
  readonly release: string;
  /** The project's current files. */
  readonly files: () => readonly ProjectFile[];
  /** Id of the element that explains how to leave with the keyboard. */
  readonly describedBy: string;
  readonly autoFocus: boolean;
  readonly onChange: (code: string) => void;
  readonly onStatus: (status: LanguageStatus) => void;
  readonly onErrors: (errors: CodeErrors | undefined) => void;
}

/** Whether a file's names have types. */
export const isTyped = (name: string): boolean => /\.[jt]sx?$/.test(name);

export function createEditor(parent: HTMLElement, options: EditorOptions) {
  let isDestroyed = false;
  const session = createSession({
    file: options.name,
    release: options.release,
    files: options.files,
    onStatus: (status) => {
      if (isDestroyed) return;
      options.onStatus(status);
      if (status.kind !== 'ready') return;
      found.check(view);
      // What isn't needed yet works without a network later.
      void Promise.allSettled([loadOffers(options.release), loadReferences(options.release)]);
    },
  });
  const found = problems(session, options.onErrors);
  const view = new EditorView({
    parent,
    doc: options.code,
    extensions: [
      keymap.of([indentWithTab]),
      basicSetup,
      languageOf(options.name),
      autocompletion({ activateOnTypingDelay: 50 }),
      ...(isTyped(options.name) ? [languageHelp(session)] : []),
      javascriptLanguage.data.of({
        autocomplete: typedCompletion(session, libraryNames(options.release)),
      }),
      found.extension,
      syntaxHighlighting(colors),
      look,
      EditorView.contentAttributes.of({
        'aria-label': `Code of ${options.name}`,
        'aria-describedby': options.describedBy,
        spellcheck: 'false',
        // Editable text is focusable anyway; this is for tools that look for scrollable elements.
        tabindex: '0',
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) options.onChange(state.doc.toString());
      }),
    ],
  });
  if (options.autoFocus) view.focus();
  return {
    /** Replaces the text, if it differs. */
    setCode: (code: string) => {
      if (code === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
    },
    setFault: (fault: Fault | undefined) =>
      found.setFault(view, fault ? diagnosticsOf(view, fault) : []),
    /** Checks the code again, because other files of the project have changed. */
    check: () => found.check(view),
    /** Loads TypeScript, because the reader asked for it. */
    startTypes: () => {
      view.focus();
      session.start(view.state);
    },
    /** Runs a command on the name at the cursor. */
    run: (command: LanguageCommand) => languageCommands[command](view, session),
    destroy: () => {
      isDestroyed = true;
      view.destroy();
    },
  };
}

function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return css();
  if (name.endsWith('.json')) return json();
  return javascript({ jsx: /\.(?:tsx|jsx|js)$/.test(name), typescript: /\.tsx?$/.test(name) });
}

function diagnosticsOf(view: EditorView, { message, line, column }: Fault): Diagnostic[] {
  const { doc } = view.state;
  if (line === undefined || line < 1 || line > doc.lines) return [];
  const { from, to } = doc.line(line);
  const start = Math.min(from + Math.max((column ?? 1) - 1, 0), to);
  return [{ from: start, to, severity: 'error', message }];
}

const colors = HighlightStyle.define(
  tokenColors.map(({ tag, color }) => ({ tag, color: `var(${color})` })),
);

const look = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--code-foreground)',
    backgroundColor: 'var(--surface-code)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.6' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface-code)',
    color: 'var(--text-quiet)',
    border: '0',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--code-highlight) 55%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--brand-light) 40%, transparent)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--code-highlight)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--code-highlight)',
    outline: '1px solid var(--brand-light)',
  },
  '.cm-panels, .cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    borderColor: 'var(--line)',
  },
  '.cm-typeCard': {
    maxWidth: 'min(36rem, 90vw)',
    maxHeight: '16rem',
    overflow: 'auto',
    padding: '0.5rem 0.75rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-typeCard code': { padding: '0', border: '0', background: 'none', fontSize: '0.8125rem' },
  '.cm-typeCard p': { margin: '0.25rem 0 0' },
  '.cm-diagnostic .cm-typeCard': { padding: '0' },
  '.cm-shortened': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '4',
    overflow: 'hidden',
  },
  '.cm-advice': { fontWeight: '600' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--ifm-color-primary)',
    color: 'var(--surface)',
  },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    color: 'var(--text)',
    borderColor: 'var(--line)',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--code-highlight)',
    borderColor: 'var(--line)',
    color: 'var(--text)',
  },
});
