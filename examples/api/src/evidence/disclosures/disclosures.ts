import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Services } from '#calls/services.ts';
import { dayInZone } from '#platform/calendar-day.ts';
import { gather } from '#platform/concurrency/gather.ts';
import type { Schema } from '#platform/database/schema.ts';
import { siteOf } from '#platform/throttle/networks.ts';
import { bucketName } from '#platform/throttle/throttle-windows.ts';

/** Days for which disclosures are stored: long enough to notice an incident and to notify the people affected. */
export const disclosureDays = 180;

/** A look-up that showed personal data. */
export interface Disclosure {
  readonly code: string;
  readonly address: string;
}

/** The disclosures of a code to a network on a day. */
export interface DisclosureCount {
  readonly day: string;
  readonly application_code: string;
  readonly network: string;
  readonly hits: number;
}

/** Narrows a list of disclosures. Undefined lists all. */
export interface DisclosureFilter {
  /** `YYYY-MM-DD`. */
  readonly since?: string | undefined;
  readonly code?: string | undefined;
  /** An address of the network. */
  readonly address?: string | undefined;
  /** The key of the hashes of networks. */
  readonly hashKey?: string | undefined;
}

/**
 * Creates the function that counts disclosures per code, day and network, so that a data protection officer can tell who
 * was affected after an incident. Networks are hashed. Simultaneous disclosures are written by one statement. Expired
 * rows are deleted once a day.
 */
export function createDisclosureCount({ kysely, settings, now }: Services) {
  const count = gather<DisclosureRow>((rows) => addDisclosures(kysely, rows));
  let sweptOn = '';
  return async ({ code, address }: Disclosure): Promise<void> => {
    const day = dayInZone(now(), settings.timeZone);
    await count({ day, application_code: code, network: networkHash(address, settings.hashKey) });
    if (day === sweptOn) return;
    sweptOn = day;
    await deleteExpired(kysely, day);
  };
}

type DisclosureRow = Omit<DisclosureCount, 'hits'>;

/** Counts each row once. Rows are written in one order, so that two processes never wait for each other. */
async function addDisclosures(
  kysely: Kysely<Schema>,
  rows: readonly DisclosureRow[],
): Promise<void> {
  const counts = new Map<string, DisclosureCount>();
  for (const row of rows) {
    const key = [row.day, row.application_code, row.network].join();
    counts.set(key, { ...row, hits: (counts.get(key)?.hits ?? 0) + 1 });
  }
  await kysely
    .insertInto('look_up_disclosures')
    .values([...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'application_code', 'network'])
        .doUpdateSet({ hits: sql`look_up_disclosures.hits + excluded.hits` }),
    )
    .execute();
}

/** Lists disclosures, oldest first. */
export function listDisclosures(
  kysely: Kysely<Schema>,
  { since, code, address, hashKey }: DisclosureFilter,
): Promise<DisclosureCount[]> {
  let query = kysely
    .selectFrom('look_up_disclosures')
    .select(['day', 'application_code', 'network', 'hits'])
    .orderBy('day')
    .orderBy('network')
    .orderBy('application_code');
  if (since !== undefined) query = query.where('day', '>=', since);
  if (code !== undefined) query = query.where('application_code', '=', code);
  if (address !== undefined) {
    // Rows from before the key was set have a hash without it.
    const names = [networkHash(address, hashKey), networkHash(address, undefined)];
    query = query.where('network', 'in', names);
  }
  return query.execute();
}

/** The stored name of the network of an address. Without a key, all addresses can be tried. */
function networkHash(address: string, hashKey: string | undefined): string {
  const name = bucketName(['disclosure', siteOf(address)]);
  return hashKey === undefined
    ? name
    : createHmac('sha256', hashKey).update(name).digest('base64url');
}

async function deleteExpired(kysely: Kysely<Schema>, today: string): Promise<void> {
  await kysely
    .deleteFrom('look_up_disclosures')
    .where('day', '<', sql<string>`${today}::date - ${disclosureDays}::integer`)
    .execute();
}
