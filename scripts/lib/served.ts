import { serve } from '../../tests/fixture/serve.ts';

/**
 * Serves a built site while a function uses it.
 *
 * @param folder - What `docusaurus build` made.
 * @param use - Gets the site's origin, e.g. `http://localhost:41234`.
 */
export async function served<Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { origin, stop } = await serve(folder);
  try {
    return await use(origin);
  } finally {
    await stop();
  }
}
