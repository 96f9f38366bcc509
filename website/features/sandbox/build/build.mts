import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureFixtures } from '../../../../releases/fixtures.ts';
import { writeInputs } from '../../bundle/parts/inputs.mts';
import type { ManifestBundle, RuntimeManifest } from '../frame/protocol.ts';
import { type Bundle, makeBundle, makeScript } from './bundle.mts';
import { runtimes } from './bundles.mts';
import { frameDocument } from './frame-document.mts';
import { namesOf } from './names.mts';
import { packageReleases, vendoredPackages } from './packages.mts';
import { libraryTypes, typesOf } from './types.mts';

const output = fileURLToPath(new URL('../../../../dist/play', import.meta.url));
const source = (path: string) => fileURLToPath(new URL(`../frame/${path}`, import.meta.url));

ensureFixtures(console.log);
for (const folder of ['files', 'frame']) mkdirSync(join(output, folder), { recursive: true });

const bundles: Record<string, ManifestBundle> = {};
const all = runtimes();
for (const runtime of all) {
  const types = typesOf(runtime);
  for (const bundle of runtime.bundles) {
    bundles[bundle.name] ??= {
      file: write(bundle.name, await makeBundle(bundle, offeredBesides(bundle, runtime.bundles))),
      base: bundle.base,
      types: write(`types-${bundle.name}`, JSON.stringify(types.get(bundle.name)), 'json'),
      modules: Object.keys(bundle.modules),
      styles: Object.keys(bundle.styles),
    };
  }
}

const vendored = await vendoredPackages();

const manifest: RuntimeManifest = {
  frame: writeFrame(frameDocument(await makeScript(source('frame/index.ts')))),
  compiler: write('compiler', await makeScript(source('compiler.ts'))),
  language: {
    worker: write('language', await makeScript(source('language/worker.ts'))),
    types: write('types', JSON.stringify(libraryTypes()), 'json'),
  },
  bundles,
  runtimes: Object.fromEntries(
    all.map(({ release, bundles: own }) => [
      release,
      {
        bundles: own.map(({ name }) => name),
        names: write(`names-${release}`, JSON.stringify(namesOf(release)), 'json'),
      },
    ]),
  ),
  packages: packageReleases(),
  vendored: Object.fromEntries(
    Object.entries(vendored).map(([name, files]) => [
      name,
      write(`source-${name.split('/')[1]}`, JSON.stringify(files), 'json'),
    ]),
  ),
};
writeFileSync(join(output, 'manifest.json'), JSON.stringify(manifest));
await writeInputs(import.meta.url);

/** Browsers can cache a file forever if its name changes with its content. */
function write(name: string, code: string, extension = 'js'): string {
  const file = `files/${name}.${hashOf(code)}.${extension}`;
  writeFileSync(join(output, file), code);
  return file;
}

/** The frame has its own folder, because its headers differ from those of all other files. */
function writeFrame(html: string): string {
  const page = `frame/${hashOf(html)}`;
  writeFileSync(join(output, `${page}.html`), html);
  return page;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Only modules that every preview has, because a bundle can't rely on any others. */
function offeredBesides(bundle: Bundle, others: readonly Bundle[]): ReadonlySet<string> {
  return new Set(
    others
      .filter((other) => other !== bundle && other.base)
      .flatMap(({ modules }) => Object.keys(modules)),
  );
}
