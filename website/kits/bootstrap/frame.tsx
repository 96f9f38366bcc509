import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import type { KitFrame } from '../kit-frame.ts';
import { bootstrap } from './kit.ts';
import { rules } from './rules.ts';

export const frame: KitFrame = {
  kit: bootstrap,
  rules,
  Provider: ({ icons, children }) => (
    <QueryBuilderBootstrap translations={icons}>{children as never}</QueryBuilderBootstrap>
  ),
};
