/**
 * What no first screen needs to be drawn, in one chunk: what carries calls out, and the looks of notices. Fetched as
 * soon as the first screen stands (docs/decisions/0003).
 */
export { sendOverKy } from '../api/send-over-ky.ts';
export { ToastRegion } from '../ui/toast/toast-region.tsx';
