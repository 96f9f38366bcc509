import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import { minorOf } from '../../../../../releases/releases.ts';
import {
  chooseRelease,
  knownReleases,
  myRelease,
  readRelease,
} from '../../../../src/components/myRelease/myRelease.ts';
import { releaseSlot } from '../../../../src/components/myRelease/storage.ts';
import styles from './MyReleaseForm.module.css';

/** Where readers choose their release. */
export function MyReleaseForm() {
  const id = useId();
  const [release, setRelease] = useState<string>();
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const read = () => setRelease(myRelease());
    read();
    return releaseSlot.listen(read);
  }, []);

  const minor = knownReleases.map(minorOf).find((one) => release && one === minorOf(release));

  const choose = (wanted: string) => {
    const read = readRelease(wanted);
    setStatus('');
    setProblem('problem' in read ? read.problem : '');
    if ('problem' in read) return;
    if (chooseRelease(read.release)) setStatus(`Your release is ${read.release}.`);
    else setProblem('Your browser doesn’t let this site store your choice.');
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose(text);
      }}
    >
      <label htmlFor={id}>Release</label>
      <input
        id={id}
        className={clsx('control', styles.input)}
        list={`${id}-releases`}
        placeholder={release ?? knownReleases.at(-1)}
        autoComplete="off"
        value={text}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={`${id}-releases`}>
        {[...knownReleases].reverse().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="submit" className="button button--primary">
        Set my release
      </button>
      <button
        type="button"
        className="button"
        disabled={release === undefined}
        onClick={() => {
          chooseRelease(undefined);
          setText('');
          setProblem('');
          setStatus('No release is set.');
        }}
      >
        Clear
      </button>
      <p id={`${id}-problem`} role="alert" className={styles.line}>
        {problem}
      </p>
      <p role="status" className={styles.line}>
        {status || (release ? `Your release is ${release}.` : 'No release is set.')}
      </p>
      {minor !== undefined && (
        <p className={styles.line}>
          See <Link to={`/upgrade?from=${minor}`}>what an upgrade changes</Link>.
        </p>
      )}
    </form>
  );
}
