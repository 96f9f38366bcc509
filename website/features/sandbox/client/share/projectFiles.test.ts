import { expect, it } from 'vitest';
import { releases } from '../releases';
import { templates } from '../templates/templates';
import { importedPackages, projectFiles } from './projectFiles';

const packages = { bootstrap: '5.3.8', 'bootstrap-icons': '1.13.2' };

it('finds packages without their subpaths, and what belongs to them', () => {
  expect(
    importedPackages([
      "import a from 'a/b.css';\nimport '@x/y/z';\nimport './c';\nconst d = import('d');",
      "import { H } from 'react-dnd-html5-backend';",
    ]),
  ).toEqual(['a', '@x/y', 'd', 'react-dnd-html5-backend', 'react-dnd']);
});

it.each(Object.getOwnPropertyNames(Object.prototype))('lists a package named %s', (name) => {
  const files = [{ name: 'App.js', code: `import '${name}';` }];
  const tree = projectFiles({ release: '8.24.1', files }, packages);
  expect(tree['package.json']).toContain(`"${name}": "*"`);
});

it.each(releases.map(({ release }) => release))('pins everything for %s', (release) => {
  for (const template of templates.filter(({ fits, id }) => fits(release) && id === 'basic-ts')) {
    const tree = projectFiles({ release, files: template.files(release) }, packages);
    const { dependencies, devDependencies, scripts } = JSON.parse(tree['package.json'] ?? '');
    expect(scripts.start).toBe('vite');
    for (const name of ['react', 'react-dom']) {
      const [major] = dependencies[name].split('.');
      expect(devDependencies[`@types/${name}`]).toBe(`^${major}`);
    }
    expect(dependencies['react-querybuilder']).toBe(release);
    expect(
      Object.values(dependencies).every((range) => /^\d+\.\d+\.\d+$/.test(String(range))),
    ).toBe(true);
    expect(tree['src/App.tsx']).toContain('QueryBuilder');
  }
});

it('includes the add-ons that aren’t on the registry', () => {
  const files = [
    { name: 'App.tsx', code: "import { K } from '@react-querybuilder/bulma';\nexport default K;" },
  ];
  const tree = projectFiles({ release: '8.24.1', files }, packages, {
    '@react-querybuilder/bulma': {
      'package.json': '{"peerDependencies":{"bootstrap":"5"}}',
      'index.js': 'x',
    },
  });
  expect(JSON.parse(tree['package.json'] ?? '').dependencies).toMatchObject({
    '@react-querybuilder/bulma': 'file:packages/bulma',
    bootstrap: '5.3.8',
  });
  expect(tree['packages/bulma/index.js']).toBe('x');
});

it('builds with the plugin that an add-on’s stylesheet needs', () => {
  const code = "import '@react-querybuilder/tremor/tremor.css';\nexport default () => null;";
  const tree = projectFiles(
    { release: '8.24.1', files: [{ name: 'App.tsx', code }] },
    { ...packages, tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' },
    {
      '@react-querybuilder/tremor': {
        'package.json': '{"peerDependencies":{"tailwindcss":">=4"}}',
        'tremor.css': '@import "tailwindcss";',
      },
    },
  );
  expect(JSON.parse(tree['package.json'] ?? '').devDependencies).toMatchObject({
    '@tailwindcss/vite': '4.3.5',
  });
  expect(tree['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
});

it('runs a script without a component as it is', () => {
  const tree = projectFiles(
    { release: '8.24.1', files: [{ name: 'index.ts', code: '1;' }] },
    packages,
  );
  expect(tree['index.html']).toContain('/src/index.ts');
  expect(tree['src/main.tsx']).toBeUndefined();
});
