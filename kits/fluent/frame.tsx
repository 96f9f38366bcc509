import { FluentProvider, webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { QueryBuilderFluent } from '@react-querybuilder/fluent';
import { showKit } from '../../playground/frames/frame.tsx';
import { fluent } from './kit.ts';

showKit(fluent, ({ colorMode, direction, children }) => (
  <FluentProvider
    dir={direction}
    theme={colorMode === 'dark' ? webDarkTheme : webLightTheme}
    style={{ background: 'transparent' }}
  >
    <QueryBuilderFluent>{children as never}</QueryBuilderFluent>
  </FluentProvider>
));
