import { join } from 'node:path';
import { addOnOf, uiKits } from '../../../kits/kits.ts';
import type { Bundle } from './bundle.mts';
import { fixtureBundle } from './companions.mts';
import { repositoryDir } from './paths.mts';

/** Packages don't have to export their stylesheets to `require`, so they are found by path. */
const fileOf = (specifier: string): string => join(repositoryDir, 'node_modules', specifier);

/** Kits are among the site's own packages. */
export const kitBundles: readonly Bundle[] = uiKits.map((kit) => {
  const { id, provider, stylesheets = [], sandboxStylesheets = stylesheets } = kit;
  return fixtureBundle(`kit-${id}`, [addOnOf(kit), ...(provider ? [provider.from] : [])], {
    from: repositoryDir,
    styles: Object.fromEntries(sandboxStylesheets.map((name) => [name, fileOf(name)])),
  });
});
