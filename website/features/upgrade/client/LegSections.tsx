import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { majorOf, minorOf } from '../../../../releases/releases';
import { Html } from '../../../src/components/Html/Html';
import { Code, Outputs, Side, SideBySide } from '../../../src/components/Outputs/Outputs';
import { Sentence } from '../../../src/components/Sentence';
import type { ChangeData } from './change';
import {
  type Install,
  type Leg,
  overrideFor,
  overrideReason,
  type RemovedName,
  type TypeData,
} from './guide';
import { listOf } from './listOf';
import styles from './upgrade.module.css';

const titles = {
  before: 'Before you install',
  install: 'Install',
  removed: 'Names that are gone',
  types: 'Types that are stricter',
  looks: 'Class names and labels',
  behavior: 'Behavior',
};

type SectionId = keyof typeof titles;

interface ContentsProps {
  readonly leg: Leg;
  /** Start of the sections' ids. */
  readonly prefix?: string;
}

/** Links to the sections that a step has, in order. */
export function Contents({ leg, prefix = '' }: ContentsProps) {
  const { todos, removed, types, looks, behavior } = leg;
  const parts = { before: todos, install: ['always'], removed, types, looks, behavior };
  return (
    <ul className={styles.contents}>
      {Object.entries(titles)
        .filter(([id]) => parts[id as SectionId].length > 0)
        .map(([id, title]) => (
          <li key={id}>
            <a href={`#${prefix}${id}`}>{title}</a>
          </li>
        ))}
    </ul>
  );
}

interface LegSectionsProps {
  readonly leg: Leg;
  /** Of the headings. */
  readonly level: 2 | 3;
  /** Start of the sections' ids; none by default, where a page has one step. */
  readonly prefix?: string;
}

export function LegSections({ leg, level, prefix = '' }: LegSectionsProps) {
  const { from, to, step, compared, gaps, todos, install, removed, types, looks, behavior } = leg;
  const section = (id: SectionId, children: ReactNode) => (
    <section>
      <Heading as={`h${level}`} id={`${prefix}${id}`}>
        {titles[id]}
      </Heading>
      {children}
    </section>
  );
  const changes = (list: readonly ChangeData[]) => (
    <ul className={styles.list}>
      {list.map((change) => (
        <Change
          key={change.id}
          {...{ prefix, change }}
          from={compared?.from ?? from}
          to={compared?.to ?? to}
        />
      ))}
    </ul>
  );
  return (
    <>
      {todos.length > 0 &&
        section(
          'before',
          <ul>
            {todos.map(({ id, todo = '', page }) => (
              <li key={id}>
                <Sentence text={todo} /> <Details page={page} />
              </li>
            ))}
          </ul>,
        )}
      {section('install', <InstallLines install={install} to={to} />)}
      {removed.length > 0 && section('removed', <Removed names={removed} />)}
      {types.length > 0 &&
        section(
          'types',
          <ul className={styles.list}>
            {types.map((type) => (
              <Stricter key={type.id} prefix={prefix} {...{ type, from, to }} />
            ))}
          </ul>,
        )}
      {looks.length > 0 && section('looks', changes(looks))}
      {behavior.length > 0 && section('behavior', changes(behavior))}
      {!compared && (
        <p>
          {from} and {to} belong to the same major version, so this list has only names that are
          gone. The <Link to="/releases">release notes</Link> list the names that were added.
        </p>
      )}
      {!step && compared && looks.length + behavior.length === 0 && (
        <p>
          Our code prints the same on {from} and {to}, except for what you left out above.
        </p>
      )}
      {gaps.length > 0 && (
        <p>
          npm doesn’t have {listOf(gaps)}, so what {gaps.length > 1 ? 'these' : 'this release'}{' '}
          changed is listed with the next release.
        </p>
      )}
    </>
  );
}

function InstallLines({ install, to }: { readonly install: Install; readonly to: string }) {
  const { packages, react, typescript, needsOverride } = install;
  return (
    <>
      {needsOverride.length > 0 && (
        <>
          <p>
            {overrideReason(install, to)} Add this to <code>package.json</code> first, or stay on
            the release of the library that has the add-on’s number.{' '}
            <Link to="/docs/compat#install">Details</Link>
          </p>
          <Code>
            <code>{overrideFor(to)}</code>
          </Code>
          <p>Then install the packages:</p>
        </>
      )}
      <Code>
        <code>npm install {packages.join(' ')}</code>
      </Code>
      <ul>
        {react.length > 0 && (
          <li>
            React {listOf(react)} {react.length > 1 ? 'work' : 'works'} with {minorOf(to)}.
          </li>
        )}
        {typescript && (
          <li>According to the release notes, it needs TypeScript {typescript} or newer.</li>
        )}
        {packages.length > 1 && (
          <li>
            If we don’t know the newest release of an add-on, the command has the library’s number.
            If npm doesn’t find it, install the newest release of the same major version.
          </li>
        )}
      </ul>
    </>
  );
}

function Removed({ names }: { readonly names: readonly RemovedName[] }) {
  const known = names.filter(({ instead }) => instead !== undefined);
  const others = names.filter(({ instead }) => instead === undefined);
  return (
    <>
      {known.length > 0 && (
        <ul>
          {known.map(({ name, instead = '' }) => (
            <li key={name}>
              <code>{name}</code>: <Sentence text={instead} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p>
          {known.length > 0 ? 'Also gone, without a replacement: ' : 'Without a replacement: '}
          {others.map(({ name }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

interface Sides {
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
}

/** An item that links lead to. */
function Item({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  // Docusaurus checks links to what it has collected.
  useBrokenLinks().collectAnchor(id);
  return <li id={id}>{children}</li>;
}

function Change({ change, prefix, from, to }: Sides & { readonly change: ChangeData }) {
  const { id, text, page, since } = change;
  return (
    <Item id={`${prefix}${id}`}>
      <p>
        {since !== undefined && <>Since {since}: </>}
        <Sentence text={text} /> <Details page={page} />
      </p>
      <Outputs {...{ change, from, to }} />
    </Item>
  );
}

const Details = ({ page }: Pick<ChangeData, 'page'>) =>
  page === undefined ? null : <Link to={page}>Details</Link>;

function Stricter({ type, prefix, from, to }: Sides & { readonly type: TypeData }) {
  const { id, text, page, before, after } = type;
  return (
    <Item id={`${prefix}${id}`}>
      <p>
        <Sentence text={text} /> <Link to={page}>Details</Link>
      </p>
      <SideBySide>
        <Side title={`v${majorOf(from)}`}>
          <Html as="code" html={before} />
        </Side>
        <Side title={`v${majorOf(to)}`}>
          <Html as="code" html={after} />
        </Side>
      </SideBySide>
    </Item>
  );
}
