import { describe, expect, it } from 'vitest';
import { parseMeta } from './meta.ts';

const none = { norun: false, output: false, hidden: false, live: false, highlightedLines: [] };

describe('parseMeta', () => {
  it.each([
    ['', none],
    ['title="My App.tsx"', { ...none, title: 'My App.tsx' }],
    ['file=src/App.tsx sample=login', { ...none, file: 'src/App.tsx', sample: 'login' }],
    ["nocheck='needs a server'", { ...none, nocheck: 'needs a server' }],
    ['since="8.14" norun', { ...none, since: '8.14', norun: true }],
    ['version="5"', { ...none, version: '5' }],
    ['output', { ...none, output: true }],
    ['npm2yarn {1,3-5} /rules/', { ...none, highlightedLines: [1, 3, 4, 5] }],
    ['{2} title=a {4}', { ...none, title: 'a', highlightedLines: [2, 4] }],
    ['live', { ...none, live: true }],
    ['title="App.tsx"', { ...none, title: 'App.tsx' }],
    ['title=\'a "b"\' {1,4-6}', { ...none, title: 'a "b"', highlightedLines: [1, 4, 5, 6] }],
    ['{2} showLineNumbers', { ...none, highlightedLines: [2], lineNumbers: 1 }],
    ['showLineNumbers=10 since="8"', { ...none, since: '8', lineNumbers: 10 }],
    ['{6-4} {a} {} nocheck="subtitle=1"', { ...none, nocheck: 'subtitle=1' }],
  ])('reads %j', (text, meta) => {
    expect(parseMeta(text)).toEqual({ meta, problems: [] });
  });

  it.each([
    ['nocheck', '"nocheck" needs a reason'],
    ['nocheck=""', '"nocheck" needs a reason'],
    ['nocheck="  "', '"nocheck" needs a reason'],
    ['file=App', '"file" needs a file name with its extension'],
    ['file=../App.tsx', '"file" needs a file name with its extension'],
    ['file=/App.tsx', '"file" needs a file name with its extension'],
    ['sample="two words"', '"sample" needs a name'],
    ['since="v8"', '"since" needs a release'],
    ['version', '"version" needs a version or release'],
    ['norun="true"', '"norun" takes no value'],
    ['live=yes', '"live" takes no value'],
    ['showLineNumbers=a', '"showLineNumbers" takes no value, or a number'],
    ['output output', '"output" appears twice'],
    ['nochek="typo"', '"nochek" is not a word for a code fence'],
  ])('explains what is wrong with %j', (text, message) => {
    const { problems } = parseMeta(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('leaves a wrong word out of the meta', () => {
    expect(parseMeta('nocheck norun').meta).toEqual({ ...none, norun: true });
  });
});
