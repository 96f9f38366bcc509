import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { compareReleases, majorOf, minorOf } from '../../../../releases/releases';
import { useCopy } from '../../../src/components/clipboard/useCopy';
import { Notation } from '../../../src/components/Outputs/Outputs';
import { Sentence } from '../../../src/components/Sentence';
import { readAddress, writeAddress } from './address';
import { type Choice, type Leg, legsOf, needsMinors, typesArea, type UpgradeData } from './guide';
import { Contents, LegSections } from './LegSections';
import { markdownOf, titleOf } from './markdown';
import { ScanPanel } from './scan/ScanPanel';
import styles from './upgrade.module.css';
import { useMinors } from './useMinors';

export default function UpgradePage({ data }: { readonly data: UpgradeData }) {
  return (
    <Layout
      title="Upgrade"
      description="Choose your release of React Query Builder and the one that you upgrade to, and get a list of what to install, what to rename, and what works differently."
    >
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">Upgrade React Query Builder</Heading>
        <p>
          Choose the release that you have and the one that you want, select your UI kits, and clear
          the checkboxes of what you don’t use. You get a list of what to do, in order. Wherever the
          two releases behave differently, the list shows what the same code returns on both.
        </p>
        <nav aria-label="Lists for neighboring major versions">
          <p>
            The complete lists:{' '}
            {data.steps.map((step, index) => (
              <span key={step.id}>
                {index > 0 && ', '}
                <Link to={`/upgrade/${step.id}`}>{titleOf({ ...step, step })}</Link>
              </span>
            ))}
            .
          </p>
        </nav>
        <noscript>
          <p>
            The form below needs JavaScript. The lists above don’t, and this page shows the newest
            one.
          </p>
        </noscript>
        <Assistant data={data} />
      </main>
    </Layout>
  );
}

const stepId = (index: number) => `step-${index + 1}`;

function Assistant({ data }: { readonly data: UpgradeData }) {
  const history = useHistory();
  const { search } = useLocation();
  // The page is served once for all choices, so the first render must not know the choice.
  const { choice, problems } = readAddress(useIsBrowser() ? search : '', data);
  const choose = (change: Partial<Choice>) =>
    history.replace({ search: writeAddress({ ...choice, ...change }, data) });
  const isInOrder = compareReleases(choice.from, choice.to) < 0;
  const isMinor = isInOrder && needsMinors(data, choice);
  const minors = useMinors(isMinor);
  const legs = isInOrder ? legsOf(data, choice, minors.data) : [];
  /** The facts about the major of a release. */
  const releaseIn = (release: string) => {
    const found = data.majors.find(({ major }) => major === majorOf(release));
    return found ?? { release, docs: '/docs' };
  };
  const prefixOf = (index: number) => (legs.length > 1 ? `${stepId(index)}-` : '');
  return (
    <>
      <Form {...{ data, choice, choose }} />
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className="alert alert--danger">
            {problem}
          </p>
        ))}
        {isMinor && minors.hasFailed && (
          <p className={styles.problem}>
            What each minor release changed didn’t load, so the list compares the last releases of
            major versions. Check your connection, and then reload the page.
          </p>
        )}
      </div>
      {isInOrder && (
        <Actions
          text={() => markdownOf(legs, window.location.origin)}
          {...{ legs, prefixOf }}
          isOld={majorOf(choice.from) === 3 && compareReleases(choice.from, '3.12') < 0}
        />
      )}
      {isInOrder && majorOf(choice.from) < majorOf(choice.to) && (
        <ScanPanel
          {...{ from: choice.from, to: choice.to, legs }}
          types={{ from: releaseIn(choice.from).release, to: releaseIn(choice.to).release }}
          docs={releaseIn(choice.to).docs}
        />
      )}
      {isInOrder && majorOf(choice.from) === majorOf(choice.to) && (
        <p>
          This page checks your own code only for upgrades to another major version, because it has
          the types of one release of each. Run your type check with {choice.to}, too.
        </p>
      )}
      {legs.some(({ compared }) => compared) && <Notation />}
      {legs.map((leg, index) => (
        <section key={`${leg.from} ${leg.to}`}>
          <Heading as="h2" id={stepId(index)}>
            From {titleOf(leg)}
          </Heading>
          {leg.compared && (leg.from !== leg.compared.from || leg.to !== leg.compared.to) && (
            <p>
              The differences are those between {leg.compared.from} and {leg.compared.to}. Some of
              them came with a minor release before or after{' '}
              {leg.from === leg.compared.from ? leg.to : leg.from}.
            </p>
          )}
          <LegSections leg={leg} level={3} prefix={prefixOf(index)} />
        </section>
      ))}
    </>
  );
}

interface FormProps {
  readonly data: UpgradeData;
  readonly choice: Choice;
  readonly choose: (change: Partial<Choice>) => void;
}

function Form({ data, choice, choose }: FormProps) {
  const { from, to, kits, without } = choice;
  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  const releases = [...data.releases].reverse();
  const areas = { ...data.areas, [typesArea]: 'TypeScript' };
  const select = (label: string, value: string, change: (release: string) => void) => (
    <label className="check">
      {label}
      <select className="control" value={value} onChange={({ target }) => change(target.value)}>
        {releases.map((release) => (
          <option key={release} value={release}>
            {minorOf(release)} ({release})
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.releases}>
        {select('From', from, (release) => choose({ from: release }))}
        {select('To', to, (release) => choose({ to: release }))}
      </div>
      <fieldset>
        <legend>UI kits</legend>
        {data.kits.map(({ id, label }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={kits.includes(id)}
              onChange={() => choose({ kits: toggled(kits, id) })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>What you use</legend>
        {Object.entries(areas).map(([id, label]) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={!without.includes(id)}
              onChange={() => choose({ without: toggled(without, id) })}
            />
            <span>
              <Sentence text={label} />
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

interface ActionsProps {
  readonly text: () => string;
  readonly legs: readonly Leg[];
  /** Start of the ids of a step's sections. */
  readonly prefixOf: (index: number) => string;
  /** Whether the API history begins after the release. */
  readonly isOld: boolean;
}

function Actions({ text, legs, prefixOf, isOld }: ActionsProps) {
  const { outcome, copy } = useCopy();
  const label = { copied: 'Copied', refused: 'Couldn’t copy' };
  return (
    <>
      <nav aria-label="What to do">
        {legs.length > 1 && (
          <p>
            Upgrade one major version at a time, and run your tests after each of the {legs.length}{' '}
            steps:
          </p>
        )}
        <ol>
          {legs.map((leg, index) => (
            <li key={`${leg.from} ${leg.to}`}>
              <a href={`#${stepId(index)}`}>From {titleOf(leg)}</a>
              <Contents leg={leg} prefix={prefixOf(index)} />
            </li>
          ))}
        </ol>
      </nav>
      {isOld && <p>We compare names and behavior from 3.12 on. Upgrade to 3.12.1 first.</p>}
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={() => copy(text())}>
          {outcome ? label[outcome] : 'Copy the list as Markdown'}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          Print the list
        </button>
      </p>
    </>
  );
}
