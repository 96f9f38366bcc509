import type { RuleProcessor, SQLPreset } from 'react-querybuilder';
import { defaultRuleProcessorSQL } from 'react-querybuilder/formatQuery';
import { readDateRule } from '../dateRule.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';
import { dateLiterals } from './dialects.ts';
import { sqlValue } from './valueProcessor.ts';

const isPreset = (name: string | undefined): name is SQLPreset =>
  name !== undefined && Object.hasOwn(dateLiterals, name);

/** Makes the rule processor of the `sql` format, which writes dates as the preset does. */
export const createSQLRuleProcessor =
  (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule.kind === 'other') return defaultRuleProcessorSQL(rule, options, meta);
    if (dateRule.kind === 'fields') return defaultRuleProcessorSQL(dateRule.rule, options, meta);
    const preset = isPreset(options?.preset) ? options.preset : 'ansi';
    const valueProcessor = () => sqlValue(dateRule, preset, options);
    return defaultRuleProcessorSQL(dateRule.rule, { ...options, valueProcessor }, meta);
  };
