import { createEvent, fireEvent } from '@testing-library/dom';
import type { Dom } from '../dom.ts';
import type { Load } from '../packages.ts';
import { settled } from '../render.ts';
import { type ActingReact, userOf } from '../user.ts';

interface Root {
  readonly render: (element: unknown) => void;
  readonly unmount: () => void;
}

interface Group {
  readonly combinator?: string;
  readonly not?: boolean;
  readonly rules: readonly (string | Group | Readonly<Record<string, unknown>>)[];
}

/** Modifier keys, as events name them. */
interface Held {
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
}

/**
 * What one probe calls by name, besides the library's exports, and a function that unmounts what the probe has
 * rendered.
 */
export function toolsFor(load: Load, dom: Dom, warnings: () => readonly string[]) {
  const React = load('react') as ActingReact;
  const { createRoot } = load('react-dom/client') as { createRoot: (at: Element) => Root };
  const { act } = React;
  const container = dom.reset();
  const root = createRoot(container);
  const inAct = async (step: () => unknown) => {
    await act(async () => {
      await step();
    });
    await act(settled);
  };
  const user = userOf(React);

  const $ = (selector: string): Element => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`Nothing matches ${selector}.`);
    return found;
  };
  const tools = {
    React,
    renderToStaticMarkup: (load('react-dom/server') as Record<string, unknown>)
      .renderToStaticMarkup,
    fields: [
      { name: 'status', label: 'Status' },
      { name: 'total', label: 'Total' },
      { name: 'note', label: 'Note' },
    ],
    /** Waits for effects. A later call renders in the same place. */
    render: (element: unknown) => inAct(() => root.render(element)),
    user,
    $,
    $$: (selector: string) => [...container.querySelectorAll(selector)],
    /** An element and its descendants, one per line, with their classes. */
    outline: (element: Element) => outline(element, ''),
    attributes: (element: Element) =>
      element
        .getAttributeNames()
        .sort()
        .map((name) => `${name}=${JSON.stringify(stableAttribute(name, element))}`)
        .join('\n'),
    /** Each as value and label. */
    choices: (selector: Element) =>
      [...selector.querySelectorAll('option')].map(({ value, text }) => `${value}: ${text}`),
    brief,
    idKind,
    /** What `QueryBuilderDnD` needs in order to work from the first render. */
    dnd: { ...(load('react-dnd') as object), ...(load('react-dnd-html5-backend') as object) },
    /** With the mouse, while modifier keys are held. */
    drag: async (from: Element, to: Element, held?: Held) => {
      const dataTransfer = new DataTransfer();
      const fire = (
        type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd',
        at: Element,
      ) =>
        // The document has no DragEvent, and other events have no modifier keys.
        inAct(() => fireEvent(at, Object.assign(createEvent[type](at, { dataTransfer }), held)));
      // The backend measures elements, which have no layout here, and waits a tick before it collects.
      await fire('dragStart', from);
      await inAct(() => new Promise((resolve) => setTimeout(resolve, 20)));
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        await fire(type, to);
        await inAct(() => new Promise((resolve) => setTimeout(resolve, 20)));
      }
      await fire('dragEnd', from);
    },
    /** Warnings and errors that the library has written to the console. */
    warnings,
  };
  return {
    tools,
    finish: () => inAct(() => root.unmount()),
  };
}

function outline(element: Element, indent: string): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const type = element.getAttribute('type');
  const name = `${element.tagName.toLowerCase()}${type ? `[type=${type}]` : ''}${classes}`;
  const children = [...element.children].filter(({ tagName }) => tagName !== 'OPTION');
  const text = children.length === 0 && element.tagName !== 'SELECT' ? element.textContent : '';
  return [
    `${indent}${name}${text ? ` "${text}"` : ''}`,
    ...children.map((child) => outline(child, `${indent}  `)),
  ].join('\n');
}

/** React DnD numbers the elements of a page. */
const stableAttribute = (name: string, element: Element) =>
  name.endsWith('monitorid') ? 'number' : element.getAttribute(name);

/** The rules of a query in short, without ids and value sources. */
function brief({ combinator, not, rules }: Group): string {
  const parts = rules.map((rule) => {
    if (typeof rule === 'string') return rule;
    if ('rules' in rule) return brief(rule as Group);
    return `${rule.field} ${rule.operator} ${JSON.stringify(rule.value)}`;
  });
  const start = `${not ? 'not ' : ''}${combinator ?? ''}`;
  return `${start}(${parts.join(', ')})`;
}

/** How ids are made. */
function idKind(id: unknown): string {
  if (typeof id !== 'string') return typeof id;
  if (/^[gr]-0\.\d+$/.test(id)) return 'a letter and Math.random()';
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? 'UUID' : 'other text';
}
