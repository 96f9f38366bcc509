import { declareShadows } from '../../article/client/islands/shadows';
import { type Subject, variablesOf } from '../style-changes';
import styles from './StyleChanges.module.css';

interface StyleChangesProps {
  readonly of: Subject;
  /** HTML of shadow roots, which the build fills in; see website/features/releases/build/style-changes. */
  readonly before?: string;
  readonly after?: string;
}

/**
 * A builder before and after a change of its style. If the change is one of several variables, the
 * reader chooses it. CSS sets the variable on the second builder, so it works without JavaScript.
 */
export function StyleChanges({ of, before = '', after = '' }: StyleChangesProps) {
  const variables = variablesOf(of);
  const idOf = (name: string) => `${of}${name}`;
  const rules = variables
    .map(
      ({ name, value }) =>
        `[data-changes=${of}]:has(#${idOf(name)}:checked) [data-after]{${name}:${value}}`,
    )
    .join('');
  return (
    <figure className={styles.figure} data-changes={of}>
      {variables.length > 0 && (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the table of changes */}
          <style dangerouslySetInnerHTML={{ __html: rules }} />
          <fieldset className={styles.choices}>
            <legend>Change one variable</legend>
            {variables.map(({ name, value }, index) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  id={idOf(name)}
                  name={`changes-${of}`}
                  defaultChecked={index === 0}
                  autoComplete="off"
                />
                <code dir="ltr">
                  {name}: {value}
                </code>
              </label>
            ))}
          </fieldset>
        </>
      )}
      <div className={styles.pictures}>
        <Picture label="Before" html={before} />
        <Picture label="After" html={after} isAfter />
      </div>
    </figure>
  );
}

interface PictureProps {
  readonly label: string;
  readonly html: string;
  readonly isAfter?: boolean;
}

const Picture = ({ label, html, isAfter }: PictureProps) => (
  <div className={styles.picture} role="img" aria-label={`${label} the change`} data-label={label}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the library at build time */}
    <div inert data-after={isAfter} dangerouslySetInnerHTML={{ __html: declareShadows(html) }} />
  </div>
);
