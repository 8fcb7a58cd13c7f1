import type { NewApplication } from '../../domain/application/new-application.ts';

/**
 * Makes a key for each content: the same request sent again after a lost answer carries the same one, so that the
 * server answers the first result; a changed request is a new one. It is kept as long as the wizard is mounted and
 * never stored, because what it is made for holds personal data.
 */
export function createIdempotencyKeys(): (application: NewApplication) => string {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (application) => {
    const content = JSON.stringify(application);
    if (last?.content !== content) last = { content, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on pages served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
