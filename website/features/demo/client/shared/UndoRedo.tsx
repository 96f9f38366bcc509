import type { ReactNode } from 'react';
import { QueryBuilderHistory } from 'react-querybuilder/history';

/** `lazy` needs a default export. */
export default function UndoRedo({ children }: { readonly children: ReactNode }) {
  return <QueryBuilderHistory>{children}</QueryBuilderHistory>;
}
