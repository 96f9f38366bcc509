import type { Plugin } from '@docusaurus/types';
import { legsOf, type UpgradeData } from '../client/guide.ts';
import type { MinorsData } from '../client/minors.ts';

/** Adds `/upgrade`, and a page without choices for each pair of neighboring majors: `/upgrade/6-to-7`. */
export function upgrade(
  load: () => Promise<UpgradeData>,
  loadMinors: () => Promise<MinorsData>,
): () => Plugin {
  return () => ({
    name: 'upgrade',
    // The worker that scans code never calls TypeScript's parts for Node.
    configureWebpack: () => ({
      ignoreWarnings: [{ module: /[\\/]typescript[\\/]lib[\\/]typescript\.js$/ }],
    }),
    async contentLoaded({ actions: { addRoute, createData } }) {
      const data = await load();
      // The page imports it when somebody chooses minors.
      await createData('minors.json', await loadMinors());
      addRoute({
        path: '/upgrade',
        exact: true,
        component: '@site/features/upgrade/client/UpgradePage.tsx',
        modules: { data: await createData('upgrade.json', data) },
      });
      for (const { id, from, to } of data.steps) {
        const [leg] = legsOf(data, { from, to, kits: [], without: [] });
        addRoute({
          path: `/upgrade/${id}`,
          exact: true,
          component: '@site/features/upgrade/client/StepPage.tsx',
          modules: { leg: await createData(`upgrade-${id}.json`, leg ?? {}) },
        });
      }
    },
  });
}
