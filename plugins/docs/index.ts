import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { PluginModule, RouteConfig } from '@docusaurus/types';
import { moveDescriptions } from './card-descriptions.ts';
import { divideSidebars } from './sidebar-parts.ts';

/**
 * Docusaurus' docs plugin with less data on each page, see {@link moveDescriptions} and
 * {@link divideSidebars}. All else is the original's, its name and options included.
 */
const docs: typeof docsPlugin = async (context, options) => {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => routes.push(route) },
      });
      for (const route of routes) {
        actions.addRoute(await divideSidebars(moveDescriptions(route), actions.createData));
      }
    },
  };
};

// Docusaurus' own type for its plugins is narrower than the one it has for plugins at large.
export default Object.assign(docs, { validateOptions }) as unknown as PluginModule;
