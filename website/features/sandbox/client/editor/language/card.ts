import type { Finding } from '../../../frame/language/protocol';

/** An element with properties and content. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const typeCard = { className: 'cm-typeCard' };

/** Code, and what its doc comment says. */
export const codeCard = (parts: readonly (Node | string)[], text: string): HTMLElement =>
  made('div', typeCard, made('code', {}, ...parts), ...(text ? [made('p', {}, text)] : []));

/** The type of a name, its doc comment, and a link to its reference page. */
export function card(
  { type, text }: { readonly type: string; readonly text: string },
  page: string | undefined,
): HTMLElement {
  const element = codeCard([type], text);
  if (page !== undefined) element.append(link(page, 'Reference page'));
  return element;
}

export function findingMessage(
  { message, advice }: Finding,
  page: string | undefined,
): HTMLElement {
  if (advice === undefined) return made('div', typeCard, made('p', {}, message));
  const more = page === undefined ? [] : [link(page, 'Read more')];
  return made(
    'div',
    typeCard,
    // The advice stays in sight. The list of problems has the whole message.
    made('p', { className: 'cm-shortened' }, message),
    made('p', { className: 'cm-advice' }, `${advice} `, ...more),
  );
}

/** It opens in a new tab, so that the reader's code stays. */
const link = (href: string, text: string): HTMLAnchorElement =>
  made('a', { href, target: '_blank', rel: 'noopener' }, text);
