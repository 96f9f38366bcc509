import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {
  aboutBehavior,
  totalsOf,
  unseenBy,
} from '../../../../../packages/upgrade/src/types/summary';
import { majorOf } from '../../../../../releases/releases';
import { useCopy } from '../../../../src/components/clipboard/useCopy';
import { maxShown } from '../../../../src/components/LongText/LongText';
import { Outputs } from '../../../../src/components/Outputs/Outputs';
import { Sentence } from '../../../../src/components/Sentence';
import type { Leg } from '../guide';
import { listOf } from '../listOf';
import type { Checked } from './checkCode';
import type { PlacedFinding, PlacedProblem, ScanAnswer } from './protocol';
import styles from './ScanPanel.module.css';
import { touchedBy } from './touched';

interface ResultsProps {
  readonly checked: Checked;
  /** The chosen releases, and those whose types were compared. */
  readonly from: string;
  readonly to: string;
  readonly types: { readonly from: string; readonly to: string };
  readonly docs: string;
  readonly legs: readonly Leg[];
}

/** What is left to do, what was checked, and what a check can't show. */
export function Results({ checked, from, to, types, docs, legs }: ResultsProps) {
  const { scanned, problems, notes, unchecked, skipped, code } = checked;
  const files = scanned.map(({ name, answer }) => ({
    name,
    answer,
    problems: problems.filter((one) => one.name === name),
  }));
  const shown = files.filter(
    (file) => 'problem' in file.answer || file.answer.findings.length + file.problems.length > 0,
  );
  const failed = files.filter(({ answer }) => 'problem' in answer).length;
  const left = files.reduce(
    (sum, { answer }) => sum + ('problem' in answer ? 0 : answer.findings.length),
    problems.length,
  );
  const others = [
    [from, types.from],
    [to, types.to],
  ].filter(([chosen, compared]) => chosen !== compared);
  return (
    <>
      <div role="status">
        <p>
          <strong>
            {totalsOf({ files: files.length, left, unchecked: failed + unchecked.length })}
          </strong>
        </p>
        {files.length === 0 && (
          <p>There’s no TypeScript or JavaScript in what you chose, so nothing was checked.</p>
        )}
      </div>
      <ul>
        {unchecked.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {others.map(([chosen, compared]) => (
          <li key={chosen}>
            The types are those of {compared}, because this page has types of the last release of
            each major version, and none of {chosen}.
          </li>
        ))}
        {skipped.length > 0 && <li>Not searched: {listOf(skipped)}.</li>}
        <li>{unseenBy(majorOf(to))}</li>
      </ul>
      {shown.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dropped files can have one name, and stay in place
        <Result key={index} {...file} docs={docs} />
      ))}
      <Unseen {...{ legs, code }} />
    </>
  );
}

/** The changes of behavior that types can't show, if the code names what they are about. */
function Unseen({ legs, code }: Pick<ResultsProps, 'legs'> & Pick<Checked, 'code'>) {
  const touched = touchedBy(legs, code);
  if (touched.length === 0) return null;
  return (
    <>
      <Heading as="h3">What to test</Heading>
      <p>{aboutBehavior} The lists below have all changes.</p>
      {touched.map(({ change, compared }) => (
        <details key={`${compared.to} ${change.id}`} className={styles.touched}>
          <summary>
            <Sentence text={change.text} />
          </summary>
          <Outputs {...{ change }} {...compared} />
          {change.page !== undefined && (
            <p>
              <Link to={change.page}>Details</Link>
            </p>
          )}
        </details>
      ))}
    </>
  );
}

interface ResultProps {
  readonly name: string;
  readonly answer: ScanAnswer;
  readonly problems: readonly PlacedProblem[];
  readonly docs: string;
}

function Result({ name, answer, problems, docs }: ResultProps) {
  if ('problem' in answer) {
    return (
      <p>
        <strong>{name}</strong>: {answer.problem}
      </p>
    );
  }
  const { findings, edited } = answer;
  return (
    <>
      <Heading as="h3">{name}</Heading>
      <ul>
        {[...findings, ...problems]
          .sort((a, b) => a.line - b.line || a.column - b.column)
          .map((place) =>
            'rule' in place ? (
              <FoundByName key={`${place.rule} ${place.line} ${place.column}`} {...place} />
            ) : (
              <FoundByTypes
                key={`${place.code} ${place.line} ${place.column}`}
                {...place}
                docs={docs}
              />
            ),
          )}
      </ul>
      {edited !== undefined && <Edited {...{ name, edited }} />}
    </>
  );
}

const FoundByName = ({ line, reason, instead, isEdited }: PlacedFinding) => (
  <li>
    Line {line}: <Sentence text={reason} /> <Sentence text={instead} />{' '}
    <em>{isEdited ? 'The edited code below has this change.' : 'Change this by hand.'}</em>
  </li>
);

const FoundByTypes = ({
  line,
  code,
  message,
  advice,
  docs,
}: PlacedProblem & Pick<ResultProps, 'docs'>) => (
  <li>
    Line {line}, type error {code}:
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll long messages with the keyboard */}
    <pre className={styles.message} tabIndex={0}>
      {message}
    </pre>
    {advice && (
      <p>
        {advice.instead} <Link to={`${docs}/${advice.page}`}>Details</Link>
      </p>
    )}
  </li>
);

function Edited({ name, edited }: { readonly name: string; readonly edited: string }) {
  const { outcome, copy } = useCopy();
  const label = { copied: 'Copied', refused: 'Couldn’t copy' };
  return (
    <>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={() => copy(edited)}>
          {outcome ? label[outcome] : 'Copy the edited code'}
        </button>
      </p>
      <textarea
        className="control"
        aria-label={`${name}, edited`}
        rows={8}
        readOnly
        value={edited.slice(0, maxShown)}
      />
      {edited.length > maxShown && <p>Only the start is shown. The button copies all of it.</p>}
    </>
  );
}
