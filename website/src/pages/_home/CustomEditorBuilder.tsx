import type { ValueEditorProps } from 'react-querybuilder';
import { Builder } from '../../../features/demo/client/builder/Builder';
import { NamedEditor } from '../../../features/demo/client/builder/namedControls';
import { orderFields } from '../../../features/demo/client/data/orders';
import { TotalSlider } from './TotalSlider';
import type { SharedQuery } from './types';

const controls = { controlElements: { valueEditor: SliderOrEditor } };

/** The slider of the sample next to it; the other fields keep the site's editor. */
function SliderOrEditor(props: ValueEditorProps) {
  return props.field === 'total' ? <TotalSlider {...props} /> : <NamedEditor {...props} />;
}

export function CustomEditorBuilder(shared: SharedQuery) {
  return (
    <Builder name="Filter with a slider" {...shared} fields={orderFields} controls={controls} />
  );
}
