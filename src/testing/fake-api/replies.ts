import type { Reply } from './endpoint.ts';
import { fakeApiMessages } from './fake-api.messages.ts';
import type { WireObject } from './wire-shape.ts';

/** Something was made. */
export function created(data: WireObject): Reply {
  return { status: 201, json: { success: true, message: fakeApiMessages.done, data } };
}

/** Something was changed or read. */
export function done(data: WireObject = {}): Reply {
  return { json: { success: true, message: fakeApiMessages.done, data } };
}
