import { expect, it } from 'vitest';
import { installDom } from './dom.ts';
import { snapshot } from './snapshot.ts';

const { reset } = installDom();

function pictureOf(html: string, change: (container: HTMLElement) => void = () => {}): string {
  const container = reset();
  container.innerHTML = html;
  change(container);
  return snapshot(container);
}

it('shows what is typed and chosen', () => {
  const form =
    '<input value="a"><input type="checkbox"><textarea></textarea><select><option>x</option><option>y</option></select>';
  const picture = pictureOf(form, (container) => {
    const [text, box] = container.querySelectorAll('input');
    const [area] = container.querySelectorAll('textarea');
    const [select] = container.querySelectorAll('select');
    if (!text || !box || !area || !select) throw new Error('The form is incomplete.');
    text.value = 'typed';
    box.checked = true;
    area.value = 'long';
    select.value = 'y';
  });
  expect(picture).toBe(
    '<input value="typed"><input type="checkbox" checked=""><textarea>long</textarea><select><option>x</option><option selected="">y</option></select>',
  );
});

it('is the same each time, although ids are random', () => {
  const rule = () => {
    const id = crypto.randomUUID();
    return pictureOf(`<label for="${id}">a</label><input id="${id}" data-rule-id="${id}">`);
  };
  expect(rule()).toBe(rule());
  expect(rule()).toContain('<label for="id-1">a</label><input id="id-1"');
});

it('leaves out what nobody sees', () => {
  expect(pictureOf('<button data-testid="remove" title="Remove">x</button>')).toBe(
    '<button>x</button>',
  );
});

it('is empty if nothing is rendered', () => {
  expect(pictureOf('')).toBe('');
});
