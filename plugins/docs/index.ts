import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { PluginModule } from '@docusaurus/types';
import { saves } from '../savings/index.ts';
import { moveDescriptions } from './card-descriptions.ts';

/**
 * Docusaurus' docs plugin with less data on each page, see {@link moveDescriptions}. All else is the
 * original's, its name and options included.
 */
const docs: typeof docsPlugin = async (context, options) => {
  const plugin = await docsPlugin(context, options);
  if (!saves('card-descriptions')) return plugin;
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      await plugin.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(moveDescriptions(route)) },
      });
    },
  };
};

// Docusaurus' own type for its plugins is narrower than the one it has for plugins at large.
export default Object.assign(docs, { validateOptions }) as unknown as PluginModule;
