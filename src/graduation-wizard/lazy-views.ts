import { lazyCode, lazyView } from '../react/lazy.tsx';
import type { Prefilling } from './draft/initial-values.ts';

/** The views after the first step, each loaded on demand. */
export const lazyViews = {
  career: lazyView(() => import('./steps/career-step.tsx').then((module) => module.CareerStep)),
  details: lazyView(() => import('./steps/details-step.tsx').then((module) => module.DetailsStep)),
  review: lazyView(() => import('./review/review-step.tsx').then((module) => module.ReviewStep)),
  receipt: lazyView(() => import('./receipt/done-view.tsx').then((module) => module.DoneView)),
};

/** The rules of the texts that the details step asks for, part of its code. */
export const textRules = lazyCode(() =>
  import('./steps/details-step.tsx').then((module) => module.checkText),
);

/** Outside the lazy views that are loaded ahead: most wizards never show it. */
export const noCeremonies = lazyView(() =>
  import('./no-ceremonies.tsx').then((module) => module.NoCeremonies),
);

/** For few users; a failure to load leaves it out. */
export const inAppNotice = lazyView(() =>
  import('./in-app/in-app-notice.tsx').then((module) => module.InAppNotice),
);

/** Loads them all, so that the wizard continues without a network until the application is sent. */
export function preloadViews(): void {
  for (const code of [...Object.values(lazyViews), textRules]) code.preload();
}

/** Loads the code for the values of the host, a part of the details step, and the rules that check them. */
export async function loadPrefilling(): Promise<Prefilling> {
  await textRules.load();
  return (await import('./steps/details-step.tsx')).prefilling;
}
