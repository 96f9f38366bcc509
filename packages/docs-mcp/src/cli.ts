#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveHttp } from './http.ts';
import { limitedLines, maxLine } from './limited-lines.ts';
import { createServer } from './server.ts';
import { makeWorkers } from './workers/workers.ts';

const usage = `Usage: react-querybuilder-docs-mcp [--http [port]]
       react-querybuilder-docs-mcp init [--client <name>] [--yes] [--remove]

Without options, it serves over standard input and output, as editors start it.
--http [port]  serves streamable HTTP on 127.0.0.1 instead; the port is 3939 by default
init           tells assistants which release your project has: it adds an index to AGENTS.md, or to the
               file with instructions that you have, after it has shown the change and asked
--client name  also adds the server to the configuration of claude, cursor, or vscode
--yes          writes without asking
--remove       removes what init wrote`;

const defaultPort = '3939';

// Workers that start from now on can't turn text into code.
setFlagsFromString('--disallow-code-generation-from-strings');

const [option, value = defaultPort, ...rest] = process.argv.slice(2);
const port = Number(value);
if (option === undefined) {
  // The transport adds a listener for each answer that a client hasn't read.
  process.stdout.setMaxListeners(0);
  const input = process.stdin.pipe(
    limitedLines(() => {
      const message = `The message is longer than ${maxLine} bytes. Send a shorter one.`;
      const error = { code: -32600, message };
      process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', error, id: null })}\n`);
    }, process.stdout),
  );
  // When the editor closes its end of the pipe, the process ends after the answers that it still owes.
  await createServer(makeWorkers()).connect(new StdioServerTransport(input));
} else if (option === 'init') {
  const { initInTerminal } = await import('./init/terminal.ts');
  process.exitCode = await initInTerminal(process.argv.slice(3));
} else if (
  option === '--http' &&
  rest.length === 0 &&
  Number.isInteger(port) &&
  port >= 0 &&
  port < 65536
) {
  try {
    const { url } = await serveHttp(port, makeWorkers());
    console.log(`Serving the docs on ${url}`);
  } catch (error) {
    console.error(`Can't listen on port ${port}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
} else {
  const isHelp = option === '--help' || option === '-h';
  (isHelp ? console.log : console.error)(usage);
  process.exitCode = isHelp ? 0 : 2;
}
