import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/open.ts';

type WatchedDatabase = Pick<Database, 'kysely' | 'connections'>;

/** Prometheus waits for 10 seconds by default, and the other metrics must arrive. */
const patienceMs = 2_000;

/** The state of the audit trail. */
interface Trail {
  readonly entries: number;
  readonly last: Date | null;
  readonly waiting: number;
}

/** Adds metrics of the connections and of the audit trail, which are read at each request for metrics. */
export function watchDatabase(register: Registry, database: WatchedDatabase): void {
  let reading: Promise<Trail | undefined> | undefined;
  // The gauges are collected at the same time, and share one read.
  const read = () => {
    reading ??= readInTime(database).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const watch = (name: string, help: string, pick: (trail: Trail | undefined) => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(pick(await read()));
      },
    });
  watch('birrete_database_up', 'Whether the database answers within two seconds.', (trail) =>
    trail === undefined ? 0 : 1,
  );
  watch(
    'birrete_audit_entries',
    'Position of the last entry of the audit trail.',
    (trail) => trail?.entries ?? Number.NaN,
  );
  watch(
    'birrete_audit_last_entry_timestamp_seconds',
    'Time of the last entry of the audit trail.',
    (trail) => (trail?.last?.getTime() ?? Number.NaN) / 1000,
  );
  watch(
    'birrete_audit_waiting_entries',
    'Entries that wait because the end of the audit trail is locked.',
    (trail) => trail?.waiting ?? Number.NaN,
  );
  watchConnections(register, database);
}

function readInTime(database: WatchedDatabase): Promise<Trail | undefined> {
  return Promise.race([
    readTrail(database).catch(() => undefined),
    setTimeout(patienceMs, undefined, { ref: false }),
  ]);
}

async function readTrail({ kysely }: WatchedDatabase): Promise<Trail> {
  const { rows } = await sql<Trail>`
    select entries,
      (select at from audit_entries where position = entries) as last,
      (select count(*) from audit_waiting) as waiting
    from audit_head`.execute(kysely);
  const [trail] = rows;
  if (trail === undefined) throw new Error('The audit trail has no end.');
  return trail;
}

/** The embedded database has a single connection, and no such metric. */
function watchConnections(register: Registry, { connections }: WatchedDatabase): void {
  if (connections === undefined) return;
  new Gauge({
    name: 'birrete_database_connections',
    help: 'Connections to PostgreSQL that are used or idle, and calls that wait for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
