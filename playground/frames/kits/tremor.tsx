import './tremor.css';
import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import { showKit } from '../frame.tsx';

showKit(({ children }) => <QueryBuilderTremor>{children as never}</QueryBuilderTremor>);
