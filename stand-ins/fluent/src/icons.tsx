import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { GroupDismiss20Regular } from '@fluentui/react-icons/svg/group-dismiss';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { LockOpen20Regular } from '@fluentui/react-icons/svg/lock-open';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { Speaker220Regular } from '@fluentui/react-icons/svg/speaker';
import { SpeakerMute20Regular } from '@fluentui/react-icons/svg/speaker-mute';
import type { IconSet } from '../../shared/icons.tsx';

/** Fluent's icons. Each comes from its own file, because the package's entry contains thousands. */
export const icons: IconSet = {
  clone: <Copy20Regular />,
  dragHandle: <ReOrderDotsVertical20Regular />,
  locked: <LockClosed20Regular />,
  muted: <SpeakerMute20Regular />,
  redo: <ArrowRedo20Regular />,
  remove: <Dismiss20Regular />,
  shiftDown: <ChevronDown16Regular />,
  shiftUp: <ChevronUp16Regular />,
  undo: <ArrowUndo20Regular />,
  ungroup: <GroupDismiss20Regular />,
  unlocked: <LockOpen20Regular />,
  unmuted: <Speaker220Regular />,
};
