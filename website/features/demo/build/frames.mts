import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { kits, uiKits } from '../../../kits/kits.ts';
import { copyInput, recordInputs, writeInputs } from '../../bundle/parts/inputs.mts';
import { builtPoster, colorModes, posterFile } from '../client/KitGallery/posters.ts';
import { framePage } from './frame-page.ts';

/** Builds a page per kit into dist/frames, the chunks that they share, and the pictures of all kits. */
const here = fileURLToPath(new URL('../frame', import.meta.url));
const kitsFolder = fileURLToPath(new URL('../../../kits', import.meta.url));
const outDir = fileURLToPath(new URL('../../../../dist/frames', import.meta.url));

const kitOf = (entry: string) => /^\0?kit:(.+)$/.exec(entry)?.[1];

/** The code of a kit's page. The kit's own rules come after those of the library and of the demo. */
function entryOf(kit: string): string {
  const folder = join(kitsFolder, kit);
  const styles = join(folder, 'frame.css');
  const imports = [
    `{ frame } from ${JSON.stringify(join(folder, 'frame.tsx'))}`,
    `{ showKit } from ${JSON.stringify(join(here, 'frame.tsx'))}`,
    ...(existsSync(styles) ? [JSON.stringify(styles)] : []),
  ];
  return `${imports.map((one) => `import ${one};\n`).join('')}showKit(frame.kit, frame.Provider, frame.rules);\n`;
}

const kitEntries: Plugin = {
  name: 'kit-entries',
  resolveId: (id) => (kitOf(id) ? `\0${id}` : undefined),
  load(id) {
    const kit = id.startsWith('\0') ? kitOf(id) : undefined;
    return kit && entryOf(kit);
  },
};

const entries = Object.fromEntries(uiKits.map(({ id }) => [id, `kit:${id}`]));

rmSync(outDir, { recursive: true, force: true });
const { output } = (await build({
  root: here,
  base: '/frames/',
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [kitEntries, react(), tailwindcss(), recordInputs],
  resolve: { conditions: ['rqb-source', 'module', 'browser', 'production'] },
  build: {
    outDir,
    emptyOutDir: false,
    // A test limits the sizes, because kits can be large.
    chunkSizeWarningLimit: 2000,
    // All supported browsers support modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: entries },
  },
})) as Rolldown.RolldownOutput;

const chunks = output.filter((file) => file.type === 'chunk');
for (const kit of Object.keys(entries)) {
  writeFileSync(join(outDir, `${kit}.html`), framePage(kit, chunks));
}

for (const { id } of kits) {
  for (const mode of colorModes) {
    copyInput(join(kitsFolder, id, posterFile(mode)), join(outDir, builtPoster(id, mode)));
  }
}

await writeInputs(import.meta.url);
