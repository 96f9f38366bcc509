import '@react-querybuilder/tremor/tremor.css';
import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import type { KitProps } from '../kit-frame.ts';

export const Provider = ({ icons, children }: KitProps) => (
  <QueryBuilderTremor translations={icons}>{children as never}</QueryBuilderTremor>
);
