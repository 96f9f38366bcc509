import { describe, expect, it } from 'vitest';
import { addFiles, addRecord, runtimeOf } from './html.ts';

const scripts =
  '<script src=/assets/js/runtime~main.1f.js defer></script><script src=/assets/js/main.2a.js defer></script>';

describe('addFiles', () => {
  const page = `<link rel=stylesheet href=/assets/css/styles.css />${scripts}`;

  it('puts scripts before the application and stylesheets after the others', () => {
    expect(addFiles(page, ['/assets/js/a.js', '/assets/css/a.css'])).toBe(
      `<link rel=stylesheet href=/assets/css/styles.css /><link rel="stylesheet" href="/assets/css/a.css"><script src=/assets/js/a.js defer></script>${scripts}`,
    );
  });

  it('adds no stylesheet to a shadow root', () => {
    const shadow = '<template shadowrootmode=open><link rel=stylesheet href=/b.css></template>';
    expect(addFiles(`${page}${shadow}`, ['/assets/css/a.css'])).toBe(
      `<link rel=stylesheet href=/assets/css/styles.css /><link rel="stylesheet" href="/assets/css/a.css">${scripts}${shadow}`,
    );
  });

  it('adds nothing twice', () => {
    expect(addFiles(page, ['/assets/css/styles.css', '/assets/js/main.2a.js'])).toBe(page);
  });

  it('says what is different about a page in another format', () => {
    expect(() => addFiles(scripts, [])).toThrow('a page has no stylesheet');
    expect(() => runtimeOf('<p>')).toThrow('does not load its scripts as before');
  });
});

it('writes a record that cannot end its element', () => {
  const html = addRecord('<p>', { title: '</script>' });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = />([^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ title: '</script>' });
});
