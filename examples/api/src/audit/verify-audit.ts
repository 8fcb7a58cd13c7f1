import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashContent, hashEntry } from './audit-chain.ts';

/** The result of the verification. */
export type ChainResult =
  /** `erased` counts the entries without personal data. Store `head`, the last hash, outside of the database. */
  | {
      readonly status: 'whole';
      readonly entries: number;
      readonly erased: number;
      readonly head: string;
    }
  /** `position` is the first entry that was changed or is missing. */
  | { readonly status: 'broken'; readonly position: number };

type Entry = Selectable<Schema['audit_entries']>;

const pageSize = 1_000;

/** Reads the audit trail from its first entry to its last, and checks that none was changed. */
export async function verifyAudit(kysely: Kysely<Schema>): Promise<ChainResult> {
  const end = await kysely.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  let [position, previous, erased] = [0, '', 0];
  for (;;) {
    const entries = await readEntries(kysely, position);
    for (const entry of entries) {
      position += 1;
      const hash = validHash(entry, position, previous);
      if (hash === undefined) return { status: 'broken', position };
      if (entry.salt === null) erased += 1;
      previous = hash;
      if (position === end.entries && hash !== end.hash) return { status: 'broken', position };
    }
    if (entries.length < pageSize) break;
  }
  if (position < end.entries) return { status: 'broken', position: position + 1 };
  return { status: 'whole', entries: position, erased, head: previous };
}

function readEntries(kysely: Kysely<Schema>, after: number): Promise<Entry[]> {
  return kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('position', '>', after)
    .orderBy('position')
    .limit(pageSize)
    .execute();
}

/** The hash of an entry; undefined if it is not the correct one. */
function validHash(entry: Entry, position: number, previous: string): string | undefined {
  if (entry.position !== position || entry.content_hash === null) return undefined;
  if (!hasValidContent(entry)) return undefined;
  const lasting = {
    position,
    at: entry.at,
    actorId: entry.actor_id,
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subject_id,
    requestId: entry.request_id,
  };
  const hash = hashEntry(previous, lasting, entry.content_hash);
  return entry.hash === hash ? hash : undefined;
}

/** Whether the personal data are unchanged, or completely erased. */
function hasValidContent({ salt, content_hash, ...entry }: Entry): boolean {
  const { actor_name: actorName, address, before, after } = entry;
  if (salt !== null) {
    return hashContent({ actorName, address, before, after }, salt) === content_hash;
  }
  return actorName === '' && address === null && before === null && after === null;
}
