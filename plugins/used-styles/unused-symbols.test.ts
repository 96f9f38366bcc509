import { describe, expect, it } from 'vitest';
import { classesOf } from './html.ts';
import { unusedSymbols } from './unused-symbols.ts';

describe('unusedSymbols', () => {
  const style =
    '.row--a{color:var(--read)}.row--b>.t-key{--read:1;--set:2;--kept:3}.w-1\\/2{top:0}';

  it('knows what scripts name, and what stylesheets read', () => {
    expect(unusedSymbols([style], ['x="row--a t-key";y.set("--kept",1)'])).toEqual([
      'row--b',
      'w-1/2',
      '--set',
    ]);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a script
  it.each(['`t-${key}`', '"t-"+key', '"t-" + key', '"t-".concat(key)'])(
    'keeps what %s may make',
    (script) => {
      expect(unusedSymbols([style], [script])).not.toContain('t-key');
    },
  );

  it('does not take a name for used that only begins like a used one', () => {
    expect(unusedSymbols(['.card{top:0}.card__body{top:0}'], ['"card"'])).toEqual(['card__body']);
  });
});

it('classesOf finds classes in both ways of writing an attribute', () => {
  expect(
    classesOf('<a class=one href=/x><b data-class="no" class="two three">class=four</b>'),
  ).toEqual(['one', 'two', 'three']);
});
