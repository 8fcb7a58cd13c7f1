import type { DoneViewProps } from './done-view.tsx';
import { lazyPart } from './lazy-part.tsx';

/** The completion screen, whose code is needed last. */
export const doneView = lazyPart<DoneViewProps>(() =>
  import('./done-view.tsx').then((module) => module.DoneView),
);
