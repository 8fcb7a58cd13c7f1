/**
 * What is fetched while a ceremony is being chosen, as one chunk: each of these is needed soon, and they share most of
 * their parts. The receipt's code and the calendar's come along: when the request was received, the line may be gone.
 * The sender stands in it for what they share: one shared chunk for the page, not two.
 */
export { sendOverKy } from '../provider/second-wave.ts';
export { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
export { DoneView } from './receipt/done-view.tsx';
export { CareerStep } from './steps/career-step.tsx';
export { DetailsStep } from './steps/details-step.tsx';
export { ReviewStep } from './steps/review-step.tsx';
