import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** One run of a task. A run that was replaced or stopped, or whose component has unmounted, calls no handler. */
interface TaskRun<Result> {
  /** @param signal aborted when the run is replaced or stopped, and on unmount */
  readonly call: (signal: AbortSignal) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onFailed: (error: unknown) => void;
}

export interface Task {
  /** True if a run is pending. */
  readonly isBusy: boolean;
  /**
   * Number of failed runs, for moving the focus after each one. The end of `isBusy` doesn't show them all: a slow device
   * renders a run that fails soon only once, after its end.
   */
  readonly failures: number;
  /** Starts a run. Keeps its identity between renders, as does `stop`. */
  readonly run: <Result>(run: TaskRun<Result>) => void;
  readonly stop: () => void;
}

interface TaskOptions {
  /** `run` during a pending run: `ignore` drops the new run, `replace` aborts the pending one. @default 'ignore' */
  readonly whileBusy?: 'ignore' | 'replace' | undefined;
}

/**
 * An asynchronous task that runs once at a time. State is set in a transition: on a slow device the pressed button
 * responds first, and the page stays responsive while the result renders.
 *
 * @example
 * const { isBusy, run } = useTask();
 * run({ call: (signal) => read(signal), onDone: setRows, onFailed: announce });
 */
export function useTask({ whileBusy = 'ignore' }: TaskOptions = {}): Task {
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const pending = useRef<AbortController>(undefined);

  const abort = useCallback(() => {
    pending.current?.abort();
    pending.current = undefined;
  }, []);
  useEffect(() => abort, [abort]);

  const run = useCallback<Task['run']>(
    ({ call, onDone, onFailed }) => {
      if (pending.current !== undefined && whileBusy === 'ignore') return;
      abort();
      const own = new AbortController();
      pending.current = own;
      startTransition(() => setBusy(true));

      const settle = (handle: () => void) => {
        if (own.signal.aborted) return;
        // Stops the parallel requests of a call that failed.
        abort();
        startTransition(() => {
          setBusy(false);
          handle();
        });
      };
      call(own.signal).then(
        (result) => settle(() => onDone(result)),
        (error: unknown) =>
          settle(() => {
            setFailures((count) => count + 1);
            onFailed(error);
          }),
      );
    },
    [whileBusy, abort],
  );
  const stop = useCallback(() => {
    abort();
    setBusy(false);
  }, [abort]);

  return { isBusy, failures, run, stop };
}
