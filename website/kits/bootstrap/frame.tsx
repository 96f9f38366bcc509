import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import type { KitProps } from '../kit-frame.ts';

export const Provider = ({ icons, children }: KitProps) => (
  <QueryBuilderBootstrap translations={icons}>{children as never}</QueryBuilderBootstrap>
);
