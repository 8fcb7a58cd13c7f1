import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hashRow } from '#platform/seals/hashes.ts';

/** The content of an entry that waits for the chain. */
export type WaitingContent = Omit<Selectable<Schema['audit_waiting']>, 'id' | 'mac'>;

/**
 * Authenticates a waiting entry with the key of the site, which is in no database: the right to write rows is not enough
 * to add an entry, or to change one that waits.
 */
export function waitingMac(key: string, content: WaitingContent): string {
  const { at, actor_id, actor_name, address, action, subject, subject_id, before, after } = content;
  const named = { at, actor_id, actor_name, address, action, subject, subject_id };
  return createHmac('sha256', key)
    .update(hashRow({ ...named, before, after, request_id: content.request_id }))
    .digest('base64url');
}
