import Translate, { translate } from '@docusaurus/Translate';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

describe('a translation', () => {
  it('needs an id or a message', () => {
    expect(() => translate({} as never)).toThrow(
      'Docusaurus translation declarations must have at least a translation id or a default translation message',
    );
    expect(() => renderToString(<Translate>{undefined as never}</Translate>)).toThrow(
      'at least a translation id or a default translation message',
    );
  });

  it.each([
    { declaration: { id: 'site.title' }, gives: 'site.title' },
    { declaration: { message: 'Title' }, gives: 'Title' },
    { declaration: { id: 'site.title', message: 'Title' }, gives: 'Title' },
  ])('falls back to what $declaration has', ({ declaration, gives }) => {
    expect(translate(declaration as { message: string })).toBe(gives);
  });

  it('takes nothing but a string as its children', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(() => renderToString(<Translate>{(<b>Title</b>) as never}</Translate>)).toThrow(
      'The Docusaurus <Translate> component only accept simple string values',
    );
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
