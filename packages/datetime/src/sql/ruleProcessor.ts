import type { RuleProcessor, SQLPreset, ValueProcessorByRule } from 'react-querybuilder';
import { defaultRuleProcessorSQL } from 'react-querybuilder/formatQuery';
import { readDateRule } from '../dateRule.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';
import { dateLiterals } from './dialects.ts';
import { createValueProcessor } from './valueProcessor.ts';

const isPreset = (name: string | undefined): name is SQLPreset =>
  name !== undefined && Object.hasOwn(dateLiterals, name);

/** Makes the rule processor of the `sql` format, which takes the value processor of the preset. */
export function createSQLRuleProcessor(api: RQBDateTimeLibraryAPI): RuleProcessor {
  const valueProcessors = new Map<SQLPreset, ValueProcessorByRule>();
  const valueProcessorOf = (preset: SQLPreset) => {
    const known = valueProcessors.get(preset);
    if (known) return known;
    const made = createValueProcessor(preset, api);
    valueProcessors.set(preset, made);
    return made;
  };
  return (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule === 'other') return defaultRuleProcessorSQL(rule, options, meta);
    if (dateRule === 'empty') return '';
    const preset = isPreset(options?.preset) ? options.preset : 'ansi';
    const valueProcessor = valueProcessorOf(preset);
    return defaultRuleProcessorSQL(dateRule.rule, { ...options, valueProcessor }, meta);
  };
}
