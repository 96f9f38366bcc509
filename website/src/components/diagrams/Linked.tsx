import type { ReactNode } from 'react';
import styles from './diagrams.module.css';

interface LinkedProps {
  /** Unique on a page; the ids of the choices start with it. */
  readonly name: string;
  readonly keys: readonly string[];
  readonly children: ReactNode;
}

/**
 * A figure that highlights all elements with the `data-part` that the reader chooses, or points at.
 * CSS does it, so it works before and without JavaScript. Choices are radio buttons; labels may be
 * anywhere in the figure.
 */
export function Linked({ name, keys, children }: LinkedProps) {
  return (
    <figure className={styles.figure} data-linked={name}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the selectors */}
      <style dangerouslySetInnerHTML={{ __html: highlights(name, keys) }} />
      {children}
    </figure>
  );
}

/** A control also matches `:hover` while the pointer is over one of its labels. */
const highlights = (name: string, keys: readonly string[]): string => {
  const figure = `[data-linked=${name}]`;
  const selectors = keys.flatMap((key) => {
    const choice = `#${idOf(name, key)}`;
    const part = `[data-part=${key}]`;
    return [
      `${figure}:has(${choice}:hover) ${part}`,
      `${figure}:not(:has(input:hover)):has(${choice}:checked) ${part}`,
    ];
  });
  return `${selectors.join()}{--edge:var(--ifm-color-primary);--fill:var(--code-highlight);--name:block}`;
};

export const idOf = (name: string, key: string): string => `${name}-${key}`;

interface ChoiceProps {
  readonly name: string;
  /** Starts with a letter, and has only letters, digits, `-`, and `_`. */
  readonly value: string;
  readonly isChosen: boolean;
  /** Id of the element that names it; its labels are parts of the picture. */
  readonly labelledBy: string;
}

export const Choice = ({ name, value, isChosen, labelledBy }: ChoiceProps) => (
  <input
    type="radio"
    id={idOf(name, value)}
    name={name}
    value={value}
    defaultChecked={isChosen}
    aria-labelledby={labelledBy}
    autoComplete="off"
  />
);
