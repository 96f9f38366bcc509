import type { RuleProcessor, SQLPreset } from 'react-querybuilder';
import { defaultRuleProcessorSQL } from 'react-querybuilder/formatQuery';
import { datatypeOf } from '../dateField.ts';
import { readCustomDate, readDateRule } from '../dateRule.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';
import { dateLiteral, dateLiterals } from './dialects.ts';
import { sqlValue } from './valueProcessor.ts';

const isPreset = (name: string | undefined): name is SQLPreset =>
  name !== undefined && Object.hasOwn(dateLiterals, name);

/** Makes the rule processor of the `sql` format, which writes dates as the preset does. */
export const createSQLRuleProcessor =
  (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    const preset = isPreset(options?.preset) ? options.preset : 'ansi';
    if (dateRule.kind === 'other') {
      const date = readCustomDate(rule, options);
      if (!date) return defaultRuleProcessorSQL(rule, options, meta);
      const valueProcessor = () => dateLiteral(date, preset, datatypeOf(options));
      return defaultRuleProcessorSQL(rule, { ...options, valueProcessor }, meta);
    }
    if (dateRule.kind === 'fields') return defaultRuleProcessorSQL(dateRule.rule, options, meta);
    const valueProcessor = () => sqlValue(dateRule, preset, options);
    return defaultRuleProcessorSQL(dateRule.rule, { ...options, valueProcessor }, meta);
  };
