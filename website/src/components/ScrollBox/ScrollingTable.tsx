import type { ComponentProps } from 'react';
import { ScrollBox } from './ScrollBox';

export function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox>
      <table {...props} />
    </ScrollBox>
  );
}
