import type { ComponentType, ReactNode } from 'react';
import { Lazy, type LazyView, type LoadFailure } from '#react/lazy.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

interface LazyPartProps<Props> {
  readonly view: LazyView<Props>;
  readonly props: Props;
  /** The height of the skeleton, in lines. */
  readonly lines: number;
  /** Shown when the code fails to load, with a way to retry. */
  readonly Failure: ComponentType<LoadFailure>;
  /** Wraps skeleton and failure, such as in a dialog. @default nothing */
  readonly wrap?: ((content: ReactNode, state: 'pending' | 'failed') => ReactNode) | undefined;
}

/** Renders a lazy view, with a skeleton while its code loads and a retry when that fails. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { view, props, lines, Failure, wrap = (content) => content } = part;
  return (
    <Lazy
      view={view}
      props={props}
      pending={wrap(<Skeleton lines={lines} />, 'pending')}
      failed={(failure) => wrap(<Failure {...failure} />, 'failed')}
    />
  );
}
