import type { ReactNode } from 'react';
import diagrams from '../diagrams/diagrams.module.css';
import { idOf } from '../diagrams/Linked';
import { classOf, innerHeader, isIn, outerHeader, type Part, ruleControls } from './parts';

interface BuilderProps {
  readonly release: number;
  /** Name of the `Linked` figure that the elements are parts of. */
  readonly linked?: string;
  /** Shows the place of each control in the order of the Tab key. */
  readonly isNumbered?: boolean;
}

/** A builder with a rule and an inner group, and with all buttons. */
export function Builder({ release, linked, isNumbered = false }: BuilderProps) {
  let stop = 0;
  const controls = (row: readonly Part[]) =>
    row.filter(isIn(release)).map((part) => {
      const { stops = 1 } = part;
      const first = stop + 1;
      stop += stops;
      return (
        <Named key={part.key} className={diagrams.control} part={part} linked={linked}>
          {isNumbered && stops > 0 && (
            <b className={diagrams.number}>{stops > 1 ? `${first}–${stop}` : first}</b>
          )}
          {part.text}
        </Named>
      );
    });
  const container = (key: Part['key'], className: string | undefined, content: ReactNode) => (
    <div
      className={className}
      data-part={linked && key}
      data-visual={(linked && key === 'queryBuilder') || undefined}
    >
      {linked && (
        <Named className={diagrams.container} part={{ key }} linked={linked}>
          {classOf({ key })}
        </Named>
      )}
      {content}
    </div>
  );
  const header = (row: readonly Part[]) =>
    container('header', diagrams.part, <div className={diagrams.row}>{controls(row)}</div>);
  return container(
    'queryBuilder',
    diagrams.builder,
    container(
      'ruleGroup',
      diagrams.group,
      <>
        {header(outerHeader)}
        {container(
          'body',
          diagrams.part,
          <>
            {container(
              'rule',
              diagrams.part,
              <div className={diagrams.row}>{controls(ruleControls)}</div>,
            )}
            {container('ruleGroup', diagrams.group, header(innerHeader))}
          </>,
        )}
      </>,
    ),
  );
}

interface NamedProps {
  readonly part: Part;
  readonly linked: string | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Named({ part, linked, className, children }: NamedProps) {
  if (!linked) return <span className={className}>{children}</span>;
  return (
    <label
      className={className}
      data-part={part.text && part.key}
      data-name={part.text && classOf(part)}
      htmlFor={idOf(linked, part.key)}
    >
      {children}
    </label>
  );
}
