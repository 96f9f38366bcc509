import type { ReactNode, SVGProps } from 'react';
import type { Translations } from 'react-querybuilder';

/** An inline SVG of the size and color of the text around it. */
export const draw = (children: ReactNode, more: SVGProps<SVGSVGElement> = {}) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...more}
  >
    {children}
  </svg>
);

const drawLock = (shackle: string) =>
  draw(
    <>
      <rect x="3" y="7" width="10" height="6.5" rx="1.5" />
      <path d={shackle} />
    </>,
  );

const drawSpeaker = (sound: string) => draw(<path d={`M2.5 6v4H5l3.5 3V3L5 6z${sound}`} />);

const dots = [4, 8, 12].flatMap((y) => [6, 10].map((x) => [x, y] as const));

/** Many fonts lack the symbols of the library's own labels. */
export const icons = {
  clone: draw(
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5" />
    </>,
  ),
  dragHandle: draw(
    dots.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.5" fill="currentColor" />),
  ),
  locked: drawLock('M5 7V5a3 3 0 0 1 6 0v2'),
  muted: drawSpeaker('M11 6.2l3.5 3.6m0-3.6L11 9.8'),
  redo: draw(<path d="M13 6H6.5a3.5 3.5 0 0 0 0 7H10M10.5 3.5 13 6l-2.5 2.5" />),
  remove: draw(<path d="m4 4 8 8m0-8-8 8" />),
  shiftDown: draw(<path d="m4 6 4 4 4-4" />),
  shiftUp: draw(<path d="m4 10 4-4 4 4" />),
  undo: draw(<path d="M3 6h6.5a3.5 3.5 0 0 1 0 7H6M5.5 3.5 3 6l2.5 2.5" />),
  ungroup: draw(
    <>
      <rect x="2.5" y="2.5" width="11" height="11" rx="1.5" strokeDasharray="2.2 2.2" />
      <path d="M5.5 8h5" />
    </>,
  ),
  unlocked: drawLock('M5 7V4.5a3 3 0 0 1 5.8-1'),
  unmuted: drawSpeaker('M11 6a3 3 0 0 1 0 4m1.8-5.8a5.5 5.5 0 0 1 0 7.6'),
};

/** The icons of a kit. */
export type IconSet = Readonly<Record<keyof typeof icons, ReactNode>>;

/** Replaces the library's symbols with icons. Titles from the library or a language pack name the buttons. */
export const iconTranslations = (set: IconSet) =>
  ({
    cloneRule: { label: set.clone },
    cloneRuleGroup: { label: set.clone },
    dragHandle: { label: set.dragHandle },
    lockGroup: { label: set.unlocked },
    lockGroupDisabled: { label: set.locked },
    lockRule: { label: set.unlocked },
    lockRuleDisabled: { label: set.locked },
    muteGroup: { label: set.unmuted },
    muteRule: { label: set.unmuted },
    redo: { label: set.redo },
    removeGroup: { label: set.remove },
    removeRule: { label: set.remove },
    shiftActionDown: { label: set.shiftDown },
    shiftActionUp: { label: set.shiftUp },
    undo: { label: set.undo },
    ungroupRuleGroup: { label: set.ungroup },
    unmuteGroup: { label: set.muted },
    unmuteRule: { label: set.muted },
  }) satisfies Partial<Translations>;
