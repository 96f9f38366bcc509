import { parse } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { type ClientFile, clients, withoutServer, withServer } from './clients.ts';

const { claude, vscode } = clients as { claude: ClientFile; vscode: ClientFile };
const name = 'react-querybuilder-docs';

it('makes the configuration of each client', () => {
  const made = Object.values(clients).map((client) => {
    const { text, made } = withServer(undefined, client);
    expect(made).toBe('file');
    expect(withoutServer(text, client, 'file')).toBeUndefined();
    return JSON.parse(text);
  });
  const server = { command: 'npx', args: ['-y', 'react-querybuilder-docs-mcp'] };
  expect(made).toEqual([
    { mcpServers: { [name]: server } },
    { mcpServers: { [name]: server } },
    { servers: { [name]: { type: 'stdio', ...server } } },
  ]);
});

it.each([
  ['an empty object', '{}\n'],
  ['an empty section', '{\n  "servers": {}\n}\n'],
  ['another server', '{\n  "servers": {\n    "one": { "command": "one" }\n  }\n}\n'],
  ['another section', '{\n  "inputs": []\n}'],
  ['tabs', '{\n\t"servers": {\n\t\t"one": {}\n\t}\n}\n'],
  ['four spaces', '{\n    "servers": {\n        "one": {}\n    }\n}\n'],
  ['one line', '{"servers":{"one":{"command":"one"}},"inputs":[]}'],
  [
    'endings of Windows and a byte order mark',
    '\uFEFF{\r\n  "servers": {\r\n    "one": {}\r\n  }\r\n}\r\n',
  ],
  ['comments', '{\n  // Mine\n  "servers": {\n    "one": {}, // One\n  },\n}\n'],
  ['uneven indents', '{\n "servers": {\n      "one": {}\n   }\n}\n'],
])('adds the server to a file with %s, and restores the file', (_, file) => {
  const { text, made } = withServer(file, vscode);
  const before = parse(file.replace('\uFEFF', '')) as { servers?: object };
  expect(parse(text.replace('\uFEFF', ''))).toEqual({
    ...before,
    servers: { ...before.servers, [name]: vscode.entry },
  });
  expect(withServer(text, vscode)).toEqual({ text });
  expect(made).toBeDefined();
  expect(made && withoutServer(text, vscode, made)).toBe(file);
  if (file.includes('\r')) expect(text).not.toMatch(/[^\r]\n/);
  if (file.includes('\t')) expect(text).toContain(`\n\t\t"${name}": {\n\t\t\t"type"`);
});

it('keeps servers that were added to a file that the command made', () => {
  const { text } = withServer(undefined, claude);
  const more = text.replace('"mcpServers": {', '"mcpServers": {\n    "one": {},');
  expect(JSON.parse(withoutServer(more, claude, 'file') ?? '')).toEqual({
    mcpServers: { one: {} },
  });
});

it.each([
  ['', ".mcp.json isn't valid JSON (line 1). Correct it first."],
  ['{\n  "mcpServers": {\n', ".mcp.json isn't valid JSON (line 3). Correct it first."],
  ['[]', '.mcp.json must contain a JSON object. Correct it first.'],
  ['{ "mcpServers": [] }', '"mcpServers" in .mcp.json must be an object. Correct it first.'],
])('refuses %j', (text, message) => {
  expect(() => withServer(text, claude)).toThrow(message);
});
