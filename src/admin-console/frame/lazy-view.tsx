import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { consoleMessages } from '../console.messages.ts';
import { RetryAlert } from '../list/retry-alert.tsx';
import type { LoadView } from '../navigation/console-route.ts';
import { Waiting } from './lazy-view.styles.ts';

/** Views whose code has arrived: one that was visited, or fetched ahead, shows at once. */
const arrived = new WeakMap<object, unknown>();

/** Fetches a view's code ahead of its visit. A failure is met again, and told, at the visit. */
export function fetchAhead<Props>(load: LoadView<Props>): void {
  fetchView(load).catch(() => undefined);
}

async function fetchView<Props>(load: LoadView<Props>): Promise<void> {
  if (!arrived.has(load)) arrived.set(load, await load());
}

interface LazyViewProps<Props> {
  readonly load: LoadView<Props>;
  readonly props: Props;
}

/** A view whose code is fetched when it is first shown; what failed to arrive can be fetched again. */
export function LazyView<Props extends object>({ load, props }: LazyViewProps<Props>) {
  const { hasFailed, retry } = useArrival(load);
  const View = arrived.get(load) as ComponentType<Props> | undefined;
  if (View !== undefined) return <View {...props} />;
  if (hasFailed) return <LoadFailure onRetry={retry} />;
  return (
    <Waiting>
      <Skeleton lines={7} />
    </Waiting>
  );
}

function useArrival<Props>(load: LoadView<Props>) {
  const [outcome, setOutcome] = useState<{ readonly load: unknown; readonly hasFailed: boolean }>();

  const fetch = useCallback(
    () =>
      fetchView(load).then(
        () => setOutcome({ load, hasFailed: false }),
        () => setOutcome({ load, hasFailed: true }),
      ),
    [load],
  );
  useEffect(() => {
    void fetch();
  }, [fetch]);

  const retry = async () => {
    setOutcome(undefined);
    await fetch();
    if (!arrived.has(load)) loadPageAnew();
  };
  return { hasFailed: outcome?.load === load && outcome.hasFailed, retry };
}

/** Chromium remembers a module that failed to load until the page is loaded anew; offline that would lose the page. */
function loadPageAnew(): void {
  if (navigator.onLine) window.location.reload();
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const words = useMessages(consoleMessages);
  return (
    <RetryAlert title={words.loadFailed} live="assertive" onRetry={onRetry}>
      {words.loadFailedText}
    </RetryAlert>
  );
}
