import { ValueEditor, type ValueEditorProps } from 'react-querybuilder';

export function TotalSlider(props: ValueEditorProps) {
  if (props.field !== 'total') return <ValueEditor {...props} />;
  return (
    <span>
      <input
        type="range"
        max={500}
        step={10}
        aria-label="Total"
        value={props.value}
        onChange={(event) => props.handleOnChange(event.target.value)}
      />{' '}
      {props.value}
    </span>
  );
}
