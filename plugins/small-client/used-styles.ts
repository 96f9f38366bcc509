import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { repositoryDir } from '../../site/pages.ts';

const { resolve } = createRequire(import.meta.url);

/** File for the result of {@link usedStyles}. */
export const stylesFile = 'infima.css';

/** The stylesheet that the theme loads, and the bundler's request of it. */
export const infima = resolve('infima/dist/css/default/default.css');
export const infimaRequest = /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/;

/**
 * Infima without the rules and variables that neither the theme nor this site uses. Docusaurus puts
 * Infima into the first cascade layer by its path, which the purged file doesn't have.
 */
export async function usedStyles(): Promise<string> {
  const users = [
    'node_modules/@docusaurus/{core,theme-common,theme-classic,plugin-content-docs}/lib',
    'docs',
    'versioned_docs',
    'src',
    'plugins',
  ].map((folder) => join(repositoryDir, folder, '**/*'));
  const results = await new PurgeCSS().purge({
    content: users.map((files) => `${files}.{js,ts,tsx,mdx,css}`),
    // In this order, because a file loses the variables that no earlier file uses.
    css: [...users.map((files) => `${files}.css`), infima],
    variables: true,
    // Infima's alerts and the icon that closes the phone menu use these, which PurgeCSS doesn't see.
    safelist: { variables: [/-contrast-/, '--ifm-color-emphasis-600'] },
  });
  const purged = results.at(-1);
  if (purged?.file !== infima) throw new Error(`PurgeCSS read nothing from ${infima}.`);
  return `@layer docusaurus.infima {\n${purged.css}\n}\n`;
}
