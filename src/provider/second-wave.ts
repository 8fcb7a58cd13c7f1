/**
 * What no first screen needs to be drawn, in one chunk: what carries calls out and says who makes them, what meets a
 * 401, the toasts, and the words and looks of failures.
 * Fetched as soon as the first screen stands (docs/decisions/0003).
 */
export { sendOverKy } from '../api/send-over-ky.ts';
export { bearerSession } from '../session/bearer-session.ts';
export { Alert } from '../ui/alert/alert.tsx';
export { describeFailure } from './describe-failure.ts';
export { attendSession, meetRefusal } from './session-end.ts';
export { ToastCorner } from './toast-corner.tsx';
