import type { PrivacyAnswer } from 'birrete/contract';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';

/** The text about personal data that is in force, for a page that shows another one. */
export function privacyRoutes(on: On, { settings: { privacy } }: Services): void {
  const inForce: PrivacyAnswer = {
    kind: privacy?.kind ?? 'none',
    href: privacy?.href ?? null,
    text: privacy?.text?.content ?? null,
    version: privacy?.text?.version ?? null,
  };
  on('readPrivacy', () => inForce);
}
