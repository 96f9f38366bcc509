import type { Finding } from '../../../frame/language/protocol';

/** Code, and what its doc comment says. */
export function codeCard(parts: readonly (Node | string)[], text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-typeCard';
  const code = document.createElement('code');
  code.append(...parts);
  element.append(code);
  if (text) element.append(paragraph(text));
  return element;
}

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
  const element = document.createElement('div');
  element.className = 'cm-typeCard';
  const text = paragraph(message);
  element.append(text);
  if (advice !== undefined) {
    // The advice stays in sight. The list of problems has the whole message.
    text.className = 'cm-shortened';
    const line = paragraph(`${advice} `);
    line.className = 'cm-advice';
    if (page !== undefined) line.append(link(page, 'Read more'));
    element.append(line);
  }
  return element;
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/** It opens in a new tab, so that the reader's code stays. */
function link(address: string, text: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = address;
  element.target = '_blank';
  element.rel = 'noopener';
  element.textContent = text;
  return element;
}
