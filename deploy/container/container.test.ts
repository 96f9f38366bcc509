import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../tools/lib/input-hash.mjs';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'));

it('passes every setting to the build in the image', () => {
  const args = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(args.sort()).toEqual([...settingNames].sort());
  expect(services.site.build.args).toEqual(
    Object.fromEntries(settingNames.map((name) => [name, `\${${name}:-}`])),
  );
});

it('listens on the port that the image exposes and Compose maps', () => {
  const [, port] = /listen (\d+);/.exec(readFileSync('deploy/container/nginx.conf', 'utf8')) ?? [];
  expect(dockerfile).toContain(`EXPOSE ${port}`);
  expect(dockerfile).toContain(`http://127.0.0.1:${port}/`);
  expect(services.site.ports).toEqual([`3000:${port}`]);
});
