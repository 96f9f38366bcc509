import {
  FluentProvider,
  type Theme,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import { QueryBuilderFluent } from '@react-querybuilder/fluent';
import type { KitProps } from '../kit-frame.ts';

/** Fluent's own borders and switches are hard to see on the builder's background. */
const withContrast = (theme: Theme): Theme => ({
  ...theme,
  colorNeutralStroke1: theme.colorNeutralStrokeAccessible,
  colorCompoundBrandBackground: theme.colorCompoundBrandBackgroundHover,
});

const themes = { light: withContrast(webLightTheme), dark: withContrast(webDarkTheme) };

export const Provider = ({ colorMode, direction, children }: KitProps) => (
  <FluentProvider dir={direction} theme={themes[colorMode]} style={{ background: 'transparent' }}>
    <QueryBuilderFluent>{children as never}</QueryBuilderFluent>
  </FluentProvider>
);
