// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { filterEntries } from './filterEntries.ts';

let index: HTMLElement;
let field: HTMLInputElement;

const shown = () =>
  [...index.querySelectorAll('a')]
    .filter((link) => !link.closest('[hidden]'))
    .map(({ textContent }) => textContent);

function type(text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  document.body.innerHTML = `<nav><label>Find <input type="search"></label><details><ul>
    <li><a href="#props">Props</a></li>
    <li><a href="#lists">Lists</a><ul>
      <li><a href="#fields"><code>fields</code></a></li>
      <li><a href="#basefield"><code>baseField</code></a></li>
    </ul></li></ul></details><p role="status"></p></nav>`;
  index = document.querySelector('nav') as HTMLElement;
  field = index.querySelector('input') as HTMLInputElement;
  filterEntries(index);
});

describe('the filter of the entries of a page', () => {
  it('starts with what was typed before it worked', () => {
    field.value = 'base';
    filterEntries(index);
    expect(shown()).toEqual(['Lists', 'baseField']);
  });

  it('keeps entries whose names match, ignoring case, with their section', () => {
    type(' BASEF');
    expect(shown()).toEqual(['Lists', 'baseField']);
  });

  it('keeps a whole section whose name matches', () => {
    type('lists');
    expect(shown()).toEqual(['Lists', 'fields', 'baseField']);
  });

  it('opens the list, and closes it and shows all entries when the field is cleared', () => {
    type('base');
    expect(index.querySelector('details')?.open).toBe(true);
    type('');
    expect(index.querySelector('details')?.open).toBe(false);
    expect(shown()).toHaveLength(4);
  });

  it('says when nothing matches', () => {
    type('nothing');
    expect(index.querySelector('p')?.textContent).toContain('“nothing”');
  });

  it('leads to the first entry with Enter', () => {
    const clicked: string[] = [];
    index.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
    type('field');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(clicked).toEqual(['fields']);
  });
});
