import { type KitId, kits } from '../../../kits/kits';
import type { OptionState } from '../../demo/client/options';

/** How the builder looks, and what it offers. */
export interface Look {
  readonly kit: KitId;
  /** Options of the demo; missing until the reader opens their list. */
  readonly options?: OptionState;
}

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
