import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { latest } from '../../../../releases/versions';
import { Choice } from '../../../src/components/Choice';
import { ColoredCode } from './ColoredCode';
import { type Draft, draftsOf } from './draft';
import { FieldTable } from './FieldTable';
import { fieldsModule } from './fieldsModule';
import type { Look } from './KitChoice';
import type { Source } from './results/source';
import { SourceForm } from './SourceForm';
import { forRelease, type StartField } from './schema/fields';
import type { Problem, Schema, Table } from './schema/types';
import styles from './start.module.css';
import { readLink, releases } from './take/link';
import { TakeAway } from './take/TakeAway';
import { YourBuilder } from './YourBuilder';

interface Read {
  readonly schema?: Schema | undefined;
  /** Where the rows are, if the reader has data. */
  readonly source?: Source | undefined;
  /** Grows with each text that is read. */
  readonly turn: number;
}

/** Turns what the reader pastes into fields, and shows a builder with them. */
export function StartPage() {
  const [{ schema, source, turn }, setRead] = useState<Read>({ turn: 0 });
  const [index, setIndex] = useState(0);
  const [release, setRelease] = useState<string>(latest.library);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [notice, setNotice] = useState('');
  const [look, setLook] = useState<Look>({ kit: 'plain' });
  const table = schema?.tables[index];
  const query = useRef<RuleGroupType>(undefined);

  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith('#fields=')) return;
    void readLink(hash).then((shared) => {
      if (!shared) {
        setNotice('This link is damaged, so its fields can’t be restored. Ask for a new one.');
        return;
      }
      query.current = shared.query;
      setRelease(shared.release);
      setDrafts(shared.fields.map((field) => ({ field, reasons: [fromLink], isIncluded: true })));
      setRead((before) => ({ schema: undefined, turn: before.turn + 1 }));
    });
  }, []);

  const choose = (tables: readonly Table[], chosen: number) => {
    const one = tables[chosen];
    query.current = undefined;
    setNotice('');
    setIndex(chosen);
    setDrafts(one ? draftsOf(one) : []);
  };
  const read = (next?: Schema, nextSource?: Source) => {
    setRead((before) => ({ schema: next, source: nextSource, turn: before.turn + 1 }));
    choose(next?.tables ?? [], 0);
  };
  const shown = useMemo(() => drafts.map((draft) => forRelease(draft, release)), [drafts, release]);
  const fields = shown.filter(({ isIncluded }) => isIncluded).map(({ field }) => field);

  return (
    <>
      <SourceForm onRead={read} />
      {notice && <p role="alert">{notice}</p>}
      <Problems problems={[...(schema?.problems ?? []), ...(table?.problems ?? [])]} />
      {schema && schema.tables.length > 1 && (
        <p>
          <Choice
            label="Table"
            value={`${index}`}
            list={schema.tables.map(({ name, columns }, at) => ({
              id: `${at}`,
              label: `${name || `Table ${at + 1}`} (${columns.length})`,
            }))}
            onChange={(at) => choose(schema.tables, Number(at))}
          />
        </p>
      )}
      {drafts.length > 0 && (
        <>
          <Heading as="h2" id="fields">
            Fields
          </Heading>
          <p>
            Each column became a field. Change what doesn’t fit, and clear the checkboxes of columns
            that nobody filters by. The builder and the code below follow.
          </p>
          <FieldTable
            key={`${turn} ${index}`}
            drafts={drafts}
            release={release}
            onChange={setDrafts}
          />
          {fields.length > 0 && (
            <>
              <YourBuilder
                key={`${turn} ${index}`}
                fields={fields}
                rows={source && table && { source, table, drafts: shown }}
                look={look}
                onLook={setLook}
                start={query.current}
                onQuery={(next) => {
                  query.current = next;
                }}
              />
              <FieldsCode fields={fields} release={release} onRelease={setRelease} />
              <TakeAway
                fields={fields}
                columns={table?.columns ?? []}
                release={release}
                look={look}
                onLook={setLook}
                getQuery={() => query.current}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

const fromLink = 'The field comes from the link that you opened.';

const mostShown = 8;

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const more = problems.length - mostShown;
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className={clsx('alert alert--danger', styles.problems)}>
          {problems.slice(0, mostShown).map(({ message, line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: problems have no identity beyond their place
            <li key={index}>
              {line !== undefined && `Line ${line}: `}
              {message}
            </li>
          ))}
          {more > 0 && <li>And {more} more of these.</li>}
        </ul>
      )}
    </div>
  );
}

interface FieldsCodeProps {
  readonly fields: readonly StartField[];
  /** Full version number that the code is for. */
  readonly release: string;
  readonly onRelease: (release: string) => void;
}

/** The fields as code for a release. */
function FieldsCode({ fields, release, onRelease }: FieldsCodeProps) {
  return (
    <>
      <Heading as="h2" id="code">
        Code
      </Heading>
      <p>
        Save this as <code>fields.ts</code>, and pass <code>fields</code> to{' '}
        <Link to="/docs/components/querybuilder#fields">QueryBuilder</Link>.
      </p>
      <p>
        <Choice
          label="Your release"
          value={release}
          list={releases.map((one) => ({ id: one, label: one }))}
          onChange={onRelease}
        />
        {release !== latest.library && (
          <> The builder above is that of {latest.library}, with the fields for your release.</>
        )}
      </p>
      <ColoredCode title="fields.ts" code={fieldsModule(fields, release)} />
    </>
  );
}
