// Prints how many bytes the builder and what it needs besides React have in an app, minified and
// compressed by gzip. Docusaurus loads plugins in a way in which Vite can't be imported.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = '\0builder';
const { output } = await build({
  configFile: false,
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    rollupOptions: {
      input: entry,
      external: /^react(?:-dom)?(?:\/|$)/,
      preserveEntrySignatures: 'strict',
    },
  },
  plugins: [
    {
      name: 'builder',
      resolveId: (id) => (id === entry ? id : undefined),
      load: (id) =>
        id === entry ? `export { QueryBuilder } from 'react-querybuilder';` : undefined,
    },
  ],
});
console.log(gzipSync(output.map(({ code = '' }) => code).join('')).length);
