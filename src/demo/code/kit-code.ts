import type { KitId } from '../kits/kits.ts';
import type { PackageName } from '../kits/package-names.ts';
import type { OptionId } from '../options.ts';

/** What a program needs for a kit. */
export interface KitCode {
  /** Packages beside the library, the add-on first. */
  readonly packages: readonly PackageName[];
  /** Packages for the build alone. */
  readonly buildPackages?: readonly PackageName[];
  /** Import lines of the app. */
  readonly imports: readonly string[];
  /** Opening tags around the builder, the outermost first. */
  readonly around: readonly string[];
  /** Style sheets of packages. */
  readonly sheets?: readonly string[];
  /** Rules of the program's own style sheet. */
  readonly css?: readonly string[];
  /** Rules that are there when the program has icons of its own. */
  readonly iconCss?: readonly string[];
  /** Rules that are there when an option is on. */
  readonly optionCss?: Partial<Readonly<Record<OptionId, readonly string[]>>>;
}

const addOn = (kit: string, name: string) =>
  `import { ${name} } from '@react-querybuilder/${kit}';`;

/** One row per kit; the code for all of them is written from it. */
export const kitCode: Readonly<Record<KitId, KitCode>> = {
  plain: { packages: [], imports: [], around: [] },
  antd: {
    packages: ['@react-querybuilder/antd', 'antd', '@ant-design/icons', 'dayjs'],
    imports: [addOn('antd', 'QueryBuilderAntD')],
    around: ['QueryBuilderAntD'],
    optionCss: {
      showShiftActions: [
        '/* Or the white arrows are lost. */',
        '.shiftActions .ant-btn {',
        '  height: 16px;',
        '  color: inherit;',
        '  box-shadow: none;',
        '}',
        '',
        '.shiftActions .ant-btn:disabled {',
        '  opacity: 0.4;',
        '}',
      ],
    },
  },
  bootstrap: {
    packages: ['@react-querybuilder/bootstrap', 'bootstrap', 'bootstrap-icons'],
    imports: [addOn('bootstrap', 'QueryBuilderBootstrap')],
    around: ['QueryBuilderBootstrap'],
    sheets: ['bootstrap/dist/css/bootstrap.css', 'bootstrap-icons/font/bootstrap-icons.css'],
    css: [
      '/* Or each control fills a row of its own. */',
      '.rule :is(.form-control, .form-select),',
      '.ruleGroup-header .form-select,',
      '.betweenRules .form-select {',
      '  display: inline-block;',
      '  width: auto;',
      '}',
    ],
  },
  bulma: {
    packages: ['@react-querybuilder/bulma', 'bulma'],
    imports: [addOn('bulma', 'QueryBuilderBulma')],
    around: ['QueryBuilderBulma'],
    sheets: ['bulma/css/bulma.css'],
  },
  chakra: {
    packages: ['@react-querybuilder/chakra', '@chakra-ui/react', '@emotion/react'],
    imports: [
      `import { ChakraProvider, defaultSystem } from '@chakra-ui/react';`,
      addOn('chakra', 'QueryBuilderChakra'),
    ],
    around: ['ChakraProvider value={defaultSystem}', 'QueryBuilderChakra'],
  },
  fluent: {
    packages: ['@react-querybuilder/fluent', '@fluentui/react-components', '@fluentui/react-icons'],
    imports: [
      `import { FluentProvider, webLightTheme } from '@fluentui/react-components';`,
      addOn('fluent', 'QueryBuilderFluent'),
    ],
    around: ['FluentProvider theme={webLightTheme}', 'QueryBuilderFluent'],
  },
  mantine: {
    packages: [
      '@react-querybuilder/mantine',
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      'dayjs',
    ],
    imports: [
      `import { MantineProvider } from '@mantine/core';`,
      addOn('mantine', 'QueryBuilderMantine'),
    ],
    around: ['MantineProvider', 'QueryBuilderMantine'],
    sheets: ['@mantine/core/styles.css', '@mantine/dates/styles.css'],
    css: [
      '/* Or lists are as wide as a form. */',
      '.rule-operators,',
      '.rule-valueSource,',
      '.ruleGroup-combinators {',
      '  width: 9rem;',
      '}',
    ],
    optionCss: {
      showShiftActions: [
        '/* Or the white arrows are lost. */',
        '.shiftActions .mantine-Button-root {',
        '  height: 16px;',
        '  color: inherit;',
        '}',
        '',
        '.shiftActions .mantine-Button-root:disabled {',
        '  opacity: 0.4;',
        '}',
      ],
    },
  },
  material: {
    packages: [
      '@react-querybuilder/material',
      '@mui/material',
      '@mui/icons-material',
      '@emotion/react',
      '@emotion/styled',
    ],
    imports: [addOn('material', 'QueryBuilderMaterial')],
    around: ['QueryBuilderMaterial'],
    css: [
      '/* The two boxes of a range stand side by side. */',
      '.rule-value:has(.rule-value-list-item) {',
      '  flex-direction: row;',
      '}',
    ],
    iconCss: [
      '/* As large as the kit’s own icons. */',
      '.MuiButton-root > svg:not(.MuiSvgIcon-root) {',
      '  width: 24px;',
      '  height: 24px;',
      '}',
    ],
    optionCss: {
      showShiftActions: [
        '/* Or the white arrows are lost. */',
        '.shiftActions .MuiButton-root {',
        '  min-width: 24px;',
        '  color: inherit;',
        '  box-shadow: none;',
        '}',
        '',
        '.shiftActions .MuiButton-root.Mui-disabled {',
        '  background: none;',
        '  opacity: 0.4;',
        '}',
      ],
    },
  },
  tremor: {
    packages: ['@react-querybuilder/tremor', 'radix-ui', 'tailwind-merge'],
    buildPackages: ['tailwindcss', '@tailwindcss/vite'],
    imports: [addOn('tremor', 'QueryBuilderTremor')],
    around: ['QueryBuilderTremor'],
    css: ['@import "tailwindcss";', '@source "../node_modules/@react-querybuilder/tremor";'],
  },
};
