import { type KitId, kits } from '../../../kits/kits';
import type { Look } from './YourBuilder';

interface KitChoiceProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** A choice of the UI kits that the demo has. */
export const KitChoice = ({ look, onLook }: KitChoiceProps) => (
  <label>
    UI kit{' '}
    <select
      className="control"
      value={look.kit}
      onChange={({ target }) => onLook({ ...look, kit: target.value as KitId })}
    >
      {kits.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
