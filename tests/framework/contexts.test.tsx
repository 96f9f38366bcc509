import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import {
  DocsVersionProvider,
  useDoc,
  useDocById,
  useDocsData,
  useDocsPreferredVersion,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Wrapper = (props: { readonly children: ReactNode }) => ReactNode;

/** Data of a documentation plugin without a single document. */
const noDocs = {
  globalData: { 'docusaurus-plugin-content-docs': { default: { versions: [], path: '/docs' } } },
} as unknown as ComponentProps<typeof Context.Provider>['value'];

const WithoutDocs: Wrapper = ({ children }) => (
  <Context.Provider value={noDocs}>{children}</Context.Provider>
);

const InEmptyVersion: Wrapper = ({ children }) => (
  <DocsVersionProvider version={{ docs: {} } as never}>{children}</DocsVersionProvider>
);

interface Missing {
  readonly what: string;
  readonly use: () => unknown;
  readonly within?: Wrapper;
  readonly says: string;
}

/** Hooks that need something around them, and what they say when it is missing. */
const missing: readonly Missing[] = [
  { what: 'route', use: useRouteContext, says: 'no Docusaurus route context found' },
  { what: 'document', use: useDoc, says: 'outside the <DocProvider>' },
  { what: 'version', use: useDocsVersion, says: 'outside the <DocsVersionProvider>' },
  { what: 'sidebar', use: useDocsSidebar, says: 'outside the <DocsSidebarProvider>' },
  {
    what: 'preferred version',
    use: () => useDocsPreferredVersion(),
    within: WithoutDocs,
    says: 'outside the <DocsPreferredVersionContextProvider>',
  },
  {
    what: 'document of the version',
    use: () => useDocById('intro'),
    within: InEmptyVersion,
    says: 'no version doc found by id=intro',
  },
  {
    what: 'documentation plugin',
    use: () => useDocsData('default'),
    says: 'this plugin does not seem to be enabled',
  },
  {
    what: 'plugin data',
    use: () => usePluginData('some-plugin', 'default', { failfast: true }),
    says: 'Docusaurus plugin global data not found for "some-plugin" plugin with id "default".',
  },
];

/** Calls a hook as a component does. */
const Call = ({ hook }: { readonly hook: () => unknown }) => String(hook());

describe('what the framework says when something is missing', () => {
  it.each(missing)('$what', ({ use, within: Wrapper = ({ children }) => children, says }) => {
    const render = () =>
      renderToString(
        <Wrapper>
          <Call hook={use} />
        </Wrapper>,
      );
    expect(render).toThrow(says);
  });
});
