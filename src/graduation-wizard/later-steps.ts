/**
 * What is fetched while a ceremony is being chosen, as one chunk: each of these is needed soon, and they share most of
 * their parts.
 */
export { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
export { CareerStep } from './career-step.tsx';
export { DetailsStep } from './details-step.tsx';
export { DoneView } from './done-view.tsx';
export { ReviewStep } from './review-step.tsx';
