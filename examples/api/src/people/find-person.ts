import { personKey } from 'birrete/rules';
import { type Kysely, type Selectable, sql } from 'kysely';
import { endsWithDigits } from '../platform/database/digits-of-key.ts';
import type { Schema } from '../platform/database/schema.ts';

/** An identity document, however its number is written. */
export interface PersonDocument {
  readonly identificationType: string;
  readonly idNumber: string;
}

export type StoredApplication = Selectable<Schema['applications']>;
export type StoredTitle = Selectable<Schema['issued_titles']>;
export type StoredEntry = Selectable<Schema['audit_entries']>;

/** Everything that is stored about a person. */
export interface FoundPerson {
  readonly applications: readonly StoredApplication[];
  readonly titles: readonly StoredTitle[];
  /** Entries of the audit trail about the applications, deleted ones included. */
  readonly entries: readonly StoredEntry[];
}

/**
 * Finds a person's data. Call it in a transaction to lock the applications: a bulk issue that is running ends first, and
 * a later one waits.
 */
export async function findPerson(kysely: Kysely<Schema>, key: string): Promise<FoundPerson> {
  const applications = await findApplications(kysely, key);
  const titles = await findTitles(
    kysely,
    key,
    applications.map(({ id }) => id),
  );
  const ids = [...applications.map(({ id }) => id), ...titles.map((row) => row.application_id)];
  return { applications, titles, entries: await findEntries(kysely, key, ids) };
}

export function documentKey({ identificationType, idNumber }: PersonDocument): string {
  return personKey(identificationType, idNumber);
}

/** Finds the applications by key and by number: the stored key of one may be of an earlier version. */
async function findApplications(kysely: Kysely<Schema>, key: string): Promise<StoredApplication[]> {
  const query = kysely
    .selectFrom('applications')
    .selectAll()
    .where(({ eb, or }) => or([eb('person_key', '=', key), endsWithDigits('id_number', key)]))
    .orderBy('id');
  const rows = await (kysely.isTransaction ? query.forUpdate() : query).execute();
  return rows.filter(
    (row) => row.person_key === key || personKey(row.identification_type, row.id_number) === key,
  );
}

/** Finds the titles by application and by the frozen document: an erased application no longer names the person. */
async function findTitles(
  kysely: Kysely<Schema>,
  key: string,
  applicationIds: readonly number[],
): Promise<StoredTitle[]> {
  const rows = await kysely
    .selectFrom('issued_titles')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('application_id', 'in', [0, ...applicationIds]), endsWithDigits('id_number', key)]),
    )
    .orderBy('id')
    .execute();
  return rows.filter(
    (row) =>
      applicationIds.includes(row.application_id) ||
      personKey(row.identification_type, row.id_number) === key,
  );
}

async function findEntries(
  kysely: Kysely<Schema>,
  key: string,
  applicationIds: readonly number[],
): Promise<StoredEntry[]> {
  const named = await kysely
    .selectFrom('audit_entries')
    .select(['subject_id', 'before', 'after'])
    .where('subject', '=', 'application')
    .where(
      sql<boolean>`coalesce(jsonb_exists(before, 'id_number'), false) or coalesce(jsonb_exists(after, 'id_number'), false)`,
    )
    .execute();
  const further = named.filter(({ before, after }) => names(before, key) || names(after, key));
  const ids = new Set([...applicationIds.map(String), ...further.map((row) => row.subject_id)]);
  if (ids.size === 0) return [];
  return kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', 'application')
    .where('subject_id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/** True if the values of an entry contain the person's complete document. */
function names(values: unknown, key: string): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const { identification_type: type, id_number: number } = values as Record<string, unknown>;
  return typeof type === 'string' && typeof number === 'string' && personKey(type, number) === key;
}
