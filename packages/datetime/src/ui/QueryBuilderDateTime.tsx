import { type ReactNode, useContext, useMemo } from 'react';
import { QueryBuilderContext, ValueEditor } from 'react-querybuilder';
import { type RelativeDateTimeConfig, RelativeDateTimeContext } from './config.ts';
import { DateTimeValueEditor } from './DateTimeValueEditor.tsx';

/** Props of {@link QueryBuilderDateTime}. All but the children have defaults. */
export interface QueryBuilderDateTimeProps extends Partial<RelativeDateTimeConfig> {
  readonly children?: ReactNode;
}

/**
 * Gives the date rules of the builders inside it an editor for dates and relative dates. Put it
 * inside the provider of a kit to render it with the kit's controls.
 *
 * @example
 * <QueryBuilderDateTime>
 *   <QueryBuilder fields={fields} />
 * </QueryBuilderDateTime>
 */
export function QueryBuilderDateTime({ children, ...config }: QueryBuilderDateTimeProps) {
  const outer = useContext(QueryBuilderContext);
  const valueEditor = config.valueEditor ?? outer.controlElements?.valueEditor ?? ValueEditor;
  const inner = useMemo(
    () => ({
      ...outer,
      controlElements: { ...outer.controlElements, valueEditor: DateTimeValueEditor },
    }),
    [outer],
  );
  return (
    <RelativeDateTimeContext.Provider value={{ ...config, valueEditor }}>
      <QueryBuilderContext.Provider value={inner}>{children}</QueryBuilderContext.Provider>
    </RelativeDateTimeContext.Provider>
  );
}
