import {
  clsx,
  toOptions,
  useSelectElementChangeHandler,
  useValueSelector,
  type VersatileSelectorProps,
} from 'react-querybuilder';

/**
 * A list of Bulma, for fields, operators, combinators, values and all else that is chosen. With
 * `multiple` it is an open list, in which Ctrl, Cmd or Shift choose more than one.
 *
 * @param props those of the library's `valueSelector`; options may be in groups, and disabled
 */
export const BulmaValueSelector = (props: VersatileSelectorProps) => {
  const { multiple, title } = props;
  const { onChange, val } = useValueSelector(props);
  const handleChange = useSelectElementChangeHandler({ multiple, onChange });

  return (
    <div className={clsx(props.className, 'select', multiple && 'is-multiple')}>
      <select
        aria-label={title}
        title={title}
        data-testid={props.testID}
        disabled={props.disabled}
        multiple={!!multiple}
        size={multiple ? 3 : undefined}
        value={val}
        onChange={handleChange}
      >
        {toOptions(props.options)}
      </select>
    </div>
  );
};
