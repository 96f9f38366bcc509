import type { ValueEditorProps } from 'react-querybuilder';
import { useRelativeDateTimeConfig } from './config.ts';

/** Props of {@link RelativeDateTimeModeToggle}. */
export interface RelativeDateTimeModeToggleProps {
  /** Props of the value editor next to the toggle. */
  readonly editor: ValueEditorProps;
  /** Whether the date is relative now. */
  readonly isRelative: boolean;
  /** Called with the mode that the user chose. */
  readonly onChange: (isRelative: boolean) => void;
}

/**
 * A selector between a picked date and a relative one, rendered by the kit's own value selector.
 */
export function RelativeDateTimeModeToggle({
  editor,
  isRelative,
  onChange,
}: RelativeDateTimeModeToggleProps) {
  const { labels } = useRelativeDateTimeConfig();
  const { schema, path, level, disabled, context } = editor;
  const { valueSelector: Selector } = schema.controls;
  return (
    <Selector
      schema={schema}
      path={path}
      level={level}
      disabled={disabled}
      context={context}
      className={editor.className}
      title={labels.mode}
      testID="datetime-mode"
      options={(['fixed', 'relative'] as const).map((name) => ({
        name,
        value: name,
        label: labels[name],
      }))}
      value={isRelative ? 'relative' : 'fixed'}
      handleOnChange={(mode: string) => onChange(mode === 'relative')}
    />
  );
}
