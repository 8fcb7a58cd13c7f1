import type { ApplicationAnswer } from 'birrete/contract';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { type JsonList, jsonMoment } from '../calls/lists/json-pages.ts';
import { contentTag, readListTag, versionsOf } from '../calls/lists/list-tag.ts';
import type { Schema } from '../platform/database/schema.ts';
import { hasRow } from '../platform/database/stored-row.ts';
import type { ApplicationStatus } from '../platform/database/tables/application-tables.ts';
import { columnsOf, personColumns } from '../platform/database/tables/person-columns.ts';

/** Selects applications and their fields. */
export type ApplicationFilter = {
  ceremonyIds: readonly number[];
  /** Undefined for all. */
  status: ApplicationStatus | undefined;
  fields: readonly (keyof ReportedApplication)[];
};

/** An application of a report, with what became of its title: a graduate whose title is annulled is no confirmed one. */
export interface ReportedApplication extends ApplicationAnswer {
  readonly title_standing: 'annulled' | 'on-hold' | null;
}

/** Finds an application, with the names of its ceremony, career and faculty. */
export async function findApplication(
  kysely: Kysely<Schema>,
  id: number,
): Promise<ApplicationAnswer | undefined> {
  const row = await kysely
    .selectFrom('applications as a')
    .innerJoin('ceremonies', 'ceremonies.id', 'a.ceremony_id')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .select(['a.id', 'a.application_code', 'a.status', 'a.ceremony_id', 'a.career_id'])
    .select(['ceremonies.name as ceremony_name', 'ceremonies.ceremony_date'])
    .select(['careers.name as career_name', 'faculties.name as faculty_name'])
    .select(columnsOf('a', personColumns))
    .select(['a.notes', 'a.internal_notes', 'a.applied_at', 'a.updated_at', 'a.version'])
    .select(['a.privacy_version', 'a.privacy_accepted_at'])
    .where('a.id', '=', id)
    .where('a.restriction', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { privacy_version: version, privacy_accepted_at: accepted, ...fields } = row;
  return {
    ...fields,
    privacy:
      version === null || accepted === null
        ? null
        : { version, accepted_at: accepted.toISOString() },
    applied_at: row.applied_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
  };
}

/** The person, career and ceremony of an application. */
type Claim = Pick<Selectable<Schema['applications']>, 'person_key' | 'career_id' | 'ceremony_id'>;

/** True if the person has a live application for the career and ceremony, besides the one with the id `except`. */
export function hasLiveApplication(
  kysely: Kysely<Schema>,
  { person_key, career_id, ceremony_id }: Claim,
  except = 0,
): Promise<boolean> {
  return hasRow(
    kysely
      .selectFrom('applications')
      .select('id')
      .where('person_key', '=', person_key)
      .where('career_id', '=', career_id)
      .where('ceremony_id', '=', ceremony_id)
      .where('status', '<>', 'RECHAZADA')
      .where('id', '<>', except),
  );
}

/** The titles whose last entry about a review puts them on hold. */
const heldTitles = sql`issued_titles t join title_holds h on h.title_id = t.id and h.kind = 'held'
  and not exists (select from title_holds later where later.previous_id = h.id)`;

/** The columns of each field of the list. */
const columns: Record<keyof ApplicationAnswer, RawBuilder<unknown>> = {
  ...ofApplication(['id', 'application_code', 'status', 'ceremony_id']),
  ceremony_name: sql.ref('ceremonies.name'),
  ceremony_date: sql.ref('ceremonies.ceremony_date'),
  ...ofApplication(['career_id']),
  career_name: sql.ref('careers.name'),
  faculty_name: sql.ref('faculties.name'),
  ...ofApplication(personColumns),
  ...ofApplication(['notes', 'internal_notes', 'version']),
  privacy: sql`case when a.privacy_version is not null then json_build_object(
    'version', a.privacy_version, 'accepted_at', ${jsonMoment(sql.ref('a.privacy_accepted_at'))}) end`,
  applied_at: jsonMoment(sql.ref('a.applied_at')),
  updated_at: jsonMoment(sql.ref('a.updated_at')),
};

const reportedColumns: Record<keyof ReportedApplication, RawBuilder<unknown>> = {
  ...columns,
  title_standing: sql`case
    when exists (select from title_entries e join issued_titles t on t.id = e.title_id
      where t.application_id = a.id and e.kind = 'annulled') then 'annulled'
    when exists (select from ${heldTitles} where t.application_id = a.id) then 'on-hold' end`,
};

/** Neither blocked nor erased. */
const isShown = sql`a.restriction is null`;

/** True if a report of these ceremonies names a graduate whose title is annulled or on hold. */
export async function hasTitleStandings(
  kysely: Kysely<Schema>,
  ceremonyIds: readonly number[],
): Promise<boolean> {
  const isNamed = sql`exists (select from applications a
    where a.id = t.application_id and a.ceremony_id = any(${ceremonyIds}::integer[]) and ${isShown})`;
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from title_entries e join issued_titles t on t.id = e.title_id
      where e.kind = 'annulled' and ${isNamed})
    or exists (select from ${heldTitles} where ${isNamed}) as found`.execute(kysely);
  return rows[0]?.found ?? false;
}

function ofApplication<Name extends keyof ApplicationAnswer>(names: readonly Name[]) {
  const entries = names.map((name) => [name, sql.ref(`a.${name}`)]);
  return Object.fromEntries(entries) as Record<Name, RawBuilder<unknown>>;
}

const from = sql`
  from applications a
  join ceremonies on ceremonies.id = a.ceremony_id
  join careers on careers.id = a.career_id
  join faculties on faculties.id = careers.faculty_id`;

/** All applications, newest first, without blocked ones. */
export const applicationList: JsonList = {
  columns,
  from,
  where: isShown,
  order: [
    { by: sql.ref('a.applied_at'), type: 'timestamptz' },
    { by: sql.ref('a.id'), type: 'integer' },
  ],
};

/** The applications of some ceremonies, without blocked ones. */
export function applicationsOf({ ceremonyIds, status, fields }: ApplicationFilter): JsonList {
  const ofCeremonies = sql`${isShown} and a.ceremony_id in (${sql.join(ceremonyIds)})`;
  return {
    columns: Object.fromEntries(fields.map((name) => [name, reportedColumns[name]])),
    from,
    where: status === undefined ? ofCeremonies : sql`${ofCeremonies} and a.status = ${status}`,
    order: [
      { by: sql.ref('a.ceremony_id'), type: 'integer' },
      { by: sql.ref('a.id'), type: 'integer' },
    ],
  };
}

/** The applications of a report, as `applicationsOf` lists them; without a ceremony those of all. */
export function reportedApplications(
  { status }: Pick<ApplicationFilter, 'status'>,
  ceremonyId: number | undefined,
): Pick<JsonList, 'from' | 'where'> {
  if (ceremonyId !== undefined) {
    return applicationsOf({ ceremonyIds: [ceremonyId], status, fields: [] });
  }
  return { from, where: status === undefined ? isShown : sql`${isShown} and a.status = ${status}` };
}

/** Reads the tag of the list, which changes with the data that the list shows. */
export function applicationListTag(kysely: Kysely<Schema>): Promise<string> {
  const named = (['ceremonies', 'careers', 'faculties'] as const).map(contentTag);
  return readListTag(kysely, [versionsOf('applications'), ...named]);
}
