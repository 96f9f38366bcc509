import { describe, expect } from 'vitest';
import { accessibilityFaults } from '../fixture/axe.ts';
import { viewports } from '../fixture/site.ts';
import { test } from '../fixture/test.ts';

const pages = [
  { address: '/' },
  { address: '/demo' },
  { address: '/api' },
  { address: '/api/react-querybuilder' },
  { address: '/api/react-querybuilder/index' },
  { address: '/api/react-querybuilder/index/functions/QueryBuilder' },
  { address: '/api/react-querybuilder/index/interfaces/ValueEditorProps' },
  { address: '/api/react-querybuilder/index/type-aliases/ExportFormat' },
  { address: '/api/react-querybuilder/index/variables/defaultTranslations' },
  { address: '/api/changes/7-to-8' },
  { address: '/docs/intro' },
  { address: '/docs/3/intro' },
  { address: '/markdown-page' },
  { address: '/sandbox' },
  { address: '/search' },
  { address: '/unknown', status: 404 },
];

const modes = ['light', 'dark'] as const;
const windows = ['desktop', 'phone'] as const;

describe.for(windows.flatMap((window) => modes.map((mode) => ({ window, mode }))))(
  '$window, $mode',
  ({ window, mode }) => {
    test.for(pages)('$address is accessible', async ({ address, status }, { tour }) => {
      const page = await tour.visit(address, {
        status,
        viewport: viewports[window],
        colorScheme: mode,
      });
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  },
);
