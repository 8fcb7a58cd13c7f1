/** This site, as a browser's passkeys know it. */
export type RelyingParty = { id: string; origin: string; name: string };

/** The site at an origin: a passkey is kept for its host. */
export function relyingPartyAt(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin, name: 'Sistema de Graduaciones' };
}

/** The handle by which a passkey identifies its owner; it contains no personal data. */
export function handleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`birrete-${userId}`);
}
