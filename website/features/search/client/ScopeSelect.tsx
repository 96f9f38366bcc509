import type { ReactNode } from 'react';
import type { Scope } from './scopes';

interface ScopeSelectProps {
  readonly all: readonly Scope[];
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
  readonly className?: string;
  /** The label. */
  readonly children: ReactNode;
}

/** A list of the versions to search in. */
export function ScopeSelect({ all, scope, onChange, className, children }: ScopeSelectProps) {
  return (
    <label>
      {children}
      <select
        className={className}
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
