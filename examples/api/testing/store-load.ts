import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { sealConfirmed } from './seal-stored.ts';

/** The number of rows to store. There can't be more titles than applications. */
export interface Load {
  readonly applications: number;
  readonly titles: number;
  /** Number of completed ceremonies. Default one per thousand applications. */
  readonly ceremonies?: number;
}

/** The period of the ceremonies. */
const days = 3_000;

/**
 * Adds a large university to a database with demo data: completed ceremonies, applications spread over them and over the
 * careers, and titles for the first applications. SQL generates the rows, because sending them would take minutes.
 */
export async function storeLoad(kysely: Kysely<Schema>, load: Load): Promise<void> {
  const { ceremonies = Math.ceil(load.applications / 1_000) } = load;
  const daysBetween = Math.max(1, Math.floor(days / ceremonies));
  await sql`
    insert into ceremonies (name, ceremony_date, ceremony_location, record_initial, assigned_initial, folio_initial,
      status, created_at)
    select 'Acto de Grado ' || n, date '2010-01-15' + n * ${daysBetween}::int, 'Aula Magna', '1', 'A-1', '1',
      'COMPLETADO', timestamptz '2010-01-01 12:00:00Z'
    from generate_series(1, ${ceremonies}::int) n`.execute(kysely);
  await storeApplications(kysely, load.applications, Math.ceil(load.applications / ceremonies));
  await storeTitles(kysely, load.titles);
  await sealConfirmed(kysely);
  await sql`analyze`.execute(kysely);
}

const surnames = ['Álvarez', 'Ñáñez', 'Nuñez', 'Núñez', 'Oca', 'Zambrano', "D'Angelo", 'Peña'];

async function storeApplications(
  kysely: Kysely<Schema>,
  count: number,
  perCeremony: number,
): Promise<void> {
  await sql`
    with acts as (
      select id, row_number() over (order by id) - 1 as place
      from ceremonies where name ~ '^Acto de Grado \\d+$'
    ), chosen as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as many from careers
    )
    insert into applications (application_code, code_year, code_number, status, ceremony_id, career_id, person_key,
      identification_type, id_number, first_name, middle_name, last_name, second_last_name, email, phone,
      date_of_birth, place_of_birth, gender_id, applied_at)
    select 'AG-2009-' || n, 2009, n, 'CONFIRMADA', acts.id, chosen.id, 'load:' || n,
      'V', (10000000 + n)::text, 'María José', 'del Valle',
      (${surnames}::text[])[1 + n / 3 % ${surnames.length}::int] || ' ' || n % 977,
      (${surnames}::text[])[1 + n / 7 % ${surnames.length}::int],
      'graduado-' || n || '@correo.universidad.edu', '0414-' || n,
      date '1985-01-01' + n % 5000, 'Mérida', 1 + n % 2,
      timestamptz '2010-01-02 12:00:00Z' + n * interval '37 minutes'
    from generate_series(0, ${count}::int - 1) n
    join acts on acts.place = n / ${perCeremony}::int
    join chosen on chosen.place = n % chosen.many`.execute(kysely);
}

async function storeTitles(kysely: Kysely<Schema>, count: number): Promise<void> {
  await sql`
    with graduates as (
      select a.*, row_number() over (partition by a.ceremony_id order by a.id)::int - 1 as place
      from (select * from applications where code_year = 2009 order by id limit ${count}) a
    )
    insert into issued_titles (application_id, ceremony_id, application_code, identification_type, id_number,
      first_name, middle_name, last_name, second_last_name, career_name, faculty_name, ceremony_name, ceremony_date,
      issue_date, degree_title, record_place, assigned_place, folio_place, record_registry, assigned_registry,
      folio_registry, created_at, updated_at)
    select g.id, g.ceremony_id, g.application_code, g.identification_type, g.id_number,
      g.first_name, g.middle_name, g.last_name, g.second_last_name, careers.name, faculties.name, c.name,
      c.ceremony_date, c.ceremony_date + 3, 'Licenciada en Educación', g.place, g.place, g.place,
      (g.place + 1)::text, 'A-' || (g.place + 1), (g.place + 1)::text, c.created_at, c.created_at
    from graduates g
    join ceremonies c on c.id = g.ceremony_id
    join careers on careers.id = g.career_id
    join faculties on faculties.id = careers.faculty_id`.execute(kysely);
}
