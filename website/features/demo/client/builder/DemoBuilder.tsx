import useIsBrowser from '@docusaurus/useIsBrowser';
import { memo, useState } from 'react';
import type { DemoKit } from '../../../../kits/kits.ts';
import { Late } from '../../../../src/components/waiting/Late.tsx';
import { AskFirst, type KitBuilderProps } from './AskFirst.tsx';
import { FrameBuilder } from './FrameBuilder.tsx';
import { PlainBuilder } from './PlainBuilder.tsx';

/**
 * The builder with a kit's controls. Until these have loaded, or if they fail, it has those of the kit
 * before, or the library's own.
 */
export const DemoBuilder = memo(function DemoBuilder(props: KitBuilderProps) {
  return <AskFirst {...props}>{props.kit.id === 'plain' ? PlainBuilder : KitBuilder}</AskFirst>;
});

function KitBuilder({ kit, ...builder }: KitBuilderProps) {
  const isBrowser = useIsBrowser();
  const [attempt, setAttempt] = useState(0);
  /** The kit that is on screen. */
  const [shown, setShown] = useState<DemoKit>();
  const [failed, setFailed] = useState<{ readonly kit: string; readonly reason: string }>();
  const reason = failed?.kit === kit.id ? failed.reason : undefined;
  const before = shown && shown.id !== kit.id ? [shown] : [];
  const frames = reason ? [] : [...before, kit];
  return (
    <>
      {reason && (
        <p role="alert" className="alert alert--danger">
          {reason} The library’s own controls are shown instead.{' '}
          <button
            type="button"
            className="button"
            onClick={() => {
              setFailed(undefined);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </p>
      )}
      {shown?.id !== kit.id && !reason && (
        <Late key={attempt}>
          {kit.label} takes longer than usual to load. Until then, you see{' '}
          {shown ? `the controls of ${shown.label}` : 'the library’s own controls'}.
        </Late>
      )}
      {!shown && <PlainBuilder {...builder} />}
      {isBrowser &&
        frames.map((one) => (
          <FrameBuilder
            key={`${one.id} ${attempt}`}
            kit={one}
            {...builder}
            isShown={one.id === shown?.id}
            onShown={() => setShown(one)}
            onFailed={(reason) => {
              setShown(undefined);
              setFailed({ kit: one.id, reason });
            }}
          />
        ))}
    </>
  );
}
