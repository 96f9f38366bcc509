import {
  defaultCombinators,
  defaultMatchModes,
  defaultOperators,
  defaultTranslations,
} from 'react-querybuilder';
import { expect, it } from 'vitest';
import { languageOf, languages } from './languages.ts';

const packs = languages.filter(({ id }) => id !== 'en');

/** Labels that say something; the others are symbols, which kits render as icons. */
const wordLabels = ['addRule', 'addGroup', 'notToggle'];
const named = (list: readonly { readonly name: string; readonly label: string }[]) =>
  list.filter(({ label }) => /[a-z]/i.test(label)).map(({ name }) => name);

it.each(packs)('$label has every text of the library, and no other', async ({ id }) => {
  const { texts } = (await languageOf(id).load?.()) ?? {};
  expect(Object.keys(texts?.translations ?? {}).sort()).toEqual(
    Object.keys(defaultTranslations).sort(),
  );
  for (const [key, { title, label }] of Object.entries(texts?.translations ?? {})) {
    expect(title, key).toBeTruthy();
    expect(Boolean(label), key).toBe(wordLabels.includes(key));
  }
  expect(Object.keys(texts?.operators ?? {}).sort()).toEqual(named(defaultOperators).sort());
  expect(Object.keys(texts?.combinators ?? {})).toEqual(named(defaultCombinators));
  expect(Object.keys(texts?.matchModes ?? {})).toEqual(named(defaultMatchModes));
});

it('English is the library’s own', () => {
  expect(languageOf('en').load).toBeUndefined();
});
