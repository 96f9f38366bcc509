import '@react-querybuilder/tremor/tremor.css';
import { QueryBuilderTremor } from '@react-querybuilder/tremor';
import type { KitFrame } from '../kit-frame.ts';
import { tremor } from './kit.ts';
import { rules } from './rules.ts';

export const frame: KitFrame = {
  kit: tremor,
  rules,
  Provider: ({ icons, children }) => (
    <QueryBuilderTremor translations={icons}>{children as never}</QueryBuilderTremor>
  ),
};
