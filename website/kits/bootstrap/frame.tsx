import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { showKit } from '../../features/demo/frame/frame.tsx';
import './frame.css';
import { bootstrap } from './kit.ts';

showKit(bootstrap, ({ icons, children }) => (
  <QueryBuilderBootstrap translations={icons}>{children as never}</QueryBuilderBootstrap>
));
