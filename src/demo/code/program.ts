import { defaultCombinators, defaultOperators } from 'react-querybuilder';
import { print } from '../panels/parts/print.ts';
import type { Texts } from '../shared/settings.ts';
import { appModule } from './app.ts';
import { fieldsModule } from './fields.ts';
import { iconsModule } from './icons.ts';
import { styleSheet } from './styles.ts';
import type { CodeFile, CodeInput } from './types.ts';

/**
 * The program that shows the builder as it is on screen: the app, its fields, and anything else it
 * needs. It includes only what differs from the library's defaults.
 */
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
    ...(texts ? [module(isTypeScript ? 'texts.ts' : 'texts.js', textsModule(texts))] : []),
    ...(icons ? [module(isTypeScript ? 'icons.tsx' : 'icons.jsx', icons)] : []),
    ...(styles ? [module('styles.css', styles)] : []),
  ];
}

function textsModule({ translations, operators, combinators }: Texts): string {
  const labelled = (
    list: readonly { readonly name: string; readonly label: string }[],
    labels: Readonly<Record<string, string>>,
  ) => list.map(({ name, label }) => ({ name, label: labels[name] ?? label }));
  return [
    `export const translations = ${print(translations)};`,
    '',
    `export const operators = ${print(labelled(defaultOperators, operators))};`,
    '',
    `export const combinators = ${print(labelled(defaultCombinators, combinators))};`,
    '',
  ].join('\n');
}
