import { useColorMode } from '@docusaurus/theme-common';
import { useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DemoKit } from '../../../kits/kits';
import { DemoBuilder } from '../../demo/client/builder/DemoBuilder';
import { builderSettings } from '../../demo/client/builder/settings';
import { defaultOptions, type OptionState } from '../../demo/client/options';
import { OptionList } from '../../demo/client/page/OptionList';
import { vocabularyOf } from '../../demo/client/query/vocabulary';
import type { FieldSpec } from '../../demo/client/shared/fields';
import type { StartField } from './schema/fields';
import styles from './start.module.css';

interface KitBuilderProps {
  readonly name: string;
  readonly kit: DemoKit;
  readonly fields: readonly StartField[];
  readonly options?: OptionState | undefined;
  readonly hasOptions: boolean;
  readonly onOptions: (options: OptionState) => void;
  readonly query: RuleGroupTypeAny;
  readonly onQueryChange: (query: RuleGroupTypeAny) => void;
}

/** The demo's builder and its list of options, with the reader's fields. */
export default function KitBuilder({
  name,
  kit,
  fields,
  options = defaultOptions,
  hasOptions,
  onOptions,
  query,
  onQueryChange,
}: KitBuilderProps) {
  const { colorMode } = useColorMode();
  const specs = useMemo(() => fields.map(specOf), [fields]);
  const text = JSON.stringify(vocabularyOf(query, specs, options));
  // The same until the builder's lists need another entry, so that edits don't renew them.
  const settings = useMemo(() => {
    const surroundings = { colorMode, texts: undefined, variables: {} };
    const vocabulary = JSON.parse(text);
    const state = { dataSet: '', options, language: 'en' } as const;
    return { ...builderSettings(state, { ...surroundings, vocabulary }), name };
  }, [text, name, options, colorMode]);
  return (
    <>
      <DemoBuilder kit={kit} settings={settings} query={query} onQueryChange={onQueryChange} />
      {hasOptions && (
        <div className={styles.options}>
          <OptionList state={options} onChange={onOptions} />
        </div>
      )}
    </>
  );
}

/** The demo's form of a field, which can be sent to a frame. Of the limits, it has only ranges. */
function specOf({ constraints, subproperties, ...field }: StartField): FieldSpec {
  const { min, max } = constraints ?? {};
  return {
    ...field,
    ...(field.valueEditorType === 'select' && {
      operatorEditors: { in: 'multiselect', notIn: 'multiselect' },
    }),
    ...(subproperties && { subproperties: subproperties.map(specOf) }),
    ...(min !== undefined && max !== undefined && { check: { kind: 'range', min, max } as const }),
  };
}
