import { applyEdits, type FormattingOptions, modify, type ParseError, parse } from 'jsonc-parser';
import { server, serverName } from '../../../../website/features/markdown-twins/client/editors.ts';
import { isObject } from '../../../../website/src/components/unknownObject.ts';
import { UserError } from '../user-error.ts';

/** A program that reads the servers of a project from a file. */
export interface ClientFile {
  readonly file: string;
  /** The property with the servers. */
  readonly section: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Clients by the name that `--client` accepts. */
export const clients: Readonly<Record<string, ClientFile>> = {
  claude: { file: '.mcp.json', section: 'mcpServers', entry: server },
  cursor: { file: '.cursor/mcp.json', section: 'mcpServers', entry: server },
  vscode: { file: '.vscode/mcp.json', section: 'servers', entry: { type: 'stdio', ...server } },
};

/** The outermost part of a configuration that the command made. */
export const madeParts = ['file', 'section', 'entry'] as const;
export type MadePart = (typeof madeParts)[number];

const bom = '\uFEFF';

/**
 * Adds the docs server to a configuration.
 *
 * @param text - The configuration; `undefined` if there is no such file.
 * @returns The new configuration, and what is new in it: nothing if it has the server.
 * @throws UserError if it isn't a JSON object, or its servers aren't one.
 */
export function withServer(
  text: string | undefined,
  client: ClientFile,
): { readonly text: string; readonly made?: MadePart } {
  const { section, entry } = client;
  if (text === undefined) {
    const value = { [section]: { [serverName]: entry } };
    return { text: `${JSON.stringify(value, undefined, 2)}\n`, made: 'file' };
  }
  const servers = objectIn(text, client)[section];
  if (servers !== undefined && !isObject(servers)) {
    throw new UserError(`"${section}" in ${client.file} must be an object. Correct it first.`);
  }
  if (servers && Object.hasOwn(servers, serverName)) return { text };
  const made = servers ? 'entry' : 'section';
  const add = (formattingOptions?: FormattingOptions) =>
    edited(text, [section, serverName], entry, formattingOptions);
  const formatted = add(formattingOf(text));
  // Formatting also changes the lines around the edit if they were written in another way.
  return { text: withoutServer(formatted, client, made) === text ? formatted : add(), made };
}

/**
 * Removes the docs server from a configuration.
 *
 * @param made - What the command made.
 * @returns `undefined` if the file has to be deleted.
 * @throws UserError if it isn't a JSON object.
 */
export function withoutServer(
  text: string,
  client: ClientFile,
  made: MadePart,
): string | undefined {
  const { section } = client;
  const config = objectIn(text, client);
  const servers = config[section];
  if (!isObject(servers) || !Object.hasOwn(servers, serverName)) return text;
  const isLast = Object.keys(servers).length === 1;
  if (made === 'entry' || !isLast) return removed(text, [section, serverName]);
  return made === 'file' && Object.keys(config).length === 1 ? undefined : removed(text, [section]);
}

function objectIn(text: string, { file }: ClientFile): Readonly<Record<string, unknown>> {
  const errors: ParseError[] = [];
  const json = text.replace(bom, '');
  const value: unknown = parse(json, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) {
    const line = json.slice(0, error.offset).split('\n').length;
    throw new UserError(`${file} isn't valid JSON (line ${line}). Correct it first.`);
  }
  if (isObject(value)) return value;
  throw new UserError(`${file} must contain a JSON object. Correct it first.`);
}

function edited(
  text: string,
  path: readonly string[],
  value: unknown,
  formattingOptions?: FormattingOptions,
): string {
  const start = text.startsWith(bom) ? bom : '';
  const json = text.slice(start.length);
  const options = formattingOptions ? { formattingOptions } : {};
  return start + applyEdits(json, modify(json, [...path], value, options));
}

/** Removes a property, and the lines of an object that is empty without it. */
function removed(text: string, path: readonly string[]): string {
  const result = edited(text, path, undefined);
  const rest: unknown = path
    .slice(0, -1)
    .reduce<unknown>(
      (value, key) => (isObject(value) ? value[key] : undefined),
      parse(result.replace(bom, '')),
    );
  const isEmpty = isObject(rest) && Object.keys(rest).length === 0;
  return isEmpty ? edited(result, path.slice(0, -1), {}) : result;
}

function formattingOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
