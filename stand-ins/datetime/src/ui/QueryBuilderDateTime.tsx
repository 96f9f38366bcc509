import { useContext } from 'react';
import {
  getCompatContextProvider,
  QueryBuilderContext,
  type QueryBuilderContextProviderProps,
  ValueEditor,
} from 'react-querybuilder';
import { BaseValueEditorContext, RelativeDateTimeConfigContext } from './config.ts';
import { DateTimeValueEditor } from './DateTimeValueEditor.tsx';
import type { RelativeDateTimeEditorConfig } from './types.ts';

/**
 * Props of {@link QueryBuilderDateTime}: those of every provider of the library, and the
 * configuration of the editors.
 */
export interface QueryBuilderDateTimeProps
  extends QueryBuilderContextProviderProps,
    RelativeDateTimeEditorConfig {}

const Provider = getCompatContextProvider({
  controlElements: { valueEditor: DateTimeValueEditor },
});

/**
 * Gives the date rules of the builders inside it an editor for fixed and relative dates, with the configuration
 * of a surrounding `RelativeDateTimeConfigContext`. {@link QueryBuilderDateTime} accepts a configuration too.
 */
export function QueryBuilderDateTimeContext(props: QueryBuilderContextProviderProps) {
  const outer = useContext(QueryBuilderContext).controlElements?.valueEditor ?? ValueEditor;
  const outerBase = useContext(BaseValueEditorContext);
  const { valueEditor: own, ...controlElements } = props.controlElements ?? {};
  // In another provider of this kind, the outer value editor is the one that renders this.
  const valueEditor = own ?? (outer === DateTimeValueEditor ? outerBase : outer);
  return (
    <BaseValueEditorContext.Provider value={valueEditor}>
      <Provider {...props} controlElements={controlElements} />
    </BaseValueEditorContext.Provider>
  );
}

/**
 * Gives the date rules of the builders inside it an editor for fixed and relative dates. Put it
 * inside the provider of a kit to render it with the kit's controls, and import
 * `@react-querybuilder/datetime/dist/datetime.css`.
 *
 * @example
 * <QueryBuilderDateTime>
 *   <QueryBuilder fields={fields} />
 * </QueryBuilderDateTime>
 */
export function QueryBuilderDateTime({
  modeController,
  anchors,
  units,
  toggleLabels,
  dateTimeAPI,
  ...props
}: QueryBuilderDateTimeProps) {
  return (
    <RelativeDateTimeConfigContext.Provider
      value={{ modeController, anchors, units, toggleLabels, dateTimeAPI }}
    >
      <QueryBuilderDateTimeContext {...props} />
    </RelativeDateTimeConfigContext.Provider>
  );
}
