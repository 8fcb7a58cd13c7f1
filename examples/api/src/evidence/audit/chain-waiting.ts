import type { Kysely, Selectable } from 'kysely';
import { sqlState } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { Log } from '#platform/logging/log.ts';
import { insertEntry, lockEnd, moveEnd } from './record-audit.ts';
import { formatMark, type TrailMark } from './trail-mark.ts';

/** Small enough to hold the end of the chain for a moment only. */
const entriesPerTransaction = 200;

const millisecondsBetweenAttempts = 5_000;

/**
 * Adds the waiting entries to the chain, in the order in which they were stored, and logs the marks of its new ends.
 * @throws the error of a lock timeout while the end of the chain is held
 */
export async function chainWaiting(kysely: Kysely<Schema>, log: Pick<Log, 'info'>): Promise<void> {
  while (await hasWaiting(kysely)) {
    const mark = await kysely.transaction().execute(chainSome);
    log.info({ trail: formatMark(mark) }, 'audit trail');
  }
}

async function hasWaiting(kysely: Kysely<Schema>): Promise<boolean> {
  const row = await kysely.selectFrom('audit_waiting').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function chainSome(trx: Kysely<Schema>): Promise<TrailMark> {
  let end = await lockEnd(trx);
  const oldest = trx
    .selectFrom('audit_waiting')
    .select('id')
    .orderBy('id')
    .limit(entriesPerTransaction);
  const waiting = await trx
    .deleteFrom('audit_waiting')
    .where('id', 'in', oldest)
    .returningAll()
    .execute();
  for (const entry of waiting.toSorted((a, b) => a.id - b.id)) {
    end = await insertEntry(trx, end, contextOf(entry), eventOf(entry));
  }
  await moveEnd(trx, end);
  return { position: end.entries, hash: end.hash };
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

function eventOf({ action, subject, subject_id: subjectId, before, after }: WaitingEntry) {
  return { action, subject, subjectId, before: before ?? undefined, after: after ?? undefined };
}

/**
 * Adds waiting entries to the chain every few seconds, those of other processes too. Warns while the end of the chain is
 * held.
 * @returns a function that stops, and waits for the attempt that runs
 */
export function keepChaining(kysely: Kysely<Schema>, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const attempt = async () => {
    try {
      await chainWaiting(kysely, log);
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
