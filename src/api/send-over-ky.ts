import type { Sender } from './client.ts';
import { sendWithKy } from './ky-transport.ts';
import { sendCall } from './send-call.ts';

/** The sender that ships: everything between a call and its answer, in the one chunk that is fetched for it. */
export const sendOverKy: Sender = (options, call) => sendCall(options, call, sendWithKy);
