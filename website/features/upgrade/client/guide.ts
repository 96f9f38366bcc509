import { type Span, spanAt } from '../../../../releases/history/history';
import { majorOf, minorOf } from '../../../../releases/releases';
import type { ChangeData } from './change';
import { listOf } from './listOf';
import { changesBetween, gapsBetween, hasMinors, type MinorsData } from './minors';

/** A type that got stricter: two files, each compiled with its major. */
export interface TypeData {
  readonly id: string;
  readonly text: string;
  readonly page: string;
  /** As HTML, colored when the site is built. */
  readonly before: string;
  readonly after: string;
}

export interface StepData {
  /** For example `6-to-7`. */
  readonly id: string;
  /** The releases that were compared. */
  readonly from: string;
  readonly to: string;
  /** Address of the migration page. */
  readonly guide: string;
  readonly changes: readonly ChangeData[];
  readonly types: readonly TypeData[];
}

export interface RemovedName {
  readonly name: string;
  /** When releases have it. */
  readonly spans: readonly Span[];
  /** What to use instead. Backticks enclose code. */
  readonly instead?: string;
}

export interface MajorData {
  readonly major: number;
  /** The release that its docs describe. */
  readonly release: string;
  /** Where the addresses of its docs start. */
  readonly docs: string;
  readonly react: readonly number[];
  /** The oldest TypeScript, if the release notes name it. */
  readonly typescript?: string;
  /** Releases of add-ons that fit the release, by package. */
  readonly addons: Readonly<Record<string, string>>;
}

interface KitData {
  readonly id: string;
  readonly label: string;
  /** Packages of the kit that its newest add-on needs. */
  readonly packages: readonly string[];
}

export interface UpgradeData {
  /** Full version numbers, oldest first: the newest published one of each minor. */
  readonly releases: readonly string[];
  readonly steps: readonly StepData[];
  readonly removed: readonly RemovedName[];
  readonly majors: readonly MajorData[];
  readonly kits: readonly KitData[];
  /** Labels by area of what a reader can use. Backticks enclose code. */
  readonly areas: Readonly<Record<string, string>>;
}

export interface Choice {
  readonly from: string;
  readonly to: string;
  /** Ids of kits. */
  readonly kits: readonly string[];
  /** Areas that the reader doesn't use; `types` is the one of TypeScript. */
  readonly without: readonly string[];
}

/** The area of types, which isn't one of behavior. */
export const typesArea = 'types';

/** One step of the reader's way. */
export interface Leg {
  readonly step: StepData | undefined;
  readonly from: string;
  readonly to: string;
  /** The releases whose behavior is compared, or nothing if it isn't known. */
  readonly compared: { readonly from: string; readonly to: string } | undefined;
  /** Minors that the registry doesn't have, so that what they changed is listed with later ones. */
  readonly gaps: readonly string[];
  readonly removed: readonly RemovedName[];
  readonly types: readonly TypeData[];
  readonly looks: readonly ChangeData[];
  readonly behavior: readonly ChangeData[];
  readonly todos: readonly ChangeData[];
  readonly install: Install;
}

export interface Install {
  /** Arguments of `npm install`. */
  readonly packages: readonly string[];
  readonly react: readonly number[];
  readonly typescript?: string;
  /** Add-ons whose release differs from the library's, so that npm needs an override. */
  readonly needsOverride: readonly string[];
}

/**
 * The way from one release to a newer one, a major at a time.
 *
 * @param minors - What each minor changed. Without it, the last releases of two majors are compared.
 */
export function legsOf(data: UpgradeData, choice: Choice, minors?: MinorsData): readonly Leg[] {
  return stopsOf(data, choice).map(([from, to]) => legOf(data, choice, from, to, minors));
}

/** Whether the way has a step that isn't from the last release of a major to that of the next. */
export const needsMinors = (data: UpgradeData, choice: Choice): boolean =>
  stopsOf(data, choice).some(
    ([from, to]) => !data.steps.some((step) => step.from === from && step.to === to),
  );

function stopsOf({ majors }: UpgradeData, { from, to }: Choice): readonly [string, string][] {
  const stops = [
    from,
    ...majors
      .map(({ release }) => release)
      .filter((release) => majorOf(release) > majorOf(from) && majorOf(release) < majorOf(to)),
    to,
  ];
  return stops.slice(1).map((stop, index) => [stops[index] ?? from, stop]);
}

function legOf(
  data: UpgradeData,
  { kits, without }: Choice,
  from: string,
  to: string,
  minors: MinorsData | undefined,
): Leg {
  const step = data.steps.find(({ id }) => id === `${majorOf(from)}-to-${majorOf(to)}`);
  const isWhole = step?.from === from && step.to === to;
  const exact = !isWhole && minors && hasMinors(minors, from, to) ? minors : undefined;
  const all = exact ? changesBetween(exact, from, to) : (step?.changes ?? []);
  const changes = all.filter(({ area }) => !without.includes(area));
  return {
    step,
    from,
    to,
    compared: exact ? { from, to } : step && { from: step.from, to: step.to },
    gaps: exact ? gapsBetween(exact, from, to) : [],
    removed: data.removed.filter(({ spans }) => spanAt(spans, from) && !spanAt(spans, to)),
    types: without.includes(typesArea) ? [] : (step?.types ?? []),
    looks: changes.filter(({ area }) => area === 'look'),
    behavior: changes.filter(({ area }) => area !== 'look'),
    todos: changes.filter(({ todo }) => todo !== undefined),
    install: installOf(data, to, kits, !without.includes('drag')),
  };
}

/** Why npm refuses the packages without {@link overrideFor}. */
export const overrideReason = ({ needsOverride }: Install, to: string): string =>
  `${listOf(needsOverride)} ${needsOverride.length > 1 ? 'have' : 'has'} no release ${to}, and npm accepts another one only with an override.`;

/** What `package.json` needs, so that npm installs a library with add-ons that have no such release. */
export const overrideFor = (to: string): string =>
  JSON.stringify(
    {
      dependencies: { 'react-querybuilder': to },
      overrides: { 'react-querybuilder': '$react-querybuilder' },
    },
    null,
    2,
  );

/** The first major whose drag and drop is an add-on. */
const firstWithDnd = 5;

function installOf(
  data: UpgradeData,
  to: string,
  kits: readonly string[],
  drags: boolean,
): Install {
  const facts = data.majors.find(({ major }) => major === majorOf(to));
  // Each add-on has the number of the library, unless a release of its own is known to be the newest.
  const isNewest = facts !== undefined && minorOf(facts.release) === minorOf(to);
  const addons = [
    ...kits.map((id) => `@react-querybuilder/${id}`),
    ...(drags && majorOf(to) >= firstWithDnd ? ['@react-querybuilder/dnd'] : []),
  ].map((name) => [name, (isNewest && facts.addons[name]) || to] as const);
  return {
    packages: [
      `react-querybuilder@${to}`,
      ...addons.map(([name, release]) => `${name}@${release}`),
      ...(addons.some(([name]) => name.endsWith('/dnd'))
        ? ['react-dnd', 'react-dnd-html5-backend']
        : []),
      // What older add-ons need isn't known, so their kits stay as they are.
      ...(isNewest && facts === data.majors.at(-1)
        ? data.kits.filter(({ id }) => kits.includes(id)).flatMap(({ packages }) => packages)
        : []),
    ],
    react: facts?.react ?? [],
    ...(facts?.typescript && { typescript: facts.typescript }),
    needsOverride: addons.filter(([, release]) => release !== to).map(([name]) => name),
  };
}
