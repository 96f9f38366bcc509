import 'bulma/css/bulma.css';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import type { KitProps } from '../kit-frame.ts';

export const Provider = ({ icons, children }: KitProps) => (
  <QueryBuilderBulma translations={icons}>{children as never}</QueryBuilderBulma>
);
