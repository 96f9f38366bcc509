import { z } from 'zod';
import { releaseNames } from '../releases.ts';

export const releaseSchema = z
  .string()
  .max(40)
  .default('latest')
  .describe(
    `Release that the project has: ${releaseNames.join(', ')}, or a number such as 7.4.0. Read it in package.json.`,
  );

export const versionSchema = z
  .string()
  .max(40)
  .default('latest')
  .describe(`Version of the docs: next, ${releaseNames.join(', ')}, or a number such as 7.4.0.`);
