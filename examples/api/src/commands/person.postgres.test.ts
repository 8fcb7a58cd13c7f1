// @module-tag rare
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { runCommand, startCommand } from '#testing/run-command.ts';
import { connectDatabase } from '../platform/database/open.ts';

let database: TestDatabase;
let folder: string;
let document: readonly [type: string, number: string];
let code: string;
let another: { readonly application_code: string; readonly id_number: string };
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-person-command-'));
  const { kysely, close } = await connectDatabase({ databaseUrl: database.url });
  const [row, other] = await kysely
    .selectFrom('applications')
    .selectAll()
    .where('status', '=', 'PENDIENTE')
    .where('identification_type', '=', 'V')
    .orderBy('id')
    .limit(2)
    .execute();
  await close();
  if (row === undefined || other === undefined) throw new Error('Two applications are pending');
  document = [row.identification_type, row.id_number];
  code = row.application_code;
  another = other;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
});

/** Runs a command. @returns everything that it prints */
async function run(...args: readonly string[]): Promise<string> {
  const env = {
    DATABASE_URL: database.url,
    BIRRETE_ERASURES_FILE: path.join(folder, 'erasures.jsonl'),
  };
  const { printed, failure } = await runCommand(env, ...args);
  return failure ?? printed;
}

const person = (...args: readonly string[]) =>
  run('person', '--type', document[0], '--number', document[1], ...args);

test('a person is exported, blocked, released and erased from the command line', async () => {
  expect(await person()).toContain('Uso: npm run api -- person');
  expect(await person('--export', '--erase')).toContain('Uso: npm run api -- person');

  const file = path.join(folder, 'person.json');
  expect(await person('--export', '--file', file)).toContain(`Datos exportados: ${file}`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    applications: [{ application_code: code }],
  });

  const seen = (await person('--seen')).trim().split('\r\n');
  expect(seen[0]).toBe('fecha,cuenta,nombre,qué,seguridad,entrada');

  expect(await person('--block')).toContain(`Solicitudes bloqueadas: ${code}`);
  expect(await person('--unblock')).toContain(`Solicitudes sin bloqueo: ${code}`);
  expect(await person('--unblock')).toContain('No hay solicitudes que cambiar');
  expect(await person('--erase', '--by', 'Ana Ñáñez')).toContain(`Solicitudes borradas: ${code}`);
  expect(await person('--erase')).toContain('No hay solicitudes ni títulos con ese documento');

  const noted = (await readFile(path.join(folder, 'erasures.jsonl'), 'utf8')).trim().split('\n');
  expect(noted.map((line) => JSON.parse(line).kind)).toEqual(['blocked', 'unblocked', 'erased']);
  expect(noted.join()).not.toContain(document[1].replace(/\D/g, ''));
});

test('the process list does not show an identity number that standard input has', async () => {
  const env = { DATABASE_URL: database.url };
  const start = (input: string, name: string, ...args: readonly string[]) =>
    startCommand({ env, input }, name, '--type', 'V', '--number', '-', ...args);
  const input = `${another.id_number}\n`;
  expect((await start(input, 'person', '--export')).printed).toContain(another.application_code);
  const release = ['release-number', '--reason', 'Otra persona', '--by', 'Ana'] as const;
  expect((await start(input, ...release)).printed).toContain(another.application_code);
  expect((await start('\n', 'person', '--export')).failure).toContain('Uso: npm run api -- person');
  expect((await start('', ...release)).failure).toContain('Uso: npm run api -- release-number');
});

test('an account and an official are exported and erased from the command line', async () => {
  expect(await run('staff', '--export')).toContain('Uso: npm run api -- staff');
  expect(await run('staff', '--user', 'nadie', '--export')).toContain('No hay una cuenta');
  const { kysely, close } = await connectDatabase({ databaseUrl: database.url });
  const { id, username } = await kysely
    .selectFrom('users')
    .select(['id', 'username'])
    .where('is_active', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const exported = JSON.parse(await run('staff', '--user', username, '--export'));
  expect(exported).toMatchObject({ account_number: id, account: { username } });
  expect(await run('staff', '--user', username, '--erase')).toContain('está activa');
  await kysely.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
  expect(await run('staff', '--user', username, '--erase')).toContain(`Cuenta ${id} borrada`);
  expect(await run('staff', '--user', username, '--erase')).toContain('No hay una cuenta');

  const { name } = await kysely
    .selectFrom('authorities')
    .select('name')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await close();
  const official = await run('staff', '--official', name, '--export');
  expect(JSON.parse(official).offices[0]).toMatchObject({ name });
  expect(await run('staff', '--official', name, '--erase')).toContain('No hay imágenes de firmas');
});

test('the retention terms are counted first, and applied when asked', async () => {
  expect(await run('retention')).toContain('No se borró nada');
  expect(await run('retention', '--apply')).toMatch(/Plazos aplicados: \d+ filas borradas/);
  expect(await run('audit-trail', '--verify')).toContain('Bitácora íntegra');
});
