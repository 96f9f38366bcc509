import 'bulma/css/bulma.css';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import type { KitFrame } from '../kit-frame.ts';
import { bulma } from './kit.ts';

export const frame: KitFrame = {
  kit: bulma,
  Provider: ({ icons, children }) => (
    <QueryBuilderBulma translations={icons}>{children as never}</QueryBuilderBulma>
  ),
};
