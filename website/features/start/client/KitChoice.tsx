import { type KitId, kits } from '../../../kits/kits';
import { Choice } from '../../../src/components/Choice';
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
  <Choice
    label="UI kit"
    value={look.kit}
    list={kits}
    onChange={(kit) => onLook({ ...look, kit: kit as KitId })}
  />
);
