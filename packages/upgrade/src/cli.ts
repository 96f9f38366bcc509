#!/usr/bin/env node
import process, { argv, stderr, stdout } from 'node:process';
import { runCommand } from './command.ts';

// Whoever reads the output may have seen enough, but the files still have to be edited.
stdout.on('error', () => {});
// Not with exit(), which loses what a pipe hasn't taken yet.
process.exitCode = runCommand(
  argv.slice(2),
  (text) => stdout.write(text),
  (text) => stderr.write(text),
);
