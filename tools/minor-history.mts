import { fork } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { behaviorClaims } from '../releases/behavior/claim-table.ts';
import { claimProbes, claimsFile, olderWayClaims, runsOf } from '../releases/behavior/claims.ts';
import { corpus } from '../releases/behavior/corpus.ts';
import {
  compactMinors,
  minorsFile,
  missingMinors,
  outcomesOn,
  storedMinors,
} from '../releases/behavior/minors.ts';
import type { Probe } from '../releases/behavior/probe.ts';
import { type Outcomes, outcomeAt } from '../releases/behavior/record.ts';
import { probedReleases, storedBehavior } from '../releases/behavior/stored.ts';
import { readManifest } from '../releases/fixtures.ts';
import { install, parts, publishedVersions } from '../releases/history/download.ts';
import { chooseReleases } from '../releases/history/releases.ts';
import { compareReleases, majorOf } from '../releases/releases.ts';
import { aliasOf, libraryPackage, type Target } from '../releases/targets.ts';
import { versionOfMajor } from '../releases/versions.ts';
import type { ProbeJob } from '../samples/behavior/worker.ts';
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
const limitMs = 600_000;

const dir = join(repositoryDir, '.cache/minors');
const fixtures = join(dir, 'releases/fixtures');
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

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
  const manifest = readManifest();
  const alias = aliasOf(libraryPackage, release);
  const addOn = addOnOf(release);
  const dependencies = {
    ...Object.fromEntries(peers.map((name) => [name, manifest[name]])),
    react: version.reactRuntime,
    'react-dom': version.reactRuntime,
    [alias]: `npm:${libraryPackage}@${release}`,
    ...(addOn && { [dndPackage]: addOn }),
  };
  const overrides = { [alias]: Object.fromEntries(parts.map((part) => [part, release])) };
  writeFileSync(
    join(fixtures, 'package.json'),
    JSON.stringify({ private: true, dependencies, overrides }),
  );
  install(fixtures);
  return {
    library: release,
    aliases: { [libraryPackage]: alias, ...(addOn && { [dndPackage]: dndPackage }) },
  };
}

function run(target: Target, probes: readonly Probe[]): Promise<Outcomes> {
  return new Promise((resolve, reject) => {
    const child = fork(join(dir, 'samples/behavior/worker.ts'), {
      execArgv: ['--import', loader],
      env: { ...process.env, NODE_ENV: 'development' },
      timeout: limitMs,
    });
    child.once('message', (outcomes: Outcomes) => resolve(outcomes));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The probes on ${target.library} ended with ${signal ?? `code ${code}`}.`)),
    );
    child.send({ target, probes } satisfies ProbeJob);
  });
}

/** The last release of a major has results already, which show that this installation fits. */
function compare(release: string, outcomes: Outcomes): void {
  if (!probedReleases.includes(release)) return;
  const wrong = Object.entries(outcomes).filter(
    ([id, outcome]) =>
      !isDeepStrictEqual(outcomeAt(storedBehavior, id, release, probedReleases), outcome),
  );
  for (const [id, outcome] of wrong) {
    console.error(`${id} on ${release} shows ${JSON.stringify(outcome)}.`);
  }
  if (wrong.length > 0) {
    throw new Error(`${wrong.length} outcomes on ${release} differ from behavior-history.json.`);
  }
}

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
    const outcomes = await run(prepare(release), probes);
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

// A registry may lack releases that ran before.
const releases = chooseReleases([...publishedVersions(), ...storedMinors.releases]).filter(
  (release) => majorOf(release) >= 4,
);
const known = new Set(storedMinors.releases);
const runs = Object.fromEntries(
  releases.filter((release) => known.has(release)).map((release) => [release, outcomesOn(release)]),
);

const store = (): void =>
  writeFileSync(minorsFile, `${JSON.stringify(compactMinors(runs), undefined, 2)}\n`);

// Newest first, because these differences matter to most readers; a run that stops resumes here.
for (const release of [...releases].reverse()) {
  const before = runs[release] ?? {};
  const probes = corpus.filter(({ id }) => !Object.hasOwn(before, id));
  if (probes.length === 0) continue;
  const outcomes = await run(prepare(release), probes);
  compare(release, outcomes);
  const ran = Object.values(outcomes).filter((outcome) => 'output' in outcome).length;
  console.log(`${release}: ${ran} of ${probes.length} probes ran`);
  runs[release] = { ...before, ...outcomes };
  store();
}
store();
await runClaims();
rmSync(dir, { recursive: true, force: true });
console.log(`The registry lacks these minors: ${missingMinors(compactMinors(runs)).join(', ')}.`);
