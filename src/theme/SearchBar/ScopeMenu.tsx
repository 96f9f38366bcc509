import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Late } from '../../components/waiting/Late';
import { type Scope, useScopes } from '../../search/scopes';

interface Props {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** The service requires its name to be shown; the embedded search must not show it. */
  readonly isHosted: boolean;
  /** Whether the search hasn't answered yet. */
  readonly isWaiting: boolean;
}

/**
 * The version menu between the dialog's field and its hits, because the dialog has no place for
 * one, and a sentence when the search takes long.
 */
export function ScopeMenu({ scope, onScope, isHosted, isWaiting }: Props) {
  const { all } = useScopes();
  const [place, setPlace] = useState<HTMLElement>();

  useEffect(() => {
    const element = document.createElement('div');
    element.className = `search-scope ${isHosted ? '' : 'search-scope--embedded'}`;
    document.querySelector('.DocSearch-SearchBar')?.after(element);
    setPlace(element);
    return () => element.remove();
  }, [isHosted]);

  return (
    place &&
    createPortal(
      <>
        <label>
          Search in{' '}
          <select
            value={scope.name}
            onChange={({ target }) => {
              const next = all.find(({ name }) => name === target.value);
              if (next) onScope(next);
            }}
          >
            {all.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div role="status">{isWaiting && <Late />}</div>
      </>,
      place,
    )
  );
}
