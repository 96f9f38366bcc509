import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, theme } from 'antd';
import { showKit } from '../frame.tsx';

showKit(({ colorMode, direction, children }) => (
  <ConfigProvider
    direction={direction}
    theme={{ algorithm: colorMode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm }}
  >
    <QueryBuilderAntD>{children as never}</QueryBuilderAntD>
  </ConfigProvider>
));
