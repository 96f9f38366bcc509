import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, theme } from 'antd';
import { showKit } from '../../playground/frames/frame.tsx';
import { antd } from './kit.ts';

showKit(antd, ({ colorMode, direction, icons, children }) => (
  <ConfigProvider
    direction={direction}
    theme={{ algorithm: colorMode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm }}
  >
    <QueryBuilderAntD translations={icons}>{children as never}</QueryBuilderAntD>
  </ConfigProvider>
));
