import type { On } from '../calls/call-handler.ts';
import type { Services } from '../calls/services.ts';
import { verifyTitle } from './verify-title.ts';

/** Public verification of titles. No cache may store an answer, because a title can be annulled at any time. */
export function verificationRoutes(on: On, services: Services): void {
  on('verifyTitle', ({ c }) =>
    verifyTitle(services, { text: c.req.param('code') ?? '', address: services.addressOf(c) }),
  );
}
