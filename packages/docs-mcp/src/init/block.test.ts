import { expect, it } from 'vitest';
import { blockIn, withBlock, withoutBlock } from './block.ts';

const name = 'AGENTS.md';
const block = { text: '## One\n\n- two', made: ['AGENTS.md'] };
const other = { text: '## Three', made: [] };

const files = [
  ['an empty file', ''],
  ['a file with a byte order mark alone', '\uFEFF'],
  ['a file', '# Rules\n\nUse tabs.\n'],
  ['a file without a final newline', '# Rules\n\nUse tabs.'],
  ['a file with empty lines at its end', '# Rules\n\n\n\n'],
  ['a file of one line', '# Rules'],
  ['a file of Windows', '\uFEFF# Rules\r\n\r\nUse tabs.\r\n'],
  ['a file of Windows without a final newline', '# Rules\r\n\r\nUse tabs.'],
] as const;

it.each(files)('adds, replaces, and removes a block in %s', (_, file) => {
  const added = withBlock(file, name, block);
  expect(added.startsWith(file)).toBe(true);
  expect(blockIn(added, name)).toEqual(block);
  expect(withBlock(added, name, block)).toBe(added);
  const replaced = withBlock(added, name, other);
  expect(blockIn(replaced, name)).toEqual(other);
  expect(withoutBlock(replaced, name)).toBe(file);
});

it.each(files.filter(([, file]) => file.includes('\r')))('writes the endings of %s', (_, file) => {
  expect(withBlock(file, name, block)).not.toMatch(/[^\r]\n/);
});

it('keeps what people write after the block', () => {
  const file = `${withBlock('# Rules\n', name, block)}\nMore.\n`;
  expect(withBlock(file, name, other)).toMatch(/^# Rules\n\n<!--[\s\S]*-->\n\nMore\.\n$/);
  expect(withoutBlock(file, name)).toBe('# Rules\n\nMore.\n');
});

const start = '<!-- react-querybuilder-docs:start -->';
const end = '<!-- react-querybuilder-docs:end -->';

it.each([
  ['a start marker alone', `${start}\n`, '1 start and 0 end markers (on line 1)'],
  ['an end marker alone', `\n${end}\n`, '0 start and 1 end markers (on line 2)'],
  ['markers in the wrong order', `${end}\n${start}\n`, '1 start and 1 end markers (on lines 1, 2)'],
  ['two blocks', `${start}\n${end}\n${start}\n${end}\n`, '2 start and 2 end markers'],
])('refuses %s', (_, file, message) => {
  for (const act of [blockIn, withoutBlock, (text: string) => withBlock(text, name, block)]) {
    expect(() => act(file, name)).toThrow(message);
  }
});
