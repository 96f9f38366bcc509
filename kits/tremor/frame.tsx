import '@react-querybuilder/tremor/tremor.css';
import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import { showKit } from '../../playground/frames/frame.tsx';
import { tremor } from './kit.ts';

showKit(tremor, ({ children }) => <QueryBuilderTremor>{children as never}</QueryBuilderTremor>);
