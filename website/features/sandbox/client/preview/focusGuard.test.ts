// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FocusGuard, guardFocus } from './focusGuard';

/** Stands for a frame, which happy-dom can't load. */
let frame: HTMLButtonElement;
let editor: HTMLTextAreaElement;
let guard: FocusGuard;
const onRepeat = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea><div><button></button></div>';
  frame = document.querySelector('button') as HTMLButtonElement;
  editor = document.querySelector('textarea') as HTMLTextAreaElement;
  editor.focus();
  guard = guardFocus(document.querySelector('div') as HTMLElement, onRepeat);
});

afterEach(() => {
  guard.remove();
  onRepeat.mockReset();
  vi.useRealTimers();
});

const press = (key: string) =>
  editor.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Browsers report it to the page's window. */
function moveIntoFrame() {
  frame.focus();
  window.dispatchEvent(new Event('blur'));
}

const later = () => vi.advanceTimersByTime(1000);

it('takes the focus back from code that takes it while the reader types, and reports the second time', () => {
  press('a');
  moveIntoFrame();
  later();
  expect(document.activeElement).toBe(editor);
  expect(onRepeat).not.toHaveBeenCalled();
  moveIntoFrame();
  later();
  expect(document.activeElement).toBe(editor);
  expect(onRepeat).toHaveBeenCalledOnce();
});

it('stops the code before it gives the focus back, so that the code cannot take it again', () => {
  let holder: Element | null = null;
  onRepeat.mockImplementation(() => {
    holder = document.activeElement;
  });
  press('a');
  moveIntoFrame();
  later();
  moveIntoFrame();
  later();
  expect(holder).toBe(frame);
});

it('lets the reader enter with Tab', () => {
  press('Tab');
  moveIntoFrame();
  later();
  expect(document.activeElement).toBe(frame);
});

it('lets the reader enter with a click, also if the message about it comes after the focus', () => {
  press('a');
  moveIntoFrame();
  vi.advanceTimersByTime(100);
  guard.allow();
  later();
  expect(document.activeElement).toBe(frame);
});

it('no longer lets code take the focus once the reader is back in the page', () => {
  guard.allow();
  moveIntoFrame();
  later();
  editor.focus();
  moveIntoFrame();
  later();
  expect(document.activeElement).toBe(editor);
});

it('leaves the focus to a frame while the reader does something else, such as listening', () => {
  press('a');
  vi.advanceTimersByTime(5000);
  moveIntoFrame();
  later();
  expect(document.activeElement).toBe(frame);
});

it('restores the focus that is lost with a removed frame, and forgets a mistake after a while', () => {
  press('a');
  moveIntoFrame();
  frame.remove();
  later();
  expect(document.activeElement).toBe(editor);
  vi.advanceTimersByTime(60_000);
  document.querySelector('div')?.append(frame);
  press('a');
  moveIntoFrame();
  later();
  expect(onRepeat).not.toHaveBeenCalled();
});
