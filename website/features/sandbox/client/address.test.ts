import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeProject, encodeProject, isFileName, isReadable } from './address';

const project = {
  release: '6.5.5',
  files: [{ name: 'App.tsx', code: 'export default () => "ä€😀";\n' }],
};

const fileName = fc.stringMatching(/^[a-z]{1,8}(\/[a-z]{1,8})?\.(tsx|ts|css|json)$/);

it('returns every project', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ name: fileName, code: fc.string({ unit: 'grapheme' }) }), {
        minLength: 1,
        maxLength: 6,
        selector: ({ name }) => name,
      }),
      async (files) => {
        const hash = await encodeProject({ release: '8.24.1', files });
        expect(hash).toMatch(/^code=1\.[\w-]+$/);
        expect(await decodeProject(`#${hash}`)).toEqual({
          kind: 'project',
          project: { release: '8.24.1', files },
        });
      },
    ),
    { numRuns: 40 },
  );
});

it.each([
  ['as many files as are allowed', 24, 'a'.repeat(16_000), true],
  ['one file too many', 25, 'a', false],
  ['more text than is allowed, which compresses well', 1, 'a'.repeat(400_000), false],
])('knows in advance whether it can read %s', async (_, count, code, expected) => {
  const files = Array.from({ length: count }, (_, index) => ({ name: `a${index}.ts`, code }));
  const hash = await encodeProject({ release: '6.5.5', files });
  const { kind } = await decodeProject(hash);
  expect(kind).toBe(expected ? 'project' : 'problem');
  expect(isReadable(hash, { release: '6.5.5', files })).toBe(expected);
});

describe('damaged addresses', () => {
  it('never throws', async () => {
    const whole = await encodeProject(project);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.string(), async (at, text) => {
        const damaged = whole.slice(0, at) + text + whole.slice(at + 1);
        const { kind } = await decodeProject(damaged);
        expect(['none', 'problem', 'project']).toContain(kind);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['', 'none'],
    ['#elsewhere', 'none'],
    ['#code=2.abc', 'problem'],
    ['#code=1.', 'problem'],
    ['#code=1.!!!', 'problem'],
    [`#code=1.${'A'.repeat(300_000)}`, 'problem'],
  ])('%.20s is %s', async (hash, kind) => {
    expect(await decodeProject(hash)).toMatchObject({ kind });
  });

  it.each([
    ['a release that isn’t available', { ...project, release: '9.0.0' }, /9\.0\.0/],
    ['no file', { ...project, files: [] }, /damaged/],
    [
      'a path that leaves the project',
      { ...project, files: [{ name: '../a.ts', code: '' }] },
      /damaged/,
    ],
    ['a bomb', { ...project, files: [{ name: 'a.ts', code: 'a'.repeat(2_000_000) }] }, /damaged/],
  ])('says what is wrong with %s', async (_, hostile, message) => {
    expect(await decodeProject(await encodeProject(hostile))).toEqual({
      kind: 'problem',
      message: expect.stringMatching(message),
    });
  });
});

it.each([
  ['App.tsx', true],
  ['data/fields.ts', true],
  ['a..ts', false],
  ['/a.ts', false],
  ['a//b.ts', false],
  ['a.exe', false],
  ['.ts', false],
])('the file name %s: %s', (name, isGood) => {
  expect(isFileName(name)).toBe(isGood);
});
