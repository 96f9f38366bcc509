import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizesOf } from '../../../../../releases/costs/size.ts';
import { latest } from '../../../../../releases/versions.ts';
import { repositoryDir } from '../../../../site/pages.ts';
import type { Facts } from '../../../../src/components/LibraryFacts/facts.ts';

export function libraryFacts(): Facts {
  const manifest = join(repositoryDir, 'node_modules/react-querybuilder/package.json');
  const { license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const [size] = sizesOf([
    {
      root: repositoryDir,
      code: `export { QueryBuilder } from 'react-querybuilder';`,
      external: ['react', 'react-dom'],
    },
  ]);
  return { license, react: latest.react, kilobytes: Math.round((size?.gzip ?? 0) / 1000) };
}
