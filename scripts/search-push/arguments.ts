import { parseArgs } from 'node:util';

export type Destination =
  | { readonly file: string }
  | { readonly appId: string; readonly adminKey: string; readonly indexName: string };

/** The message says what to change. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

const defaultFile = '.cache/search-records.json';

const names = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Reads the command line and the environment. Throws for unknown options and missing credentials. */
export function readDestination(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Destination {
  const { values, positionals } = parse(args);
  if (values['dry-run']) return { file: positionals[0] ?? defaultFile };
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new PushError(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set them to push, or use --dry-run to see what would be pushed.`,
    );
  }
  const [appId, adminKey, indexName] = names.map((name) => env[name] as string) as [
    string,
    string,
    string,
  ];
  return { appId, adminKey, indexName };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new PushError(
      `${(error as Error).message} Usage: npm run search:push [-- --dry-run [file]].`,
    );
  }
}
