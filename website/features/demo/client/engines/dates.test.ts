import { describe, expect, it } from 'vitest';
import { dataSets } from '../data/dataSets.ts';
import { loadDatetime } from '../datetime.ts';
import { formatOf } from '../formats.ts';
import { withDates } from './dates.ts';
import { type Engine, type EngineId, engineOf } from './engines.ts';
import { runQuery } from './run.ts';

const datetime = await loadDatetime();

const options = (engine: Engine) => {
  const name = formatOf(engine.options.format).datetime;
  return name ? { ruleProcessor: datetime[name] } : {};
};

describe.each(dataSets)('$label', ({ fields, loadRows }) => {
  const dateFields = fields.filter(({ datatype }) => /^(date|timestamp)/.test(String(datatype)));

  it.each<EngineId>(['mongodb', 'cel'])('has the dates that %s compares with', async (id) => {
    const { withNulls: rows } = await loadRows();
    const data = withDates({ fields, rows }, datetime.rqbDateTimeLibraryAPI);
    for (const { name } of dateFields) {
      const texts = rows.map((row) => row[name]).filter((value) => typeof value === 'string');
      const middle = texts.sort()[Math.floor(texts.length / 2)];
      const rules = [{ field: name, operator: '>', value: middle }];
      const outcome = await runQuery(engineOf(id), { combinator: 'and', rules }, data, options);
      const later = rows.flatMap((row, index) =>
        String(row[name] ?? '') > String(middle) ? [index] : [],
      );
      expect(later.length).toBeGreaterThan(0);
      expect(outcome).toMatchObject({ ok: true, matched: later });
    }
  });
});
