import '@react-querybuilder/tremor/tremor.css';
import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import { showKit } from '../../features/demo/frame/frame.tsx';
import { tremor } from './kit.ts';

showKit(tremor, ({ icons, children }) => (
  <QueryBuilderTremor translations={icons}>{children as never}</QueryBuilderTremor>
));
