import { useColorMode } from '@docusaurus/theme-common';
import { useMemo } from 'react';
import { themeVariables } from '../panels/theme/variables.ts';
import type { DemoState } from '../state.ts';

export function useThemeVariables({ settings }: DemoState) {
  const { colorMode } = useColorMode();
  const { theme } = settings;
  const variables = useMemo(() => themeVariables(theme as never, colorMode), [theme, colorMode]);
  return { colorMode, variables };
}
