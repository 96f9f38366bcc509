import type { ComponentProps } from 'react';
import { ScrollBox } from './ScrollBox';

/** The `table` of MDX pages. */
export function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox>
      <table {...props} />
    </ScrollBox>
  );
}
