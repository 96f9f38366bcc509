interface Editor {
  readonly name: string;
  /** What to do with the text. */
  readonly where: string;
  readonly text: string;
  /** Opens the client and adds the server, if the client has a link scheme for that. */
  readonly link?: string;
}

/** The name of the docs server in the configuration of clients. */
export const serverName = 'react-querybuilder-docs';

/** How clients start the docs server. */
export const server = { command: 'npx', args: ['-y', 'react-querybuilder-docs-mcp'] };

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

export const editors: readonly Editor[] = [
  {
    name: 'VS Code',
    where: 'Add this to .vscode/mcp.json.',
    text: json({ servers: { [serverName]: { type: 'stdio', ...server } } }),
    link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: serverName, ...server }))}`,
  },
  {
    name: 'Cursor',
    where: 'Add this to .cursor/mcp.json.',
    text: json({ mcpServers: { [serverName]: server } }),
    link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${encodeURIComponent(btoa(JSON.stringify(server)))}`,
  },
  {
    name: 'Claude Code',
    where: 'Run this in your project.',
    text: `claude mcp add ${serverName} -- ${[server.command, ...server.args].join(' ')}`,
  },
  {
    name: 'Other clients',
    where: 'Add this to the file with the client’s MCP servers.',
    text: json({ mcpServers: { [serverName]: server } }),
  },
];
