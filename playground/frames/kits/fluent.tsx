import { FluentProvider, webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { QueryBuilderFluent } from '@react-querybuilder/fluent';
import { showKit } from '../frame.tsx';

showKit(({ colorMode, direction, children }) => (
  <FluentProvider
    dir={direction}
    theme={colorMode === 'dark' ? webDarkTheme : webLightTheme}
    style={{ background: 'transparent' }}
  >
    <QueryBuilderFluent>{children as never}</QueryBuilderFluent>
  </FluentProvider>
));
