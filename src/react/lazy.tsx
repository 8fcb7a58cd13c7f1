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
  /** How often the code was asked for in vain. */
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
  const View = view.loaded();
  const [{ failures, isTrying }, setAttempt] = useState({ failures: 0, isTrying: true });

  const retry = () => setAttempt((last) => ({ ...last, isTrying: true }));

  // Whether the render went without the code: it may arrive before the effect, when it was preloaded.
  const isMissing = View === undefined;
  useEffect(() => {
    if (!isMissing || !isTrying) return;
    let isOver = false;
    view.load().then(
      () => setAttempt((last) => ({ ...last })),
      () => {
        if (!isOver) setAttempt((last) => ({ failures: last.failures + 1, isTrying: false }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [view, isMissing, isTrying]);

  if (View !== undefined) return <View {...props} />;
  return isTrying ? pending : failed({ failures, retry });
}
