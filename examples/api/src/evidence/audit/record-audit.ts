import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hashContent, hashEntry } from '#platform/seals/hashes.ts';
import type { SealedIds } from '#platform/seals/sealed-tables.ts';
import type { Seals } from '#platform/seals/seals.ts';
import { holdMark, logMarksOf } from './log-marks.ts';
import { sealStates, sealsOfStates, storeStates } from './seal-states.ts';

/** An action on a subject. `before` and `after` contain the changed fields, and never secrets. */
export interface AuditEvent {
  /** Past tense after the subject: 'created', 'status-changed', 'titles-issued'. */
  readonly action: string;
  readonly subject: string;
  readonly subjectId: number | string;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  /** Hashes of the append-only rows that the action stored. An erasure leaves them. */
  readonly seals?: Seals | undefined;
}

/** The event of a change, with the rows that it stored, changed or deleted. The entry seals their present state. */
export interface AuditedChange extends AuditEvent {
  readonly rows?: SealedIds | undefined;
}

/**
 * Writes an audit entry in the transaction of the change, so that neither is stored without the other. A trigger refuses
 * to change or delete entries.
 *
 * Each entry contains the hash of the previous one, which reveals later changes and deletions. The end of the chain
 * stays locked until the transaction ends: call this last, because other changes wait meanwhile. A change that waits for
 * two seconds is refused.
 */
export async function recordAudit(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  { rows, ...event }: AuditedChange,
): Promise<void> {
  await inTransaction(kysely, async (trx) => {
    const states = await sealStates(trx, rows);
    const seals = states.length === 0 ? event.seals : { ...event.seals, ...sealsOfStates(states) };
    const end = await insertEntry(trx, await lockEnd(trx), audit, { ...event, seals });
    await storeStates(trx, states, end.entries);
    await moveEnd(trx, end);
  });
}

interface AuditUpdate<T extends object>
  extends Pick<AuditedChange, 'subject' | 'subjectId' | 'rows'> {
  readonly before: T;
  /** The values that were set; undefined ones were not. */
  readonly after: { readonly [K in keyof T]?: T[K] | undefined };
  /** Stores what an entry about a difference seals. */
  readonly seal?: () => Promise<Seals> | undefined;
}

/** Records the changed fields of an update, as `recordAudit` does. An update that changes nothing leaves no entry. */
export async function recordUpdate<T extends object>(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  { before, after, seal, ...subject }: AuditUpdate<T>,
): Promise<void> {
  const changed = differences(before, after);
  if (changed === undefined) return;
  const seals = await seal?.();
  await recordAudit(kysely, audit, { action: 'updated', ...subject, ...changed, seals });
}

/** Runs work in the current transaction, or in a new one. */
export async function inTransaction(
  kysely: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  if (kysely.isTransaction) await work(kysely);
  else await logMarksOf(() => kysely.transaction().execute(work));
}

/** The last entry of the chain: its position and hash. */
export type ChainEnd = Pick<Selectable<Schema['audit_head']>, 'entries' | 'hash'>;

/** Locks the end of the chain until the transaction ends. @throws the error of a lock timeout if it is held for longer */
export async function lockEnd(trx: Kysely<Schema>, patience = '2s'): Promise<ChainEnd> {
  const { rows } = await sql<ChainEnd>`
    select entries, hash
    from audit_head, (select set_config('lock_timeout', ${patience}, true)) as patience
    for update of audit_head`.execute(trx);
  const [end] = rows;
  if (end === undefined) throw new Error('The audit trail has no end.');
  return end;
}

/** Stores the new end of the chain, which `lockEnd` has locked. */
export async function moveEnd(trx: Kysely<Schema>, end: ChainEnd): Promise<void> {
  await trx.updateTable('audit_head').set(end).execute();
}

/** Inserts an entry after the locked end of the chain. @returns the new end */
export async function insertEntry(
  trx: Kysely<Schema>,
  { entries, hash: previous }: ChainEnd,
  audit: AuditContext,
  event: AuditEvent,
): Promise<ChainEnd> {
  const position = entries + 1;
  const personal = {
    actorName: audit.actor.name,
    address: audit.address ?? null,
    before: asJson(event.before),
    after: asJson(event.after),
  };
  const salt = randomBytes(16).toString('base64url');
  const contentHash = hashContent(personal, salt);
  const { action, subject } = event;
  const lasting = {
    position,
    action,
    subject,
    subjectId: String(event.subjectId),
    at: audit.at,
    actorId: audit.actor.id,
    requestId: audit.requestId,
    seals: event.seals ?? null,
  };
  const hash = hashEntry(previous, lasting, contentHash);
  await trx
    .insertInto('audit_entries')
    .values({
      at: audit.at,
      actor_id: audit.actor.id,
      actor_name: personal.actorName,
      address: personal.address,
      action,
      subject,
      subject_id: lasting.subjectId,
      before: personal.before === null ? null : JSON.stringify(personal.before),
      after: personal.after === null ? null : JSON.stringify(personal.after),
      request_id: audit.requestId,
      seals: lasting.seals === null ? null : JSON.stringify(lasting.seals),
      position,
      salt,
      content_hash: contentHash,
      hash,
    })
    .execute();
  holdMark({ position, hash });
  return { entries: position, hash };
}

/** Converts the fields to the JSON that the database returns: dates become text. */
function asJson(fields: AuditEvent['before']): unknown {
  return fields === undefined ? null : JSON.parse(JSON.stringify(fields));
}

/** Finds the fields of `after` whose content differs, with both values; undefined if none does. */
export function differences<T extends object>(
  before: T,
  after: { [K in keyof T]?: T[K] | undefined },
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const previous: Record<string, unknown> = {};
  const changed: Record<string, unknown> = {};
  const old = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined || isDeepStrictEqual(old.get(key), value)) continue;
    previous[key] = old.get(key) ?? null;
    changed[key] = value;
  }
  return Object.keys(changed).length === 0 ? undefined : { before: previous, after: changed };
}
