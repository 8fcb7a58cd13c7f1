import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { wizardMessages } from './wizard.messages.ts';

/**
 * A view whose code comes when it is needed, or before. Unlike `React.lazy` it can be tried again after a failure, and
 * one that was fetched ahead renders at once.
 */
export interface LazyPart<Props> {
  readonly fetch: () => Promise<ComponentType<Props>>;
  readonly fetched: () => ComponentType<Props> | undefined;
}

export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let view: ComponentType<Props> | undefined;
  return {
    fetched: () => view,
    fetch: async () => {
      view ??= await load();
      return view;
    },
  };
}

interface PartProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
}

/** Shows a lazy view, a skeleton until it is there, and a way to try again when its code did not arrive. */
export function Part<Props extends object>({ part, props }: PartProps<Props>) {
  const { failures, retry } = useFetched(part);
  const View = part.fetched();
  if (View !== undefined) return <View {...props} />;
  if (failures.count > 0 && !failures.isTrying) {
    return <PartFailure isRepeated={failures.count > 1} onRetry={retry} />;
  }
  return <Skeleton lines={4} shape="line" />;
}

interface Failures {
  readonly count: number;
  readonly isTrying: boolean;
}

function useFetched<Props>(part: LazyPart<Props>) {
  const [failures, setFailures] = useState<Failures>({ count: 0, isTrying: true });
  const [, setArrived] = useState(false);

  const retry = useCallback(() => {
    setFailures(({ count }) => ({ count, isTrying: true }));
    part.fetch().then(
      () => setArrived(true),
      () => setFailures(({ count }) => ({ count: count + 1, isTrying: false })),
    );
  }, [part]);

  useEffect(() => {
    if (part.fetched() === undefined) retry();
  }, [part, retry]);

  return { failures, retry };
}

interface PartFailureProps {
  /** Chromium remembers a module that failed to arrive until the page is loaded anew; the draft outlives that. */
  readonly isRepeated: boolean;
  readonly onRetry: () => void;
}

function PartFailure({ isRepeated, onRetry }: PartFailureProps) {
  const words = useMessages(wizardMessages);
  const action = isRepeated ? (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {words.reload}
    </Button>
  ) : (
    <Button variant="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <Alert tone="danger" title={words.partFailed} live="assertive" action={action}>
      {isRepeated ? words.partFailedAgain : words.partFailedText}
    </Alert>
  );
}
