import { defaultOperators } from 'react-querybuilder';
import { print } from '../panels/parts/print.ts';
import { combinatorList, operatorList } from '../shared/fields.ts';
import type { Texts } from '../shared/settings.ts';
import { appModule } from './app.ts';
import { fieldsModule } from './fields.ts';
import { iconsModule } from './icons.ts';
import { styleSheet } from './styles.ts';
import type { CodeFile, CodeInput } from './types.ts';
import { vocabularyIn } from './vocabulary.ts';

/** The program that shows the builder as it is on screen. It omits defaults. */
export function programFiles(input: CodeInput): readonly CodeFile[] {
  const styles = styleSheet(input);
  const icons = iconsModule(input);
  const { isTypeScript, texts } = input;
  const module = (name: string, text: string): CodeFile => ({
    path: `src/${name}`,
    text,
  });
  return [
    module(isTypeScript ? 'App.tsx' : 'App.jsx', appModule(input, styles !== '')),
    module(isTypeScript ? 'fields.ts' : 'fields.js', fieldsModule(input)),
    ...(texts ? [module(isTypeScript ? 'texts.ts' : 'texts.js', textsModule(input, texts))] : []),
    ...(icons ? [module(isTypeScript ? 'icons.tsx' : 'icons.jsx', icons)] : []),
    ...(styles ? [module('styles.css', styles)] : []),
  ];
}

function textsModule(
  { state }: CodeInput,
  { translations, operators, combinators }: Texts,
): string {
  const names = defaultOperators.map(({ name }) => name);
  const all = combinatorList(vocabularyIn(state).combinators, combinators);
  return [
    `export const translations = ${print(translations)};`,
    '',
    `export const operators = ${print(operatorList(names, operators))};`,
    '',
    `export const combinators = ${print(all)};`,
    '',
  ].join('\n');
}
