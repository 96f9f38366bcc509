// @ts-check

/** Tests may import what they need. */
const tests = '\\.(?:test|spec|bench)\\.m?tsx?$';

/** Every folder with code. */
const repository =
  '^(?:site|library|samples|kits|packages|plugins|playground|src|hosting|scripts|tests)/';

/**
 * @param {string} name
 * @param {string} from
 * @param {readonly string[]} folders the only ones of this repository that may be imported
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (name, from, folders) => ({
  name: `only-${name}`,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: repository, pathNot: `^(?:${folders.join('|')})` },
});

/**
 * @param {string} name - Of the rule.
 * @param {string} from - Whose imports it's about.
 * @param {readonly string[]} folders - What they may not import.
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const never = (name, from, folders) => ({
  name: `never-${name}`,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: folders.map((folder) => `^${folder}`) },
});

/**
 * Who may import whom. ARCHITECTURE.md gives the reasons.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that import each other can only be understood, and loaded, together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('site', '^site/', ['site/', 'kits/']),
    // What the upgrade pages say about a name is what the published command says.
    only('library', '^library/', [
      'library/',
      'site/',
      'kits/',
      'packages/upgrade/src/rules\\.ts$',
    ]),
    only('samples', '^samples/', ['samples/', 'library/', 'site/']),
    only('packages', '^packages/(?!docs-mcp/)', ['packages/']),
    // Bundled with what it needs of the repository, so that it can be published too.
    only('docs-mcp', '^packages/docs-mcp/', [
      'packages/docs-mcp/',
      'library/',
      'playground/',
      'site/',
      'website/features/search/client/',
    ]),
    only('project', '^website/features/project/', ['website/features/project/']),
    never('shipped-code', '^(?:site|library|samples|kits|packages|plugins|playground|src)/', [
      'scripts/',
      'tests/',
    ]),
    never('pages-from-build', '^(?:src/|plugins/[^/]+/client/)', [
      'library/',
      'samples/',
      'hosting/',
    ]),
    never('src-from-plugins', '^src/', ['plugins/(?![^/]+/client/)']),
    never('plugins-from-components', '^plugins/(?![^/]+/client/)', [
      'src/.+\\.tsx$',
      'plugins/[^/]+/client/.+\\.tsx$',
    ]),
    never('demo', '^website/features/demo/client/', [
      'website/features/sandbox/client/',
      'website/features/search/client/',
      'website/features/upgrade/client/',
    ]),
    never('sandbox', '^website/features/sandbox/client/', [
      'website/features/demo/client/',
      'website/features/search/client/',
      'website/features/upgrade/client/',
    ]),
    never('search', '^website/features/search/client/', [
      'website/features/demo/client/',
      'website/features/sandbox/client/',
      'website/features/upgrade/client/',
    ]),
    never('upgrade', '^website/features/upgrade/client/', [
      'website/features/demo/client/',
      'website/features/sandbox/client/',
      'website/features/search/client/',
    ]),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^node_modules/', '^releases/fixtures/.*node_modules', '/dist/'] },
    enhancedResolveOptions: {
      conditionNames: ['rqb-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
