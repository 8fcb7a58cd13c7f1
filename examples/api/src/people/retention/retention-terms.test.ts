import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { retentionTable, retentionTerms, tablesOf } from './retention-terms.messages.ts';

const guide = path.join(import.meta.dirname, '../../../../../docs/privacidad.md');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ demo: false });
});
afterAll(() => api.close());

/** The columns of the database that hold text or a day, by their table. */
async function readColumns(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, coalesce(array_agg(attname::text order by attname)
      filter (where atttypid in ('text'::regtype, 'jsonb'::regtype, 'date'::regtype)), '{}') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and attnum > 0 and not attisdropped and relname not like 'kysely_migration%'
    group by relname order by relname`.execute(api.database.kysely);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Columns with text about no person: names of things, statuses, hashes of other rows. */
const impersonal: Readonly<Record<string, readonly string[]>> = {
  applications: ['restriction', 'status'],
  audit_entries: [
    'action',
    'content_hash',
    'hash',
    'request_id',
    'salt',
    'seals',
    'subject',
    'subject_id',
  ],
  audit_head: ['hash'],
  audit_waiting: ['action', 'mac', 'request_id', 'subject', 'subject_id'],
  career_types: ['name', 'name_key'],
  careers: ['name', 'name_key'],
  ceremonies: [
    'assigned_initial',
    'ceremony_date',
    'ceremony_location',
    'completion_notes',
    'description',
    'folio_initial',
    'name',
    'record_initial',
    'status',
  ],
  corrections: ['status'],
  degree_titles: ['title_name'],
  document_fields: ['name'],
  document_prints: ['file_sha256', 'job', 'kind', 'mark', 'template_name', 'verification_page'],
  document_template_versions: ['kind', 'name'],
  document_templates: ['kind', 'name', 'name_key'],
  faculties: ['name', 'name_key'],
  genders: ['name'],
  handovers: ['collector', 'delivered_on', 'kind'],
  issued_titles: [
    'assigned_registry',
    'career_name',
    'ceremony_date',
    'ceremony_name',
    'degree_title',
    'faculty_name',
    'folio_registry',
    'issue_date',
    'record_registry',
  ],
  look_up_disclosures: ['day'],
  openid_requests: ['key_hash', 'nonce', 'return_to', 'state_hash', 'verifier'],
  openid_results: ['code_hash', 'key_hash', 'refusal'],
  passkey_challenges: ['challenge_hash'],
  person_changes: ['kind'],
  printed_addresses: ['address'],
  privacy_texts: ['content', 'content_sha256', 'version'],
  proof_answers: ['kind'],
  row_seals: ['row_table', 'salt'],
  sessions: ['opened_by', 'token_hash'],
  title_entries: ['kind', 'resolution_date'],
  signature_pictures: ['sha256'],
  title_contents: ['birth_hash', 'birth_salt'],
  title_holds: ['kind'],
};

test('each table of the database has a retention term', async () => {
  const named = new Set(retentionTerms.flatMap(tablesOf));
  expect([...named].sort()).toEqual([...(await readColumns()).keys()]);
});

test('each column that holds text has a retention term, or is about no person', async () => {
  const named = retentionTerms.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
  const others = Object.entries(impersonal).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  const stored = [...(await readColumns())].flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  const known = new Set([...named, ...others]);
  expect(stored.filter((column) => !known.has(column))).toEqual([]);
  expect(others.filter((column) => !stored.includes(column) || named.includes(column))).toEqual([]);
});

test('the guide for data protection officers shows the table', async () => {
  const text = await readFile(guide, 'utf8');
  const shown = text.split('<!-- retention -->')[1]?.split('<!-- /retention -->')[0] ?? '';
  const cells = (table: string) => table.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  expect(cells(shown.trim())).toBe(retentionTable());
});
