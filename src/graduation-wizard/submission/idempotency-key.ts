import { randomKey } from '#api/wire/random-key.ts';

/**
 * Creates a key for each content: the same application sent again after a lost response has the same one, so that the
 * server returns the first result; a changed application gets a new one. Keys live as long as the wizard is mounted and
 * are never stored, because their content includes personal data.
 */
export function createIdempotencyKeys(): (sent: object) => string {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (sent) => {
    const content = JSON.stringify(sent);
    if (last?.content !== content) last = { content, key: randomKey() };
    return last.key;
  };
}
