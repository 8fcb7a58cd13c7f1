// @module-tag rare
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { runCommand, startCommand } from '#testing/run-command.ts';
import { startTestApi } from '#testing/test-api.ts';
import { migrate, readExecuted } from '../platform/database/migrate.ts';
import { connectDatabase } from '../platform/database/open.ts';
import { commandMessages } from './commands.messages.ts';

const before = '0008-accounts';
const backup = path.join(tmpdir(), `birrete-commands-${process.pid}.gz`);

/** Valid arguments of each command. */
const argumentsOf: Readonly<Record<string, readonly string[]>> = {
  staff: ['--user', 'admin', '--export'],
  admin: ['--username', 'ana', '--email', 'ana@universidad.edu', '--name', 'Ana'],
  'release-number': ['--type', 'V', '--number', '1', '--reason', 'otra persona', '--by', 'Ana'],
  'audit-trail': ['--verify'],
  person: ['--type', 'V', '--number', '1', '--export'],
  'reject-flood': ['--from', '2026-07-01T08:00Z', '--to', '2026-07-01T09:00Z'],
  backup: [backup],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('blank');
  const { kysely, close } = await connectDatabase({ databaseUrl: database.url });
  await migrate(kysely, before);
  await close();
});
afterAll(async () => {
  await database.drop();
  await rm(backup, { force: true });
});

const run = (name: string, args: readonly string[]) =>
  runCommand({ DATABASE_URL: database.url }, name, ...args);

async function lastMigration(): Promise<string | undefined> {
  const { kysely, close } = await connectDatabase({ databaseUrl: database.url });
  const executed = await readExecuted(kysely);
  await close();
  return executed.at(-1);
}

/** Commands that migrate, or that do not open the site's database. */
const exceptions = ['migrate', 'restore', 'restore-drill', 'backup'];
const commands = Object.keys(commandMessages.commands).filter((name) => !exceptions.includes(name));

test('without a command, all of them are listed, and an unknown one is refused with the list', async () => {
  const { printed } = await runCommand({});
  for (const name of Object.keys(commandMessages.commands)) {
    expect(printed).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  }
  const unknown = await runCommand({}, 'toString');
  expect(unknown.failure).toContain('No hay un comando «toString»');
  expect(unknown.failure).toContain(printed.trim());
});

test.each(commands)(
  '%s refuses the schema of an older version, and does not migrate it',
  async (name) => {
    const { failure } = await run(name, argumentsOf[name] ?? []);
    expect(failure).toContain('Run "npm run api -- migrate"');
    expect(await lastMigration()).toBe(before);
  },
);

test('a process that fails prints the reason alone, and ends with 1', async () => {
  const env = { DATABASE_URL: database.url };
  const result = await startCommand({ env }, 'audit-trail', '--verify');
  expect(result).toMatchObject({ code: 1, printed: '' });
  expect(result.failure).toMatch(/^[^\n]*Run "npm run api -- migrate"[^\n]*\n$/);
});

test.each(['everybody', '10.0.0.0/99'])(
  'reject-flood explains itself for the address %s',
  async (address) => {
    const args = [...(argumentsOf['reject-flood'] ?? []), '--address', address];
    const { failure } = await run('reject-flood', args);
    expect(failure).toMatch(/^Uso: npm run api -- reject-flood/);
  },
);

test.each([
  ['2026-02-31T08:00Z', '2026-07-01T09:00Z'],
  ['2026-07-01T08:00', '2026-07-01T09:00'],
  ['2026-07-01', '2026-07-02'],
  ['1', '3000'],
  ['2026-07-01T25:00Z', '2026-07-02T09:00Z'],
  ['2026-07-01T09:00Z', '2026-07-01T08:00Z'],
  ['2026-07-01T08:00-04:00', '2026-07-01T12:00Z'],
])('reject-flood explains itself for the period from %s to %s', async (from, to) => {
  const { failure } = await run('reject-flood', ['--from', from, '--to', to]);
  expect(failure).toMatch(/^Uso: npm run api -- reject-flood/);
});

test.each(['ayer', '2026-02-30', '01/07/2026'])(
  'look-ups explains itself for the day %s',
  async (since) => {
    const { failure } = await run('look-ups', ['--since', since]);
    expect(failure).toMatch(/^Uso: npm run api -- look-ups/);
  },
);

test('backup writes the schema of an older version as it is', async () => {
  const { printed, failure } = await run('backup', [backup]);
  expect(failure).toBeUndefined();
  expect(printed).toContain(`esquema ${before}`);
  expect(await lastMigration()).toBe(before);
});

test('migrate --check lists what is missing, and migrate runs it', async () => {
  const check = await run('migrate', ['--check']);
  expect(check.failure).toContain('Migraciones pendientes: 0009-audit-chain');
  expect(await lastMigration()).toBe(before);
  const migrated = await run('migrate', []);
  expect(migrated.printed).toContain('Migraciones aplicadas: 0009-audit-chain');
  const again = await run('migrate', ['--check']);
  expect(again.printed).toContain(`El esquema está al día (${await lastMigration()})`);
});

test('a process reads a password from its standard input, prints the result, and ends', async () => {
  const env = { DATABASE_URL: database.url };
  const password = 'una frase que nadie adivina';
  const args = [...(argumentsOf.admin ?? []), '--password-stdin'];
  const { printed } = await startCommand({ env, input: `${password}\n` }, 'admin', ...args);
  expect(printed.trim()).toBe(commandMessages.administratorMade('ana'));
  const api = await startTestApi({ databaseUrl: database.url, demo: false });
  onTestFinished(() => api.close());
  expect(await api.signIn('ana', password)).not.toBe('');
});
