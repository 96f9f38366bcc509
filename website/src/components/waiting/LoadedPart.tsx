import { type ComponentType, type ReactNode, useState } from 'react';
import { DidNotLoad } from './DidNotLoad.tsx';
import { useLoaded } from './useLoaded.ts';

interface LoadedPartProps<Props> {
  /** What readers call the part, at the start of a sentence. */
  readonly name: string;
  /** The same function for the life of the component. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown until the part has loaded or failed. */
  readonly waiting?: ReactNode;
  /** Shown in place of the part until it has loaded. */
  readonly children?: ReactNode;
}

/** A component whose code loads when it's rendered. Unlike with `lazy`, the reader can try again. */
export function LoadedPart<Props extends object>({
  name,
  load,
  props,
  waiting,
  children,
}: LoadedPartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(load, attempt);
  const Part = loaded?.value;
  if (Part) return <Part {...props} />;
  return (
    <>
      {loaded?.failed ? (
        <DidNotLoad what={name} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        waiting
      )}
      {children}
    </>
  );
}
