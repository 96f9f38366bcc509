import type { RuleProcessor, SQLPreset } from 'react-querybuilder';
import { defaultRuleProcessorSQL } from 'react-querybuilder/formatQuery';
import { readDateRule } from '../dateRule.ts';
import { withQuotedValue } from '../quotedValue.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';
import { dateLiterals } from './dialects.ts';
import { sqlDates } from './valueProcessor.ts';

const isPreset = (name: string | undefined): name is SQLPreset =>
  name !== undefined && Object.hasOwn(dateLiterals, name);

export const createSQLRuleProcessor =
  (api: RQBDateTimeLibraryAPI): RuleProcessor =>
  (rule, options, meta) => {
    const read = readDateRule(rule, options, api);
    const preset = isPreset(options?.preset) ? options.preset : 'ansi';
    const dates = sqlDates(read, preset, options);
    const own = dates === undefined ? options : { ...options, valueProcessor: () => dates };
    return defaultRuleProcessorSQL(withQuotedValue(read.rule), own, meta);
  };
