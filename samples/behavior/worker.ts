import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'sucrase';
import type { ProbeResult } from '../../releases/behavior/history.ts';
import { isExpression, type Probe } from '../../releases/behavior/probe.ts';
import { fixturesDir } from '../../releases/fixtures.ts';
import { hasName, storedHistory } from '../../releases/history/stored.ts';
import { libraryPackage, type Target } from '../../releases/targets.ts';
import { captureConsole } from '../console.ts';
import { installDom } from '../dom.ts';
import { forgetLibrary, installPackages, type Load } from '../packages.ts';
import { printed, thrown } from './print.ts';
import { toolsFor } from './tools.ts';

export interface ProbeJob {
  readonly target: Target;
  readonly probes: readonly Probe[];
}

/** Its message is a name that the probe uses and the release doesn't export. */
class Missing extends Error {}

/** Entry points whose exports probes find too. */
const entryPoints = [
  'parseCEL',
  'parseJSONata',
  'parseJsonLogic',
  'parseMongoDB',
  'parseSpEL',
  'parseSQL',
].map((name) => `${libraryPackage}/${name}`);

const dndPackage = '@react-querybuilder/dnd';

/** The export of the add-on for drag and drop, which isn't in the history of the library. */
const dndComponent = 'QueryBuilderDnD';

function exportsOf(load: Load, specifiers: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.assign(
    {},
    ...specifiers.map((specifier) => {
      try {
        return { ...(load(specifier) as object) };
      } catch (error) {
        if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return {};
        // The release doesn't have this entry point.
        if ((error as { code?: string }).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return {};
        throw error;
      }
    }),
  );
}

/** The text of a file of the library, or an empty string if the release doesn't have it. */
function fileOf(aliases: Target['aliases'], name: string): string {
  try {
    const folder = aliases[libraryPackage] ?? libraryPackage;
    return readFileSync(join(fixturesDir, 'node_modules', folder, name), 'utf8');
  } catch {
    return '';
  }
}

/** Reading a name that the release lacks throws. */
function scopeOf(load: Load, { aliases }: Target, tools: object): object {
  const main = load(libraryPackage) as Readonly<Record<string, unknown>>;
  const known: Readonly<Record<string, unknown>> = {
    ...exportsOf(load, [...entryPoints, ...(dndPackage in aliases ? [dndPackage] : [])]),
    ...main,
    QueryBuilder: main.QueryBuilder ?? main.default,
    library: main,
    file: (name: string) => fileOf(aliases, name),
    ...tools,
  };
  return new Proxy(known, {
    has: (_, name) =>
      typeof name === 'string' &&
      (name in known || Object.hasOwn(storedHistory, name) || name === dndComponent),
    get: (_, name) => {
      if (typeof name !== 'string') return undefined;
      if (name in known) return known[name];
      throw new Missing(name);
    },
  });
}

function compile(code: string): (scope: object) => Promise<unknown> {
  const body = isExpression(code) ? `return (${code});` : code;
  const { code: script } = transform(`async () => {${body}}`, {
    transforms: ['jsx'],
    jsxRuntime: 'classic',
    production: true,
  });
  // Sloppy mode allows `with`, so a name is looked up when it is used.
  return new Function('scope', `with (scope) { return (${script})(); }`) as never;
}

async function runProbe(
  { code, needs }: Probe,
  target: Target,
  load: Load,
  dom: ReturnType<typeof installDom>,
): Promise<ProbeResult> {
  const lacks = needs.find((key) => !hasName(key, target.library));
  if (lacks !== undefined) return { missing: lacks };

  // Only builders keep state between probes.
  if (code.includes('render(')) forgetLibrary();
  const { lines, release } = captureConsole();
  const { tools, finish } = toolsFor(load, dom, () =>
    lines.filter(({ kind }) => kind === 'warning').map(({ text }) => text),
  );
  try {
    return { output: printed(await compile(code)(scopeOf(load, target, tools))) };
  } catch (error) {
    if (error instanceof Missing) return { missing: error.message };
    return { output: thrown(error) };
  } finally {
    await finish().catch(() => {});
    release();
  }
}

process.once('message', async ({ target, probes }: ProbeJob) => {
  const dom = installDom();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const load = installPackages(target);
  const outcomes: Record<string, ProbeResult> = {};
  for (const probe of probes) outcomes[probe.id] = await runProbe(probe, target, load, dom);
  process.send?.(outcomes);
  process.disconnect();
});
