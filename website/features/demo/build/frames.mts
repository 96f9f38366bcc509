import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { kits, type UiKit, uiKits } from '../../../kits/kits.ts';
import { kitRules } from '../../../kits/rules.ts';
import { kitFrameMeta, write } from '../../../site/policies.ts';
import { copyInput, recordInputs, writeInputs } from '../../bundle/parts/inputs.mts';
import { ground, selectedInSight } from '../../project/app-style.ts';
import { builtPoster, colorModes, posterFile } from '../client/KitGallery/posters.ts';

/** Builds a page per kit into dist/frames, the chunks that they share, and the pictures of all kits. */
const here = fileURLToPath(new URL('../frame', import.meta.url));
const kitsFolder = fileURLToPath(new URL('../../../kits', import.meta.url));
const outDir = fileURLToPath(new URL('../../../../dist/frames', import.meta.url));

/**
 * The page of a kit, with a policy for hosts that send no headers. The kit's own rules come after those of
 * the library and of the demo.
 */
function pageOf({ id, missingIcons }: UiKit): string {
  const folder = join(kitsFolder, id);
  const styles = join(folder, 'frame.css');
  const imports = [
    `{ Provider } from ${JSON.stringify(join(folder, 'frame.tsx'))}`,
    `{ showKit } from ${JSON.stringify(join(here, 'frame.tsx'))}`,
    ...(existsSync(styles) ? [JSON.stringify(styles)] : []),
  ];
  // The rules that projects and the demo's program have too, for all options at once.
  const { css, iconCss, optionCss = {} } = kitRules[id] ?? {};
  const rules = [selectedInSight, ground, css, iconCss, ...Object.values(optionCss)].join('\n');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${write(kitFrameMeta)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Query builder: ${id}</title>
    <script type="module">
${imports.map((one) => `import ${one};`).join('\n')}
showKit({ Provider, ...${JSON.stringify({ missingIcons, css: rules })} });
    </script>
  </head>
  <body>
    <main id="root"></main>
  </body>
</html>
`;
}

const pages = new Map(uiKits.map((kit) => [join(here, `${kit.id}.html`), kit]));

/** Vite bundles what a page imports, and lets the page request all scripts and stylesheets at once. */
const kitPages: Plugin = {
  name: 'kit-pages',
  enforce: 'pre',
  resolveId: (id) => (pages.has(id) ? id : undefined),
  load: (id) => {
    const kit = pages.get(id);
    return kit && pageOf(kit);
  },
};

rmSync(outDir, { recursive: true, force: true });
await build({
  root: here,
  base: '/frames/',
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [kitPages, react(), tailwindcss(), recordInputs],
  build: {
    outDir,
    emptyOutDir: false,
    // A test limits the sizes, because kits can be large.
    chunkSizeWarningLimit: 2000,
    // All supported browsers support modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [...pages.keys()] },
  },
});

for (const { id } of kits) {
  for (const mode of colorModes) {
    copyInput(join(kitsFolder, id, posterFile(mode)), join(outDir, builtPoster(id, mode)));
  }
}

await writeInputs(import.meta.url);
