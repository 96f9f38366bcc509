import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { icons } from '../../../../../stand-ins/shared/icons.tsx';
import { allIcons, type IconName, missingNames } from '../../../../kits/icons.ts';
import { options } from '../options.ts';
import { kitCode } from './kit-code.ts';
import type { CodeInput } from './types.ts';

const always: readonly IconName[] = ['removeRule', 'removeGroup'];

export function lackingIcons({ kit, state }: CodeInput): readonly IconName[] {
  const missing = missingNames(kitCode[kit].missingIcons);
  const shown = options.flatMap(({ id, icons: names = [] }) => (state.options[id] ? names : []));
  return [...always, ...shown].filter((name) => missing.includes(name));
}

/** The module with the icons that replace symbols; empty if there are none. */
export function iconsModule(input: CodeInput): string {
  const lacking = lackingIcons(input);
  if (lacking.length === 0) return '';
  const available = Object.entries(icons).filter(([, icon]) =>
    lacking.some((name) => allIcons[name].label === icon),
  );
  const nameOf = (icon: ReactNode) => available.find(([, one]) => one === icon)?.[0];
  const [first] = available;
  return [
    '/** In place of symbols that many fonts lack. */',
    `const svg = {`,
    ...attributesOf(first?.[1]).map((line) => `  ${line}`),
    `}${input.isTypeScript ? ' as const' : ''};`,
    '',
    ...available.flatMap(([name, icon]) => [
      `const ${name} = (`,
      '  <svg {...svg}>',
      ...jsxOf(childrenOf(icon)).map((line) => `    ${line}`),
      '  </svg>',
      ');',
      '',
    ]),
    'export const icons = {',
    ...lacking.map((name) => `  ${name}: { label: ${nameOf(allIcons[name].label)} },`),
    '};',
    '',
  ].join('\n');
}

type Drawn = ReactElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>;

const childrenOf = (node: ReactNode) => (node as Drawn).props.children;

const attributesOf = (node: ReactNode) =>
  Object.entries((node as Drawn).props)
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => `${/\W/.test(name) ? `'${name}'` : name}: '${value}',`);

function jsxOf(node: ReactNode): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(jsxOf);
  if (!isValidElement(node)) return [];
  const { type, props } = node as Drawn;
  if (type === Fragment) return jsxOf(props.children);
  const attributes = Object.entries(props).map(([name, value]) =>
    typeof value === 'number' ? ` ${name}={${value}}` : ` ${name}="${value}"`,
  );
  return [`<${String(type)}${attributes.join('')} />`];
}
