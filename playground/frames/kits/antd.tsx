import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, theme } from 'antd';
import { showKit } from '../frame.tsx';
import { kitIcons } from '../icons.ts';
import './antd.css';

showKit(({ colorMode, direction, children }) => (
  <ConfigProvider
    direction={direction}
    theme={{ algorithm: colorMode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm }}
  >
    <QueryBuilderAntD translations={kitIcons.antd}>{children as never}</QueryBuilderAntD>
  </ConfigProvider>
));
