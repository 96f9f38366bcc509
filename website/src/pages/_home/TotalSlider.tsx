import type { ValueEditorProps } from 'react-querybuilder';
import { ValueEditor } from 'react-querybuilder';

export function TotalSlider(props: ValueEditorProps) {
  const { field, value, handleOnChange } = props;
  if (field !== 'total') return <ValueEditor {...props} />;
  return (
    <input
      type="range"
      max={500}
      step={10}
      aria-label="Total"
      value={value}
      onChange={(event) => handleOnChange(event.target.value)}
    />
  );
}
