import 'bulma/css/bulma.css';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import { showKit } from '../frame.tsx';
import './bulma.css';

showKit(({ children }) => <QueryBuilderBulma>{children as never}</QueryBuilderBulma>);
