import { describe, expect, it } from 'vitest';
import { nameKey, queryWords, stem, words } from './words';

describe('words', () => {
  it.each([
    ['showCloneButtons', ['showclonebuttons', 'show', 'clone', 'buttons']],
    ['parseSQL', ['parsesql', 'parse', 'sql']],
    ['parseJsonLogic', ['parsejsonlogic', 'parse', 'json', 'logic']],
    ['mongodb_query', ['mongodb', 'query', 'mongodbquery']],
    ['.rule-remove', ['rule', 'remove', 'ruleremove']],
    ['Zoë Ångström', ['zoe', 'angstrom']],
    ['כלל וקבוצה', ['כלל', 'וקבוצה']],
    ['🎉 <b>.*+?^$', ['b']],
    ['', []],
  ])('of %j are %j', (text, found) => {
    expect(words(text)).toEqual(found);
  });
});

describe('stem', () => {
  it.each([
    ['buttons', 'button'],
    ['queries', 'query'],
    ['validating', 'validat'],
    ['rules', 'rule'],
    ['rule', 'rule'],
    ['string', 'string'],
    ['class', 'class'],
  ])('of %s is %s', (word, cut) => {
    expect(stem(word)).toBe(cut);
  });
});

it('leaves stop words out of a query unless it has no other words', () => {
  expect(queryWords('How do I export to the showClone')).toEqual(['export', 'showclone']);
  expect(queryWords('how to')).toEqual(['how', 'to']);
});

it('has the same key for all spellings of a name', () => {
  expect(nameKey('Clone buttons')).toBe(nameKey('cloneButtons'));
});
