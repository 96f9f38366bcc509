// @ts-check

/** Tests may import what they need. */
const tests = '\\.(?:test|spec|bench)\\.m?tsx?$';

/** Every folder with code. */
const repository = '^(?:website|releases|samples|packages|stand-ins|deploy|tools|tests)/';

const feature = '^website/features/([^/]+)/';

/** What runs in the reader's page or in a frame there. */
const client = '^website/(?:src/(?!css/)|features/[^/]+/(?:client|frame)/)';

/**
 * @param {string} from
 * @param {readonly string[]} folders the only ones of this repository that may be imported
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (from, folders) => ({
  name: `${from} imports only ${folders.join(', ')}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: tests },
  to: { path: repository, pathNot: `^(?:${[`${from}/`, ...folders].join('|')})` },
});

/**
 * @param {string} name
 * @param {string} from
 * @param {readonly string[]} folders what may not be imported
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const never = (name, from, folders) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: folders.map((folder) => `^${folder}`) },
});

/** What each feature may import of other features; the others import none. Each row only names rows above it. */
const features = {
  bundle: [],
  project: [],
  code: [],
  article: ['bundle'],
  sandbox: ['bundle', 'project'],
  'live-examples': ['article', 'code', 'project', 'sandbox'],
  demo: ['bundle', 'article', 'project', 'live-examples'],
  releases: ['article', 'live-examples', 'demo'],
  'markdown-twins': ['article', 'demo'],
  api: ['bundle', 'code', 'article', 'sandbox', 'releases', 'markdown-twins'],
  search: ['article'],
  head: ['article'],
  shell: [],
  start: ['demo', 'project', 'sandbox'],
  upgrade: ['code', 'sandbox'],
};

/**
 * Who may import whom. ARCHITECTURE.md gives the reasons.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no circles',
      comment: 'Modules that import each other can only be understood, and loaded, together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('releases', []),
    only('samples', ['releases/']),
    only('stand-ins', []),
    // What the upgrade pages say about a name is what the published command says.
    only('packages/upgrade/src', []),
    only('packages/upgrade/bundle', ['releases/', 'packages/upgrade/src/']),
    // Bundled with what it needs of the repository, so that it can be published too.
    only('packages/docs-mcp', ['releases/', 'website/', 'packages/upgrade/']),
    only('deploy', ['website/site/']),
    only('website/site', ['website/kits/', 'releases/', 'samples/page\\.ts$']),
    only('website/kits', ['stand-ins/']),
    only('website', ['releases/', 'samples/', 'stand-ins/', 'packages/upgrade/']),
    only('tools', ['website/', 'releases/', 'samples/', 'packages/', 'stand-ins/', 'deploy/']),
    ...Object.entries(features).map(([name, others]) => ({
      name: `feature ${name}`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^website/features/${name}/`, pathNot: tests },
      to: { path: feature, pathNot: `^website/features/(?:${[name, ...others].join('|')})/` },
    })),
    never('shared parts know no feature', '^website/src/(?:components|css)/', [
      'website/features/',
    ]),
    never('no build code in the page', client, [
      'website/features/[^/]+/build/',
      'samples/',
      'deploy/',
      'tools/',
    ]),
    never('no components in the build', '^website/features/[^/]+/build/', [
      'website/src/.+\\.tsx$',
      'website/features/[^/]+/client/.+\\.tsx$',
    ]),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^node_modules/', '^releases/fixtures/.*node_modules', '/dist/'] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
