import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api.ts';
import { retentionTable, retentionTerms } from './retention-terms.messages.ts';

const guide = path.join(import.meta.dirname, '../../../../../docs/privacidad.md');

test('each table of the database has a retention term', async () => {
  const api = await startTestApi({ demo: false });
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely_migration%'
    order by relname`.execute(api.database.kysely);
  await api.close();
  const named = new Set<string>(retentionTerms.flatMap(({ tables }) => tables));
  expect([...named].sort()).toEqual(rows.map(({ name }) => name));
});

test('the guide for data protection officers shows the table', async () => {
  const text = await readFile(guide, 'utf8');
  const shown = text.split('<!-- retention -->')[1]?.split('<!-- /retention -->')[0] ?? '';
  const cells = (table: string) => table.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  expect(cells(shown.trim())).toBe(retentionTable());
});
