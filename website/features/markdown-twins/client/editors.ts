interface Editor {
  readonly name: string;
  /** What to do with the text. */
  readonly where: string;
  readonly text: string;
  /** Opens the client and adds the server, if the client has a link scheme for that. */
  readonly link?: string;
}

const name = 'react-querybuilder-docs';
const server = { command: 'npx', args: ['-y', 'react-querybuilder-docs-mcp'] };

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

export const editors: readonly Editor[] = [
  {
    name: 'VS Code',
    where: 'Add this to .vscode/mcp.json.',
    text: json({ servers: { [name]: { type: 'stdio', ...server } } }),
    link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, ...server }))}`,
  },
  {
    name: 'Cursor',
    where: 'Add this to .cursor/mcp.json.',
    text: json({ mcpServers: { [name]: server } }),
    link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(btoa(JSON.stringify(server)))}`,
  },
  {
    name: 'Claude Code',
    where: 'Run this in your project.',
    text: `claude mcp add ${name} -- ${[server.command, ...server.args].join(' ')}`,
  },
  {
    name: 'Other clients',
    where: 'Add this to the file with the client’s MCP servers.',
    text: json({ mcpServers: { [name]: server } }),
  },
];
