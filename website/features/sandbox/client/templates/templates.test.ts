import { expect, it } from 'vitest';
import { targetsNamed } from '../../../../../releases/targets';
import { checkTypes } from '../../../../../samples/types';
import { releases } from '../releases';
import { kitTemplates } from './kits';
import { templates } from './templates';

/** The kits are not among the releases that samples are checked against; the browser runs them. */
const general = templates.filter((template) => !kitTemplates.includes(template));

it.each(releases.map(({ release }) => release))('templates are well typed on %s', (release) => {
  const [target] = targetsNamed(release);
  if (!target) throw new Error(`There is no target ${release}.`);
  const units = general
    .filter(({ fits }) => fits(release))
    .flatMap(({ id, files }) =>
      files(release)
        .filter(({ name }) => /\.[jt]sx$/.test(name))
        .map(({ name, code }) => ({
          id,
          folder: id,
          file: name,
          code,
          siblings: Object.fromEntries(
            files(release)
              .filter((file) => file.name !== name)
              .map((file) => [file.name, file.code]),
          ),
          entry: true,
        })),
    );
  const reports = checkTypes({ target, units });
  expect(units.length).toBeGreaterThan(1);
  expect([...reports].filter(([, { problems }]) => problems.length > 0)).toEqual([]);
});
