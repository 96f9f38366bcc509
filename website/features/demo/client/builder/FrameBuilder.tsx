import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { FrameMessage, ShowMessage } from '../../frame/protocol/messages.ts';
import styles from './builder.module.css';
import type { DemoBuilderProps } from './PlainBuilder.tsx';

/** Milliseconds until the page reports that a kit didn't load. */
const patience = 20_000;

/** The dev server needs the file extension. */
const ending = process.env.NODE_ENV === 'development' ? '.html' : '';

interface FrameBuilderProps extends DemoBuilderProps {
  readonly kit: { readonly id: string; readonly label: string };
  /** Called when the builder is on screen and its placeholder can be removed. */
  readonly onShown: () => void;
  readonly onFailed: (reason: string) => void;
  readonly isShown: boolean;
}

/** The builder with the controls of a UI kit, in a frame that keeps the kit's styles from the page. */
export function FrameBuilder(props: FrameBuilderProps) {
  const { kit, settings, query, isShown } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [isReady, setIsReady] = useState(false);
  // What the page showed last, and the queries that came from the frame since it got one. The frame
  // has these first and may be ahead of the page, so it only needs to get the others.
  const known = useRef<Omit<ShowMessage, 'type'>>({});
  const fromFrame = useRef(new WeakSet<RuleGroupTypeAny>());

  const send = (message: Omit<ShowMessage, 'type'>) =>
    frame.current?.contentWindow?.postMessage({ type: 'show', ...message }, location.origin);

  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== location.origin) return;
    const message: FrameMessage | undefined = data;
    switch (message?.type) {
      case 'ready':
        known.current = { settings, query };
        send(known.current);
        return setIsReady(true);
      case 'shown':
        return props.onShown();
      case 'query':
        fromFrame.current.add(message.query);
        // The frame shares the page's thread, and the next key takes precedence over the panels.
        return startTransition(() => props.onQueryChange(message.query));
      case 'height':
        return setHeight(message.height);
      case 'failed':
        return props.onFailed(message.text);
    }
  });

  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);

  // In one message, so that the frame never shows a query with the fields of other data.
  const sendChanges = useEffectEvent(() => {
    const before = known.current;
    known.current = { settings, query };
    const isNews = before.query !== query && !fromFrame.current.has(query);
    if (before.settings === settings && !isNews) return;
    if (isNews) fromFrame.current = new WeakSet();
    send({ ...(before.settings !== settings && { settings }), ...(isNews && { query }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when they change
  useEffect(() => {
    if (isReady) sendChanges();
  }, [isReady, settings, query]);

  const onLate = useEffectEvent(() => props.onFailed(`${kit.label} did not load in time.`));
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => onLate(), patience);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <iframe
      ref={frame}
      className={isShown ? styles.frame : styles.waiting}
      title={`${settings.name}, ${kit.label}`}
      src={`/frames/${kit.id}${ending}`}
      style={{ height }}
    />
  );
}
