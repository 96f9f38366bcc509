import { serve } from '../../tests/fixture/serve.ts';

/**
 * Serves a folder that `docusaurus build` made while a function uses its origin, such as
 * `http://localhost:41234`.
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
