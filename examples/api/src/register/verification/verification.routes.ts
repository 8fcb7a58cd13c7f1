import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { refuse } from '#platform/http/failure.ts';
import { createOpenDocument } from './open-document.ts';
import { verifyTitle } from './verify-title.ts';

/** Public verification of titles. No cache may store an answer, because a title can be annulled at any time. */
export function verificationRoutes(on: On, services: Services): void {
  const openDocument = createOpenDocument(services);
  const before = () => {
    if (!services.settings.opensDocuments) throw refuse('unknownPath');
  };
  on('verifyTitle', ({ c }) =>
    verifyTitle(services, { text: c.req.param('code') ?? '', address: services.addressOf(c) }),
  );
  on(
    'readVerifiedDocument',
    ({ c }) => {
      const asked = { text: c.req.param('code') ?? '', address: services.addressOf(c) };
      return openDocument(asked, c.req.raw.signal);
    },
    { before },
  );
}
