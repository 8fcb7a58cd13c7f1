import { lazyPart } from './lazy-part.tsx';

const load = () => import('./later-steps.ts');

/** The views behind the first step. */
export const careerStep = lazyPart(() => load().then((steps) => steps.CareerStep));
export const detailsStep = lazyPart(() => load().then((steps) => steps.DetailsStep));
export const reviewStep = lazyPart(() => load().then((steps) => steps.ReviewStep));
export const doneView = lazyPart(() => load().then((steps) => steps.DoneView));
export const errorSummary = lazyPart(() => load().then((steps) => steps.ErrorSummary));

const parts = [careerStep, detailsStep, reviewStep, doneView, errorSummary];

/** Fetches them before they are asked for. A failure says nothing: each tries again when it is needed. */
export function fetchAhead(): void {
  for (const part of parts) part.fetch().catch(() => undefined);
}
