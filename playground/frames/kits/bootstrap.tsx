import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { showKit } from '../frame.tsx';
import { iconsFor } from '../icons.ts';
import './bootstrap.css';

showKit(({ children }) => (
  <QueryBuilderBootstrap translations={iconsFor('bootstrap')}>
    {children as never}
  </QueryBuilderBootstrap>
));
