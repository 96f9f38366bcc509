import { fileURLToPath } from 'node:url';

/** The root of the repository, where the site's own packages are installed. */
export const repositoryDir = fileURLToPath(new URL('../../../..', import.meta.url)).replace(
  /[\\/]$/,
  '',
);
