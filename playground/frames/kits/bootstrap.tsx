import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { showKit } from '../frame.tsx';
import { kitIcons } from '../icons.ts';
import './bootstrap.css';

showKit(({ children }) => (
  <QueryBuilderBootstrap translations={kitIcons.bootstrap}>
    {children as never}
  </QueryBuilderBootstrap>
));
