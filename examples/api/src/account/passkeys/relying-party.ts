/** This site as WebAuthn's relying party. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** Describes the site at an origin. Passkeys are bound to its host. */
export function relyingPartyAt(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin, name: 'Sistema de Graduaciones' };
}

/** Derives the handle by which a passkey identifies its owner. It contains no personal data. */
export function handleOf(userId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`birrete-${userId}`);
}
