import useIsBrowser from '@docusaurus/useIsBrowser';
import { memo, useState } from 'react';
import { AskFirst, type KitBuilderProps } from './AskFirst.tsx';
import styles from './builder.module.css';
import { FrameBuilder } from './FrameBuilder.tsx';
import { PlainBuilder } from './PlainBuilder.tsx';

/**
 * The builder with a kit's controls, or with the library's own until the kit has loaded, or if it
 * fails.
 */
export const DemoBuilder = memo(function DemoBuilder(props: KitBuilderProps) {
  return (
    <AskFirst key={props.kit.id} {...props}>
      {props.kit.id === 'plain' ? PlainBuilder : KitBuilder}
    </AskFirst>
  );
});

function KitBuilder({ kit, ...builder }: KitBuilderProps) {
  const isBrowser = useIsBrowser();
  const [attempt, setAttempt] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const [failure, setFailure] = useState<string>();
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure} The library’s own controls are shown instead.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              setFailure(undefined);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </p>
      )}
      {!isShown && <PlainBuilder {...builder} />}
      {isBrowser && !failure && (
        <FrameBuilder
          key={attempt}
          kit={kit}
          {...builder}
          isShown={isShown}
          onShown={() => setIsShown(true)}
          onFailed={(reason) => {
            setIsShown(false);
            setFailure(reason);
          }}
        />
      )}
    </>
  );
}
