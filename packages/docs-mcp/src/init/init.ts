import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';
import { diffOf, removeEmptyFolder, writeChanges } from './changes.ts';
import { type ClientFile, clients } from './clients.ts';
import { describedBy } from './described.ts';
import { type Plan, planAdding, planRemoving } from './plan.ts';
import { installedReleases } from './project.ts';

/** What the command needs from where it runs. */
export interface Surroundings {
  /** Folder of the project. */
  readonly root: string;
  /** The page for assistants, as Markdown. */
  readonly page: () => string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Asks a question that is answered with yes or no; `undefined` if there is no terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
}

const clientNames = Object.keys(clients).join(', ');

/**
 * Runs `init`: shows what it would change, asks, and writes.
 *
 * @param args - The arguments after `init`.
 * @returns The exit code.
 */
export async function init(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const { yes, remove, chosen } = optionsOf(args);
    const { root, print } = surroundings;
    const plan = remove ? planRemoving(root) : addingPlan(surroundings, chosen);
    if (plan.changes.length === 0) {
      print(remove ? 'There is nothing to remove.' : 'Nothing changed. The index is up to date.');
      return 0;
    }
    for (const change of plan.changes) print(`${diffOf(change)}\n`);
    if (yes || (await isAccepted(plan, surroundings))) write(plan, surroundings);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    surroundings.printError(error.message);
    return 1;
  }
}

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        yes: { type: 'boolean', short: 'y', default: false },
        remove: { type: 'boolean', default: false },
        client: { type: 'string', multiple: true, default: [] },
      },
    });
    return { ...values, chosen: [...new Set(values.client)].map(clientNamed) };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `${(error as Error).message}\nOptions of init: --client <${clientNames}>, --remove, --yes`,
    );
  }
}

function clientNamed(name: string): ClientFile {
  const client = Object.hasOwn(clients, name) ? clients[name] : undefined;
  if (client) return client;
  throw new UserError(`There is no client "${name}". Use one of: ${clientNames}.`);
}

function addingPlan({ root, page, print }: Surroundings, chosen: readonly ClientFile[]): Plan {
  const releases = installedReleases(root);
  for (const { number, folders } of releases) {
    const where = releases.length > 1 ? ` in ${folders.join(', ')}` : '';
    const { note = '' } = describedBy(number);
    print(`Found react-querybuilder ${number}${where}. ${note}`.trim());
  }
  return planAdding(root, releases, page(), chosen);
}

async function isAccepted({ changes }: Plan, { ask, print }: Surroundings): Promise<boolean> {
  if (!ask) {
    print('Nothing was written, because there is no terminal to ask in. To write, add --yes.');
    return false;
  }
  const names = changes.map(({ name }) => name).join(' and ');
  const accepted = await ask(`Change ${names}? (y/N) `);
  if (!accepted) print('Nothing was written.');
  return accepted;
}

function write({ changes, folders }: Plan, { root, print }: Surroundings): void {
  writeChanges(root, changes);
  for (const folder of folders) removeEmptyFolder(join(root, folder));
  for (const { name, after } of changes)
    print(`${after === undefined ? 'Deleted' : 'Wrote'} ${name}.`);
}
