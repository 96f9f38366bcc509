import { expect, it } from 'vitest';
import { keyAction } from './keys';

const press = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});
const page = { isOpen: false, isTyping: false, onButton: false };

it.each([
  ['Ctrl+K', press('k', { ctrlKey: true }), page, 'toggle'],
  ['Cmd+K', press('k', { metaKey: true }), page, 'toggle'],
  ['Ctrl+K in a field', press('K', { ctrlKey: true }), { ...page, isTyping: true }, 'toggle'],
  ['slash', press('/'), page, 'open'],
  ['slash in a field', press('/'), { ...page, isTyping: true }, undefined],
  ['a letter', press('a'), page, undefined],
  ['a letter on the button', press('a'), { ...page, onButton: true }, { type: 'a' }],
  ['Ctrl+F on the button', press('f', { ctrlKey: true }), { ...page, onButton: true }, undefined],
  ['Enter on the button', press('Enter'), { ...page, onButton: true }, undefined],
  ['Tab on the button', press('Tab'), { ...page, onButton: true }, undefined],
  ['Escape', press('Escape'), { ...page, isOpen: true }, 'close'],
  ['Escape while closed', press('Escape'), page, undefined],
  ['slash while open', press('/'), { ...page, isOpen: true, isTyping: true }, undefined],
])('%s', (_name, event, where, action) => {
  expect(keyAction(event, where)).toEqual(action);
});
