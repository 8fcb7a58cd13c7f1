import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first rendered, or before. Unlike `React.lazy` it can be tried again
 * after a failure, and renders at once when its code has been fetched.
 */
export interface LazyView<Props> {
  /** Fetches the code, once. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Fetches the code ahead. A failure is ignored: rendering tries again. */
  readonly preload: () => void;
  /** The component, once its code has been fetched. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** @example const reviewStep = lazyView(() => import('./review-step.tsx').then((module) => module.ReviewStep)) */
export function lazyView<Props>(fetchView: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let View: ComponentType<Props> | undefined;
  const load = async () => {
    View ??= await fetchView();
    return View;
  };
  return {
    load,
    preload: () => {
      load().catch(() => undefined);
    },
    loaded: () => View,
  };
}

/** Code that did not arrive. Chromium remembers a module that failed to load until the page is reloaded. */
export interface LoadFailure {
  /** The number of failed attempts. */
  readonly failures: number;
  readonly retry: () => void;
}

interface LazyProps<Props> {
  readonly view: LazyView<Props>;
  readonly props: Props;
  /** Shown while the code is fetched. */
  readonly pending: ReactNode;
  /** Shown when the code did not arrive. */
  readonly failed: (failure: LoadFailure) => ReactNode;
}

/** Renders a lazy view, or what is shown in its place. */
export function Lazy<Props extends object>({ view, props, pending, failed }: LazyProps<Props>) {
  const [outcome, setOutcome] = useState<'pending' | 'failed' | ComponentType<Props>>('pending');
  const [retries, setRetries] = useState(0);
  const View = view.loaded();

  // Whether the render went without the code: it may arrive before the effect, when it was preloaded.
  const isMissing = View === undefined && outcome !== 'failed';
  useEffect(() => {
    if (!isMissing) return;
    // StrictMode runs this twice, and it is one failure all the same.
    view.load().then(
      (loaded) => setOutcome(() => loaded),
      () => setOutcome('failed'),
    );
  }, [view, isMissing]);

  if (View !== undefined) return <View {...props} />;
  if (outcome !== 'failed') return pending;
  const retry = () => {
    setRetries(retries + 1);
    setOutcome('pending');
  };
  return failed({ failures: retries + 1, retry });
}
