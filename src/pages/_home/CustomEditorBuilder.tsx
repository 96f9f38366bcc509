import { Builder } from '../../components/Builder/Builder';
import { orderFields } from '../../demo/data/orders';
import { TotalSlider } from './TotalSlider';
import type { SharedQuery } from './types';

const controls = { controlElements: { valueEditor: TotalSlider } };

export function CustomEditorBuilder(shared: SharedQuery) {
  return <Builder {...shared} fields={orderFields} controls={controls} />;
}
