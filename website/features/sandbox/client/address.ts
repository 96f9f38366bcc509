import { documentedReleases } from '../../../../releases/versions.ts';
import { packText, unpackText } from '../../project/pack.ts';
import type { Project, ProjectFile } from './project';

/** Changes when addresses of the previous format can't be read anymore. */
const format = '1';
const key = 'code';
const compression = 'deflate-raw';

/** Limits of an address, so that a hostile one can't exhaust memory. */
const limits = { address: 200_000, text: 400_000, files: 24 } as const;

const fileName = /^(?!.*\.\.)(?!.*\/\/)[\w-][\w./-]{0,79}\.(?:tsx?|jsx?|css|json)$/;

/** The content of an address; a problem is a sentence for the reader. */
export type ReadAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'project'; readonly project: Project }
  | { readonly kind: 'problem'; readonly message: string };

/** Address of the sandbox with a project in its hash, compressed, so no server sees it. */
export async function sandboxAddress(project: Project): Promise<string> {
  return sandboxPath(`#${await encodeProject(project)}`);
}

/** Whether the address of a project can be read again; `decodeProject` has limits. */
export const isReadable = (address: string, project: Project): boolean =>
  address.length < limits.address &&
  project.files.length <= limits.files &&
  new Blob([projectJson(project)]).size <= limits.text;

/** With the hash router, the page's address comes after the first `#`. */
const isHashRouted = (): boolean => location.hash.startsWith('#/');

/** Address of the sandbox with a query or hash. */
export const sandboxPath = (rest: string): string =>
  isHashRouted() ? `${location.pathname}#/sandbox${rest}` : `/sandbox${rest}`;

/** Query and hash of the page, whichever way it is routed. */
export function pageAddress(): Pick<URL, 'search' | 'hash'> {
  return isHashRouted() ? new URL(location.hash.slice(1), location.origin) : location;
}

export async function encodeProject(project: Project): Promise<string> {
  return `${key}=${format}.${await packText(projectJson(project), compression)}`;
}

const projectJson = ({ release, files }: Project): string =>
  JSON.stringify({ r: release, f: files.map(({ name, code }) => [name, code]) });

/** Reads a hash, with or without the `#`. Never throws: a damaged address is a problem with a sentence. */
export async function decodeProject(hash: string): Promise<ReadAddress> {
  const value = new URLSearchParams(hash.replace(/^#/, '')).get(key);
  if (value === null) return { kind: 'none' };
  const [version, data = ''] = value.split('.');
  if (version !== format) {
    return problem('This link was made by another version of this site and can’t be read.');
  }
  if (data.length > limits.address) return problem('This link is too long.');
  try {
    const project = readProject(JSON.parse(await unpackText(data, compression, limits.text)));
    if (!documentedReleases.includes(project.release)) {
      return problem(
        `This link needs release ${project.release}, which isn’t available here. Available releases: ${documentedReleases.join(', ')}.`,
      );
    }
    return { kind: 'project', project };
  } catch {
    return problem('This link is damaged. Part of it may have been lost when it was copied.');
  }
}

const problem = (message: string): ReadAddress => ({ kind: 'problem', message });

function readProject(value: unknown): Project {
  const { r, f } = value as { readonly r: unknown; readonly f: unknown };
  if (typeof r !== 'string' || !Array.isArray(f)) throw new Error('not a project');
  if (f.length === 0 || f.length > limits.files) throw new Error('number of files');
  const files = f.map(readFile);
  if (new Set(files.map(({ name }) => name)).size < files.length) throw new Error('names repeat');
  return { release: r.slice(0, 40), files };
}

function readFile(value: unknown): ProjectFile {
  const [name, code] = value as readonly unknown[];
  if (typeof name !== 'string' || typeof code !== 'string' || !isFileName(name)) {
    throw new Error('not a file');
  }
  return { name, code };
}

export const isFileName = (name: string): boolean => fileName.test(name);
