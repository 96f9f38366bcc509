import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, mergeConfig, type OxcOptions, type Plugin } from 'vite';
import { recordInputs } from '../../bundle/parts/inputs.mts';

/** A script that provides modules to the code of a preview. */
export interface Bundle {
  readonly name: string;
  readonly modules: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  /** Folder whose `node_modules` it is bundled from. */
  readonly from: string;
  /** Whether every preview loads it. Otherwise, it loads when the code imports one of its modules. */
  readonly base: boolean;
}

/** The site's tsconfig leaves JSX to Docusaurus. */
const automaticJsx: OxcOptions = { jsx: { runtime: 'automatic', development: false } };

const entryId = '\0bundle.js';
const offeredPrefix = '\0offered:';

/**
 * Bundles modules into one classic script, because a frame with an opaque origin can't load module scripts
 * from a host without CORS headers. The script calls `__preview.offer(specifier, module)` and
 * `__preview.style(specifier, css)`.
 *
 * @param offered - Modules of other bundles, which the script gets from the frame when it runs.
 */
export const makeBundle = (bundle: Bundle, offered: ReadonlySet<string>): Promise<string> =>
  codeOf({
    root: bundle.from,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [virtualModules(bundle, offered), quietRedux, newestFontsOnly, tailwindcss()],
    oxc: automaticJsx,
    build: {
      // A frame can't load files, including fonts.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      // Keeps names that the reader knows in error messages and component stacks.
      rolldownOptions: { input: entryId, output: { format: 'iife', keepNames: true } },
    },
  });

/** Bundles a file of this repository into one classic script. */
export const makeScript = (file: string): Promise<string> =>
  codeOf({
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { rolldownOptions: { input: file, output: { format: 'iife' } } },
  });

/** Bundles a file into one module that keeps its imports of packages. */
export const makeModule = (file: string): Promise<string> =>
  codeOf({
    oxc: automaticJsx,
    build: {
      minify: false,
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: /^[^./]/ },
    },
  });

const common: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [recordInputs],
  build: { write: false, target: 'es2022' },
};

async function codeOf(config: InlineConfig): Promise<string> {
  const [output] = [await build(mergeConfig(common, config))].flat();
  if (!output || !('output' in output)) throw new Error('Vite produced no output.');
  return output.output[0].code.trim();
}

/** Redux Toolkit's development checks warn about slow machines, not about the reader's code. */
const quietRedux: Plugin = {
  name: 'quiet-redux',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/@reduxjs/toolkit/')
      ? code.replaceAll('process.env.NODE_ENV', '"production"')
      : undefined,
};

/** Fonts are inlined, so everybody would download a second copy in an older format. */
const newestFontsOnly: Plugin = {
  name: 'newest-fonts-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('.css') ? code.replace(/,\s*url\([^)]*\)\s*format\("woff"\)/g, '') : undefined,
};

function virtualModules(bundle: Bundle, offered: ReadonlySet<string>): Plugin {
  return {
    name: 'preview-bundle',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === entryId) return source;
      // The entry names fixtures; their imports from other bundles come from the frame.
      if (importer !== entryId && offered.has(source)) return offeredPrefix + source;
      if (importer === entryId) {
        return this.resolve(source, join(bundle.from, 'index.js'), { skipSelf: true });
      }
      // React DOM's own `require('react')`, in whichever alias it is.
      const own = importer?.startsWith(offeredPrefix) ? undefined : bundle.modules[source];
      return own === undefined
        ? undefined
        : this.resolve(own, join(bundle.from, 'index.js'), { skipSelf: true });
    },
    load(id) {
      if (id === entryId) return entry(bundle);
      if (id.startsWith(offeredPrefix)) {
        return `module.exports = __preview.require(${JSON.stringify(id.slice(offeredPrefix.length))});`;
      }
      return undefined;
    },
  };
}

function entry({ modules, styles }: Bundle): string {
  const pairs = Object.entries(modules);
  return [
    ...pairs.map(([, from], index) => `import * as m${index} from ${JSON.stringify(from)};`),
    ...pairs.map(([name], index) => `__preview.offer(${JSON.stringify(name)}, m${index});`),
    ...Object.values(styles).map(
      (file, index) => `import s${index} from ${JSON.stringify(`${file}?inline`)};`,
    ),
    ...Object.keys(styles).map(
      (name, index) => `__preview.style(${JSON.stringify(name)}, s${index});`,
    ),
  ].join('\n');
}
