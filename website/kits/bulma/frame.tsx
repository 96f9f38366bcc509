import 'bulma/css/bulma.css';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import { showKit } from '../../features/demo/frame/frame.tsx';
import './frame.css';
import { bulma } from './kit.ts';

showKit(bulma, ({ icons, children }) => (
  <QueryBuilderBulma translations={icons}>{children as never}</QueryBuilderBulma>
));
