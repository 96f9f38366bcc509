import type { ReactNode } from 'react';
import type { Scope } from './scopes';

interface ScopeSelectProps {
  readonly all: readonly Scope[];
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
  /** The label. */
  readonly children: ReactNode;
}

/** A list of the versions to search in. */
export function ScopeSelect({ all, scope, onChange, children }: ScopeSelectProps) {
  return (
    <label>
      {children}
      <select
        className="control"
        value={scope.name}
        onChange={({ target }) => onChange(all.find(({ name }) => name === target.value) ?? scope)}
      >
        {all.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
