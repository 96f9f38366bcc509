import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Replaced: Escape closes the menu, even if it's open because the pointer is over it. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _unused,
  ...props
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      setDismissed(true);
      const isWithin = root.current?.querySelector('ul')?.contains(document.activeElement);
      if (isWithin) root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    };
    for (const event of ['mousedown', 'touchstart', 'focusin']) {
      document.addEventListener(event, leave);
    }
    document.addEventListener('keydown', dismiss);
    return () => {
      for (const event of ['mousedown', 'touchstart', 'focusin']) {
        document.removeEventListener(event, leave);
      }
      document.removeEventListener('keydown', dismiss);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer alone is listened to, and opens nothing
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onMouseLeave={() => setDismissed(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // Without an address, the link can't take the focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name, and stay in place
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
