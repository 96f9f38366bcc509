// Replaces the theme's tabs with plain HTML; website/features/article/client/islands/tabs.ts switches them, also in articles,
// which React doesn't render.
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A list of tabs with a panel each: the children are `TabItem`s, of which the first is shown. */
export default function Tabs({ children, groupId, defaultValue }: Props): ReactNode {
  const items = Children.toArray(children).filter(isTabItem);
  const chosen = defaultValue ?? items[0]?.props.value;
  return (
    <div
      className={clsx('theme-tabs-container tabs-container', styles.tabs)}
      data-island="tabs"
      data-group={groupId}
    >
      <div role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({ props: { value, label } }) => (
          <div
            key={value}
            role="tab"
            tabIndex={value === chosen ? 0 : -1}
            aria-selected={value === chosen}
            data-value={value}
            className={clsx('tabs__item', value === chosen && 'tabs__item--active')}
          >
            {label ?? value}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map(({ props: { value, children } }) => (
          <div key={value} role="tabpanel" hidden={value !== chosen}>
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}

const isTabItem = (child: ReactNode): child is ReactElement<TabItemProps> =>
  isValidElement<TabItemProps>(child) && child.props.value !== undefined;
