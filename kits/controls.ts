import type { UiKitId } from './kits.ts';

/** The control elements that add-ons change. Those made of them, such as `addRuleAction`, follow. */
export const controlNames = [
  'actionElement',
  'valueSelector',
  'valueEditor',
  'notToggle',
  'shiftActions',
  'dragHandle',
] as const;

type ControlName = (typeof controlNames)[number];

/** How an add-on changes a control: with a component of its own, or with classes on the library's. */
type Change = 'component' | 'classes';

const most = {
  actionElement: 'component',
  valueSelector: 'component',
  valueEditor: 'component',
  notToggle: 'component',
  shiftActions: 'component',
} as const;
const all = { ...most, dragHandle: 'component' } as const;

/** The changes of each kit's add-on. It leaves other controls as they are. */
export const controlsOf: Readonly<Record<UiKitId, Readonly<Partial<Record<ControlName, Change>>>>> =
  {
    antd: all,
    bootstrap: {
      actionElement: 'classes',
      valueSelector: 'classes',
      valueEditor: 'component',
      notToggle: 'component',
    },
    bulma: {
      actionElement: 'classes',
      valueSelector: 'component',
      valueEditor: 'component',
      notToggle: 'component',
    },
    chakra: most,
    fluent: all,
    mantine: most,
    material: all,
    tremor: most,
  };
