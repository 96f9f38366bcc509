import type { ReactNode } from 'react';
import { QueryBuilderHistory } from 'react-querybuilder/history';

/** Default, as `lazy` wants it. */
export default function UndoRedo({ children }: { readonly children: ReactNode }) {
  return <QueryBuilderHistory>{children}</QueryBuilderHistory>;
}
