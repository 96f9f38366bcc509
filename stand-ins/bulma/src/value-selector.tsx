import {
  clsx,
  toOptions,
  useSelectElementChangeHandler,
  useValueSelector,
  type VersatileSelectorProps,
} from 'react-querybuilder';
import { groupsOf } from '../../shared/options.ts';

/** A short list needs no scrolling. */
const linesOf = (options: VersatileSelectorProps['options']) => {
  const groups = groupsOf(options);
  const lines = groups.flatMap((group) => [...(group.label ? [group] : []), ...group.options]);
  return Math.min(Math.max(lines.length, 2), 6);
};

/**
 * Bulma's list, for fields, operators, combinators, values, and all other choices. Options can be in groups,
 * and disabled. With `multiple`, it is an open list in which people select several options with Ctrl, Cmd, or
 * Shift.
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
        size={multiple ? linesOf(props.options) : undefined}
        value={val}
        onChange={handleChange}
      >
        {toOptions(props.options)}
      </select>
    </div>
  );
};
