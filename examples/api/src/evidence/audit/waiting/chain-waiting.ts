import type { Kysely, Selectable } from 'kysely';
import { sqlState } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasRow } from '#platform/database/stored-row.ts';
import type { Log } from '#platform/logging/log.ts';
import { type AuditEvent, insertEntry, lockEnd, moveEnd } from '../record-audit.ts';
import { formatMark, type TrailMark } from '../verify/trail-mark.ts';
import { waitingMac } from './waiting-mac.ts';

/** Small enough to hold the end of the chain for a moment only. */
const entriesPerTransaction = 200;

const millisecondsBetweenAttempts = 5_000;

/** The log, and the key that authenticates waiting entries. */
export interface Chaining {
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly key: string;
}

/**
 * Adds the waiting entries to the chain, in the order in which they were stored, and logs the marks of its new ends. Entries
 * that the site did not write stay where they are.
 * @returns the ids of those that stay
 * @throws the error of a lock timeout while the end of the chain is held
 */
export async function chainWaiting(
  kysely: Kysely<Schema>,
  { log, key }: Chaining,
): Promise<readonly number[]> {
  const forged: number[] = [];
  for (let last = 0; await hasWaiting(kysely, last); ) {
    const chained = await kysely.transaction().execute((trx) => chainSome(trx, key, last));
    if (chained.mark !== undefined) log.info({ trail: formatMark(chained.mark) }, 'audit trail');
    forged.push(...chained.forged);
    last = chained.last;
  }
  return forged;
}

function hasWaiting(kysely: Kysely<Schema>, after: number): Promise<boolean> {
  return hasRow(kysely.selectFrom('audit_waiting').select('id').where('id', '>', after));
}

/** The entries of a transaction: the new end unless none was chained, the ids that stay, and the last id that was read. */
interface Chained {
  readonly mark: TrailMark | undefined;
  readonly forged: readonly number[];
  readonly last: number;
}

async function chainSome(trx: Kysely<Schema>, key: string, after: number): Promise<Chained> {
  let end = await lockEnd(trx);
  const waiting = await trx
    .selectFrom('audit_waiting')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(entriesPerTransaction)
    .execute();
  const own = waiting.filter((entry) => isAuthentic(entry, key));
  for (const entry of own) {
    end = await insertEntry(trx, end, contextOf(entry), eventOf(entry));
  }
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) {
    await trx.deleteFrom('audit_waiting').where('id', 'in', ids).execute();
    await moveEnd(trx, end);
  }
  return {
    mark: ids.length === 0 ? undefined : { position: end.entries, hash: end.hash },
    forged: waiting.filter((entry) => !own.includes(entry)).map(({ id }) => id),
    last: waiting.at(-1)?.id ?? Number.MAX_SAFE_INTEGER,
  };
}

/** Finds the waiting entries that the site did not write. @returns their ids */
export async function findForged(kysely: Kysely<Schema>, key: string): Promise<readonly number[]> {
  const waiting = await kysely.selectFrom('audit_waiting').selectAll().orderBy('id').execute();
  return waiting.filter((entry) => !isAuthentic(entry, key)).map(({ id }) => id);
}

function isAuthentic({ id: _, mac, ...content }: WaitingEntry, key: string): boolean {
  return mac === waitingMac(key, content);
}

type WaitingEntry = Selectable<Schema['audit_waiting']>;

function contextOf(entry: WaitingEntry) {
  return {
    actor: { id: entry.actor_id, name: entry.actor_name },
    at: entry.at,
    requestId: entry.request_id,
    address: entry.address ?? undefined,
  };
}

/** The seal tells the entry from one that was written later than its time, and added to the chain by somebody else. */
function eventOf(entry: WaitingEntry): AuditEvent {
  const { action, subject, subject_id: subjectId, before, after, mac } = entry;
  const values = { before: before ?? undefined, after: after ?? undefined };
  return { action, subject, subjectId, ...values, ...(mac !== null && { seals: { waited: mac } }) };
}

/**
 * Adds waiting entries to the chain every few seconds, those of other processes too. Warns while the end of the chain is
 * held, and once about each entry that the site did not write.
 * @returns a function that stops, and waits for the attempt that runs
 */
export function keepChaining(
  kysely: Kysely<Schema>,
  { log, key }: { readonly log: Log; readonly key: string },
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const reported = new Set<number>();
  const attempt = async () => {
    try {
      const forged = (await chainWaiting(kysely, { log, key })).filter((id) => !reported.has(id));
      for (const id of forged) reported.add(id);
      if (forged.length > 0) {
        log.error({ entries: forged }, 'waiting audit entries that the site did not write');
      }
    } catch (error) {
      // The message is left out, because PostgreSQL's quote stored values.
      const cause = {
        error: error instanceof Error ? error.name : 'unknown',
        sqlState: sqlState(error),
      };
      log.warn(
        cause,
        'audit entries wait: the end of the chain is locked, or the database is down',
      );
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= attempt();
  }, millisecondsBetweenAttempts);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
