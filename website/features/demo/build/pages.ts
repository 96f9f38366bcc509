import type { Plugin } from '@docusaurus/types';
import { kitPath, kits } from '../../../kits/kits.ts';

/** Adds the demo with a page per UI kit, under one container route, so that its state stays from kit to kit. */
export function demoPages(): Plugin {
  return {
    name: 'demo-pages',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: '/demo',
        exact: false,
        component: '@site/features/demo/client/page/DemoPage.tsx',
        routes: kits.map(({ id }) => ({
          path: kitPath(id),
          exact: true,
          component: '@site/features/demo/client/page/KitWords.tsx',
          modules: { words: `@site/kits/${id}/words.mdx` },
        })),
      });
    },
  };
}
