import type { ComponentProps, ReactNode } from 'react';
import { LoadedPart } from '../../../../src/components/waiting/LoadedPart';
import type Editor from './Editor';

interface LazyEditorProps extends ComponentProps<typeof Editor> {
  /** Shown until the editor has loaded or failed. */
  readonly waiting?: ReactNode;
  /** Shown in place of the editor until it has loaded. */
  readonly children?: ReactNode;
}

const load = () => import('./Editor').then((module) => module.default);

export function LazyEditor({ waiting, children, ...props }: LazyEditorProps) {
  return (
    <LoadedPart name="The editor" load={load} props={props} waiting={waiting}>
      {children}
    </LoadedPart>
  );
}
