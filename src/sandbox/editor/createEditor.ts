import { indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import type { Fault } from '../../../playground/sandbox/protocol';
import { libraryCompletion } from './completion';

export interface EditorHandle {
  /** Replaces the text, if it differs. */
  readonly setCode: (code: string) => void;
  readonly setFault: (fault: Fault | undefined) => void;
  readonly destroy: () => void;
}

interface EditorOptions {
  readonly name: string;
  readonly code: string;
  readonly release: string;
  /** Id of the element that explains how to leave with the keyboard. */
  readonly describedBy: string;
  readonly autoFocus: boolean;
  readonly onChange: (code: string) => void;
}

/** Makes an editor inside an element. */
export function createEditor(parent: HTMLElement, options: EditorOptions): EditorHandle {
  const view = new EditorView({
    parent,
    doc: options.code,
    extensions: [
      keymap.of([indentWithTab]),
      basicSetup,
      languageOf(options.name),
      libraryCompletion(options.release),
      syntaxHighlighting(colours),
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
    setCode: (code) => {
      if (code === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
    },
    setFault: (fault) => {
      view.dispatch(setDiagnostics(view.state, fault ? diagnosticsOf(view, fault) : []));
    },
    destroy: () => view.destroy(),
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

/** The colors of the site's code blocks, from the same variables. */
const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.typeName, tags.className],
    color: 'var(--code-constant)',
  },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    color: 'var(--code-function)',
  },
  { tag: tags.tagName, color: 'var(--code-constant)' },
  { tag: tags.definition(tags.variableName), color: 'var(--code-foreground)' },
]);

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
