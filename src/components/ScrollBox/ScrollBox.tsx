import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollBox.module.css';

/** Lets wide content scroll in its own box, which the keyboard reaches when there is something to scroll. */
export function ScrollBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.box} tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}
