import { type NamedCatalogueName, namedCatalogues } from 'birrete/contract';
import { foldName } from 'birrete/rules';
import type { DemoUniversity } from 'birrete/testing/university';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import {
  databaseId,
  type Ids,
  insertDemoApplications,
  insertDemoTitles,
} from './insert-demo-register.ts';

/** Values that the demo rows lack. */
export interface DemoInsert {
  readonly passwordHash: string;
  readonly now: Date;
}

/** Stores the demo university. The database assigns the ids, so that its sequences stay correct. */
export async function insertDemoRows(
  trx: Kysely<Schema>,
  university: DemoUniversity,
  { passwordHash, now }: DemoInsert,
): Promise<void> {
  const { faculties, careerTypes } = await insertNames(trx, university);
  const careers = await insertEach(university.careers, ({ id: _, ...career }) =>
    trx
      .insertInto('careers')
      .values({
        ...career,
        name_key: foldName(career.name),
        faculty_id: databaseId(faculties, career.faculty_id),
        career_type_id: databaseId(careerTypes, career.career_type_id),
      })
      .returning('id'),
  );
  await insertEach(university.degreeTitles, ({ id: _, ...title }) =>
    trx
      .insertInto('degree_titles')
      .values({ ...title, career_id: databaseId(careers, title.career_id) })
      .returning('id'),
  );
  await insertEach(university.users, ({ id: _, ...user }) =>
    trx
      .insertInto('users')
      .values({
        ...user,
        username_key: user.username.toLowerCase(),
        email_key: user.email.toLowerCase(),
        password_hash: passwordHash,
        created_at: now,
      })
      .returning('id'),
  );
  const ceremonies = await insertEach(university.ceremonies, ({ id: _, ...ceremony }) =>
    trx
      .insertInto('ceremonies')
      .values({ ...ceremony, created_at: now })
      .returning('id'),
  );
  const applications = await insertDemoApplications(trx, university, { ceremonies, careers });
  await insertEach(university.authorities, ({ id: _, ...authority }) =>
    trx.insertInto('authorities').values(authority).returning('id'),
  );
  await insertEach(university.documentFields, ({ id: _, ...field }) =>
    trx.insertInto('document_fields').values(field).returning('id'),
  );
  await insertEach(university.documentTemplates, ({ id: _, ...template }) =>
    trx
      .insertInto('document_templates')
      .values({
        name: template.name,
        name_key: foldName(template.name),
        kind: template.kind,
        template: JSON.stringify(template),
      })
      .returning('id'),
  );
  await insertDemoTitles(trx, university, { ceremonies, applications });
}

type NamedIds = Readonly<Record<NamedCatalogueName, Ids>>;

async function insertNames(trx: Kysely<Schema>, university: DemoUniversity): Promise<NamedIds> {
  const entries: [string, Ids][] = [];
  for (const [name, { table }] of Object.entries(namedCatalogues)) {
    const rows = university[name as NamedCatalogueName];
    const ids = await insertEach(rows, ({ name }) =>
      trx
        .insertInto(table)
        .values({ name, name_key: foldName(name) })
        .returning('id'),
    );
    entries.push([name, ids]);
  }
  return Object.fromEntries(entries) as NamedIds;
}

type Insert = { executeTakeFirstOrThrow(): Promise<{ id: number }> };

async function insertEach<Row extends { id: number }>(
  rows: readonly Row[],
  insert: (row: Row) => Insert,
): Promise<Ids> {
  const ids = new Map<number, number>();
  for (const row of rows) {
    ids.set(row.id, (await insert(row).executeTakeFirstOrThrow()).id);
  }
  return ids;
}
