import 'bulma/css/bulma.css';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import type { KitFrame } from '../kit-frame.ts';
import { bulma } from './kit.ts';
import { rules } from './rules.ts';

export const frame: KitFrame = {
  kit: bulma,
  rules,
  Provider: ({ icons, children }) => (
    <QueryBuilderBulma translations={icons}>{children as never}</QueryBuilderBulma>
  ),
};
