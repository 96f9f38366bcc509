import { useEffect, useId, useState } from 'react';
import { rate } from './contrast.ts';
import { readColor, toHex } from './readColor.ts';
import { expected } from './sheets.ts';
import styles from './ThemePanel.module.css';
import {
  isValueOf,
  lines,
  settingOf,
  type ThemeValues,
  type ThemeVariable,
  themeVariables,
} from './variables.ts';

interface VariableRowProps {
  readonly variable: ThemeVariable;
  readonly mode: 'light' | 'dark';
  readonly values: ThemeValues;
  readonly onChange: (values: ThemeValues) => void;
}

/** An empty input means the default. */
export function VariableRow({ variable, mode, values, onChange }: VariableRowProps) {
  const id = useId();
  const { name, label, kind, byDefault } = variable;
  const setting = settingOf(variable, mode);
  const value = values[setting] ?? '';
  const current = themeVariables(values, mode)[name] ?? byDefault;
  const isFault = value !== '' && !isValueOf(variable, value);
  const change = (next: string) => onChange({ [setting]: next });
  return (
    <div className={styles.row}>
      <label htmlFor={id} title={name}>
        {label}
      </label>
      {kind === 'color' && <Picker label={label} value={current} onChange={change} />}
      {kind === 'line' ? (
        <select
          id={id}
          className="control"
          value={value}
          onChange={({ target }) => change(target.value)}
        >
          <option value="">{byDefault} (default)</option>
          {lines.map((line) => (
            <option key={line}>{line}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="control"
          value={value}
          placeholder={current}
          aria-invalid={isFault}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <span id={`${id}-note`} className={isFault ? styles.fault : styles.note} aria-live="polite">
        {isFault
          ? `Enter ${expected[kind]}.`
          : kind === 'color' && <Contrast name={name} value={current} mode={mode} />}
      </span>
    </div>
  );
}

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Picker({ label, value, onChange }: PickerProps) {
  const color = useColor(value);
  return (
    <input
      type="color"
      className="control"
      aria-label={`${label}: pick`}
      value={color ? toHex(color) : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Contrast({
  name,
  value,
  mode,
}: {
  readonly name: string;
  readonly value: string;
  readonly mode: 'light' | 'dark';
}) {
  const color = useColor(value);
  if (!color) return null;
  const { text, isEnough } = rate(name, color, mode);
  return <span className={isEnough ? undefined : styles.weak}>{text}</span>;
}

/** The browser resolves the color, so it's known after the first render. */
function useColor(value: string) {
  const [color, setColor] = useState<ReturnType<typeof readColor>>();
  useEffect(() => setColor(readColor(value)), [value]);
  return color;
}
