import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviorClaims } from '../releases/behavior/claim-table.ts';
import { claimProbes, claimsFile, olderWayClaims, runsOf } from '../releases/behavior/claims.ts';
import { corpus } from '../releases/behavior/corpus.ts';
import {
  behaviorFile,
  historyOf,
  missingMinors,
  type Outcomes,
  outcomesOn,
  probedReleases,
  storedBehavior,
} from '../releases/behavior/history.ts';
import type { Probe } from '../releases/behavior/probe.ts';
import { readManifest } from '../releases/fixtures.ts';
import { install, manifestOf, publishedVersions } from '../releases/history/download.ts';
import { chooseReleases } from '../releases/history/releases.ts';
import { compareReleases, majorOf, minorOf } from '../releases/releases.ts';
import { aliasOf, libraryPackage, type Target } from '../releases/targets.ts';
import { versionOfMajor } from '../releases/versions.ts';
import { runJob } from '../samples/behavior/run.ts';
import { repositoryDir } from '../website/site/pages.ts';

const dndPackage = '@react-querybuilder/dnd';
/** Packages that some releases load without depending on them. */
const peers = [
  'drizzle-orm',
  'json-logic-js',
  'jsonata',
  'react-dnd',
  'react-dnd-html5-backend',
  'redux',
  'sequelize',
  'spel2js',
];

const dir = join(repositoryDir, '.cache/behavior');
const fixtures = join(dir, 'releases/fixtures');

const dndReleases = publishedVersions(dndPackage).filter((release) => !release.includes('-'));

/** The newest add-on of the same major that isn't newer than the release. */
const addOnOf = (release: string): string | undefined =>
  dndReleases
    .filter((one) => majorOf(one) === majorOf(release) && compareReleases(one, release) <= 0)
    .sort(compareReleases)
    .at(-1);

/** The worker finds packages in the fixtures beside it, so a copy of it finds those of this release. */
function prepare(release: string): Target {
  for (const folder of ['releases', 'samples']) {
    cpSync(join(repositoryDir, folder), join(dir, folder), {
      recursive: true,
      filter: (path) => !/[/\\](?:fixtures|corpus)$|\.test\.ts$/.test(path),
    });
  }
  mkdirSync(fixtures, { recursive: true });
  const version = versionOfMajor(majorOf(release));
  if (!version) throw new Error(`releases/versions.ts doesn't document the major of ${release}.`);
  const pinned = readManifest();
  const addOn = addOnOf(release);
  const { dependencies, ...manifest } = manifestOf([release]);
  const packages = {
    ...dependencies,
    ...Object.fromEntries(peers.map((name) => [name, pinned[name]])),
    react: version.reactRuntime,
    'react-dom': version.reactRuntime,
    ...(addOn && { [dndPackage]: addOn }),
  };
  writeFileSync(
    join(fixtures, 'package.json'),
    JSON.stringify({ ...manifest, dependencies: packages }),
  );
  install(fixtures);
  return {
    library: release,
    aliases: {
      [libraryPackage]: aliasOf(libraryPackage, release),
      ...(addOn && { [dndPackage]: dndPackage }),
    },
  };
}

const run = (release: string, probes: readonly Probe[]): Promise<Outcomes> =>
  runJob({ target: prepare(release), probes }, join(dir, 'samples/behavior/worker.ts'));

/** Runs the code of claims on the releases that they name, except where the result is known. */
async function runClaims(): Promise<void> {
  const claims = [...behaviorClaims, ...olderWayClaims];
  const found = Object.fromEntries(
    claims.map((claim) => [
      claim.id,
      Object.fromEntries(runsOf(claim).map(({ release, output }) => [release, output])),
    ]),
  );
  for (const release of new Set(claims.flatMap(({ releases }) => releases))) {
    const probes = claimProbes(release, claims).filter(
      ({ id }) => found[id]?.[release] === undefined,
    );
    if (probes.length === 0) continue;
    const outcomes = await run(release, probes);
    for (const [id, outcome] of Object.entries(outcomes)) {
      found[id] = {
        ...found[id],
        [release]: 'output' in outcome ? outcome.output : outcome.missing,
      };
    }
    console.log(`${release}: ${probes.length} claims ran`);
    writeFileSync(claimsFile, `${JSON.stringify(found, undefined, 2)}\n`);
  }
}

// A registry may lack releases that ran before, and the docs may describe another patch than the last one.
const published = chooseReleases([...publishedVersions(), ...storedBehavior.releases]);
const byMinor = new Map(
  [...published, ...probedReleases].map((release) => [minorOf(release), release]),
);
const releases = [...byMinor.values()];
const known = new Set(storedBehavior.releases);
const runs = Object.fromEntries(
  releases.filter((release) => known.has(release)).map((release) => [release, outcomesOn(release)]),
);
const history = () =>
  historyOf(
    runs,
    corpus.map(({ id }) => id),
  );
const store = () => writeFileSync(behaviorFile, `${JSON.stringify(history(), undefined, 2)}\n`);

// Newest first, because a release without results of its own has those of the one before it; a run that stops
// resumes here.
for (const release of releases.reverse()) {
  const before = runs[release] ?? {};
  const probes = corpus.filter(({ id }) => !Object.hasOwn(before, id));
  if (probes.length === 0) continue;
  const outcomes = await run(release, probes);
  const ran = Object.values(outcomes).filter((outcome) => 'output' in outcome).length;
  console.log(`${release}: ${ran} of ${probes.length} probes ran`);
  runs[release] = { ...before, ...outcomes };
  store();
}
store();
await runClaims();
rmSync(dir, { recursive: true, force: true });
console.log(`The registry lacks these minors: ${missingMinors(history()).join(', ')}.`);
