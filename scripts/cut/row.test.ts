import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addVersionName, addVersionRow } from './row.ts';

describe('cutting a version', () => {
  it('copies the row of Next under the new name, leaving the others as they are', () => {
    const before = readFileSync('site/versions.ts', 'utf8');
    const after = addVersionRow(before, '9');
    const added = after.slice(after.indexOf("name: '9'"), after.indexOf("name: '7'"));
    expect(added).toContain("label: 'v9'");
    expect(added).toContain("path: '/docs/9'");
    expect(added).toContain("banner: 'none'");
    expect(added).toContain("library: '");
    expect(after.replace(/ {2}\{\n {4}name: '9'[\s\S]*?^ {2}\},\n/m, '')).toBe(before);
  });

  it('says when there is no row to copy', () => {
    expect(() => addVersionRow('export const versions = [];', '9')).toThrow("name: 'current'");
  });

  it('puts the newest name first', () => {
    expect(addVersionName('["7", "6"]\n', '9')).toBe('["9", "7", "6"]\n');
  });
});
