// @module-tag rare
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { runCommand } from '#testing/run-command.ts';
import { connectDatabase } from '../platform/database/open.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** Runs the command. @returns the printed lines, or the printed failure */
async function auditTrail(...args: readonly string[]): Promise<string[] | string> {
  const { printed, failure } = await runCommand(
    { DATABASE_URL: database.url },
    'audit-trail',
    ...args,
  );
  return failure ?? printed.trim().split('\n');
}

/** Changes the database without triggers, as its owner could. */
async function tamper(table: string, statement: string): Promise<void> {
  const { kysely, close } = await connectDatabase({ databaseUrl: database.url });
  await sql.raw(`alter table ${table} disable trigger user`).execute(kysely);
  await sql.raw(statement).execute(kysely);
  await sql.raw(`alter table ${table} enable trigger user`).execute(kysely);
  await close();
}

test('the last line of a verification is a mark, which a later one compares', async () => {
  const lines = await auditTrail('--verify');
  expect(lines[0]).toBe(
    'Bitácora íntegra: 15 entradas, 0 sin datos personales; 142 títulos como se emitieron',
  );
  expect(lines[1]).toMatch(/^15:[\w-]{43}$/);
  expect(await auditTrail('--verify', '--since', lines[1] ?? '')).toEqual(lines);
  expect(await auditTrail('--verify', '--since', '15:otra')).toContain('fue reescrita');
  expect(await auditTrail('--verify', '--since', '900:x')).toContain('termina en la entrada 15');
  expect(await auditTrail('--verify', '--since', 'ayer')).toContain('«ayer» no es una marca');
});

test('an erasure before five years is refused', async () => {
  expect(await auditTrail('--erase', '--older-than-days', '1')).toContain('se conservan 5 años');
  expect(await auditTrail('--erase')).toEqual(['Entradas sin datos personales desde ahora: 0']);
});

test('a changed title is named', async () => {
  await tamper('issued_titles', `update issued_titles set degree_title = 'Doctora' where id = 1`);
  const failure = await auditTrail('--verify');
  expect(failure).toMatch(
    /Títulos que no coinciden con la bitácora: 1\n {2}AG-\S+ \(fila 1\): cambió/,
  );
});
