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

it.each([
  ['random', () => crypto.randomUUID()],
  ['numbers of React 19', (turn: number) => `_r_${turn}f_`],
  ['numbers of React 18', (turn: number) => `:r${turn}f:`],
  ['those of React Aria', (turn: number) => `react-aria${turn}8259910426-_r_o${turn}_`],
  ['those of React Select', (turn: number) => `react-select-${turn}`],
  ['those of Mantine', (turn: number) => `mantine-${turn}byss20au`],
])('is the same each time, although ids are %s', (_, idOf) => {
  const rule = (turn: number) => {
    const id = idOf(turn);
    return pictureOf(
      `<label for="${id}" aria-labelledby="a ${id}">a</label><input id="${id}" data-rule-id="${id}">`,
    );
  };
  expect(rule(1)).toBe(rule(2));
  expect(rule(1)).toContain('<label for="id-1" aria-labelledby="a id-1">a</label><input id="id-1"');
});

it('keeps classes that look like ids', () => {
  expect(pictureOf('<b class="a mantine-active">a</b>')).toBe('<b class="a mantine-active">a</b>');
});

it('leaves out what nobody sees', () => {
  expect(pictureOf('<button data-testid="remove" title="Remove">x</button>')).toBe(
    '<button>x</button>',
  );
});

it('is empty if nothing is rendered', () => {
  expect(pictureOf('')).toBe('');
});
