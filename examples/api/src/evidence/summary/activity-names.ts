import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { handedCodesOf } from './entry-details.ts';

/** An entry of the audit trail that the activity shows. */
export type Entry = Pick<
  Selectable<Schema['audit_entries']>,
  'id' | 'at' | 'actor_id' | 'actor_name' | 'action' | 'subject' | 'subject_id' | 'before' | 'after'
>;

/** The names of the subjects of entries, and the titles that were handed over. */
export interface Names {
  /** The current code or name of a subject that exists: 'application 7'. */
  readonly subjects: ReadonlyMap<string, string>;
  /** The id of the title with this application code. */
  readonly titles: ReadonlyMap<string, number>;
}

/** Finds what the entries do not say themselves. */
export async function findNames(kysely: Kysely<Schema>, entries: readonly Entry[]): Promise<Names> {
  const idsOf = (subject: string) => [
    0,
    ...new Set(
      entries.filter((entry) => entry.subject === subject).map((entry) => Number(entry.subject_id)),
    ),
  ];
  const applications = await kysely
    .selectFrom('applications')
    .select(['id', 'application_code as name'])
    .where('id', 'in', idsOf('application'))
    .execute();
  const ceremonies = await kysely
    .selectFrom('ceremonies')
    .select(['id', 'name'])
    .where('id', 'in', idsOf('ceremony'))
    .execute();
  const titles = await kysely
    .selectFrom('issued_titles')
    .select(['id', 'application_code as name'])
    .where('id', 'in', idsOf('title'))
    .execute();
  return {
    subjects: new Map([
      ...applications.map(({ id, name }) => [`application ${id}`, name] as const),
      ...ceremonies.map(({ id, name }) => [`ceremony ${id}`, name] as const),
      ...titles.map(({ id, name }) => [`title ${id}`, name] as const),
    ]),
    titles: await findHanded(kysely, entries),
  };
}

/** The ids of titles that were handed over, by application code: the first one of each entry. */
async function findHanded(
  kysely: Kysely<Schema>,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, number>> {
  const handovers = entries.filter(({ subject }) => subject === 'handover');
  const codes = handovers.flatMap(({ after }) => handedCodesOf(after).slice(0, 1));
  if (codes.length === 0) return new Map();
  const titles = await kysely
    .selectFrom('applications')
    .innerJoin('issued_titles', 'issued_titles.application_id', 'applications.id')
    .select(['issued_titles.id', 'applications.application_code as code'])
    .where('applications.application_code', 'in', codes)
    .orderBy('issued_titles.id')
    .execute();
  return new Map(titles.map(({ id, code }) => [code, id]));
}
