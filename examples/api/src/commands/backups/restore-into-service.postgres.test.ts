// @module-tag rare
import { execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { applyAnswer, createdUserAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#platform/database/open.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countRows } from '#platform/database/stored-row.ts';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { confirmAll, openCeremony } from '#testing/graduates.ts';
import { readRegisters } from '#testing/registers.ts';
import { commandLine, runCommand } from '#testing/run-command.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';
import { writeBackup } from './write-backup.ts';

const run = promisify(execFile);

let folder: string;
let before: TestApi;
const created: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-restore-'));
  before = await startTestApi();
});
afterAll(async () => {
  await before?.close();
  for (const { drop } of created) await drop();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string) => path.join(folder, name);

async function createBlank(): Promise<string> {
  const database = await createTestDatabase('blank');
  created.push(database);
  return database.url;
}

/** Runs a command on a database, which must succeed. @returns what it printed */
async function command(name: string, databaseUrl: string, args: string[], env = {}) {
  const result = await runCommand({ DATABASE_URL: databaseUrl, ...env }, name, ...args);
  expect(result.failure).toBeUndefined();
  return result.printed;
}

/** Runs a command that must fail. @returns its message */
async function failure(name: string, databaseUrl: string, args: string[], env = {}) {
  const result = await runCommand({ DATABASE_URL: databaseUrl, ...env }, name, ...args);
  return result.failure ?? 'The command succeeded.';
}

async function apply(api: TestApi, id_number: string): Promise<number> {
  const body = { ...samplePerson, id_number, ...(await offeredChoices(api)) };
  const answer = dataOf(await api.call('POST', '/public/apply', body), applyAnswer);
  return Number(answer.application_code.split('-')[2]);
}

describe('a restore into service', () => {
  let ceremony: number;
  let oneTime: string;
  let session: string;
  let lastCode: number;
  let after: TestApi;
  let printed: string;

  beforeAll(async () => {
    const { career_id } = await offeredChoices(before);
    ceremony = await openCeremony(before);
    await confirmAll(before, ceremony, [{ career_id }, { career_id }]);
    await issue(before);
    session = await before.signIn('registro');
    const user = {
      username: 'nueva',
      email: 'nueva@universidad.edu',
      full_name: 'Nueva',
      role_id: 1,
    };
    const made = await before.asAdmin('POST', '/users', user);
    oneTime = dataOf(made, createdUserAnswer).temporary_password;
    lastCode = await apply(before, '41.000.001');
    await writeBackup(before.database.kysely, at('night.gz'));
    const databaseUrl = await createBlank();
    const skip = ['--skip-codes', '50', '--skip-numbers', '7'];
    printed = await command('restore', databaseUrl, [at('night.gz'), ...skip]);
    after = await startTestApi({ databaseUrl });
  });
  afterAll(() => after?.close());

  const issue = async (api: TestApi) => {
    await api.asAdmin('POST', `/ceremonies/${ceremony}/complete`);
    const body = { emission_date: '30/07/2026' };
    return api.asAdmin('POST', `/titles/ceremony/${ceremony}/bulk-emit`, body);
  };

  test('ends the sessions and one-time passwords of the backup', async () => {
    const authorization = `Bearer ${session}`;
    expect((await before.call('GET', '/auth/sessions', undefined, { authorization })).status).toBe(
      200,
    );
    expect((await after.call('GET', '/auth/sessions', undefined, { authorization })).status).toBe(
      401,
    );
    const signIn = { identifier: 'nueva', password: oneTime };
    expect((await after.call('POST', '/auth/login', signIn)).status).toBe(401);
  });

  test('says since when accounts are unknown, and the last codes and numbers', () => {
    expect(printed).toMatch(/Las cuentas están como el 20\d\d-\d\d-\d\dT/);
    expect(printed).toContain(`AG-2026-${String(lastCode).padStart(3, '0')}`);
    expect(printed).toContain(
      'Últimos números de Acto de prueba: acta 099, asignado A-002, folio 0002',
    );
    expect(printed).toContain('Saltados: 50 códigos');
    expect(printed).toMatch(/Bitácora íntegra: \d+ entradas/);
  });

  test('gives no code and no number that was given after the backup', async () => {
    expect(await apply(before, '41.000.002')).toBe(lastCode + 1);
    expect(await apply(after, '41.000.003')).toBe(lastCode + 51);
    const { kysely } = after.database;
    await sql`update ceremonies set status = 'ABIERTO' where id = ${ceremony}`.execute(kysely);
    const { career_id } = await offeredChoices(after);
    await confirmAll(after, ceremony, [{ career_id, id_number: '41.000.004' }]);
    expect((await issue(after)).status).toBe(200);
    expect(await readRegisters(kysely, ceremony)).toMatchObject({
      acta: ['098', '099', '107'],
      asignado: ['A-001', 'A-002', 'A-010'],
      folio: ['0001', '0002', '0010'],
    });
  });

  test('says that nothing was skipped when nothing was', async () => {
    const printed = await command('restore', await createBlank(), [at('night.gz')]);
    expect(printed).toContain('No se saltó ningún código ni número.');
    expect(printed).not.toContain('Saltados');
  });
});

describe('a backup', () => {
  const key = 'clave-de-los-respaldos-2026';
  const keyed = { BIRRETE_BACKUP_KEY: key };

  test('with a changed row is refused', async () => {
    const text = gunzipSync(await readFile(at('night.gz'))).toString();
    await writeFile(at('changed.gz'), gzipSync(text.replaceAll('María-José', 'María-Joza')));
    const databaseUrl = await createBlank();
    expect(await failure('restore', databaseUrl, [at('changed.gz')])).toContain('was changed');
    expect(await tablesOf(databaseUrl)).toEqual([]);
  });

  test('without its last lines is refused', async () => {
    const lines = gunzipSync(await readFile(at('night.gz')))
      .toString()
      .split('\n');
    await writeFile(at('short.gz'), gzipSync(`${lines.slice(0, -2).join('\n')}\n`));
    const message = await failure('restore', await createBlank(), [at('short.gz')]);
    expect(message).toContain('was changed');
  });

  test('with a key is restored with that key only', async () => {
    await writeBackup(before.database.kysely, at('keyed.gz'), key);
    const databaseUrl = await createBlank();
    const args = [at('keyed.gz')];
    const wrong = { BIRRETE_BACKUP_KEY: 'otra-clave-de-respaldos' };
    expect(await failure('restore', databaseUrl, args)).toContain('is encrypted');
    expect(await failure('restore', databaseUrl, args, wrong)).toContain('is not the key');
    expect(await failure('restore', databaseUrl, [at('night.gz')], keyed)).toContain('not sealed');
    expect(await command('restore', databaseUrl, args, keyed)).toContain('restaurado');
  });

  test('in production has a key, or none on purpose', async () => {
    const url = await createBlank();
    await command('restore', url, [at('night.gz')]);
    // Variables of the tests, which production would refuse.
    const ofTests = { BIRRETE_TEST_SERVER: '', BIRRETE_TEST_DUMPS: '', BIRRETE_TEST_ALL: '' };
    const production = { NODE_ENV: 'production', ...ofTests };
    const message = await failure('backup', url, [at('production.gz')], production);
    expect(message).toContain('In production, set BIRRETE_BACKUP_KEY');
    const open = { ...production, BIRRETE_BACKUP_KEY: 'none' };
    await command('backup', url, [at('open.gz')], open);
    expect(gunzipSync(await readFile(at('open.gz'))).toString()).toContain('birrete-backup');
  });

  test('with a key is not readable, and a changed byte is refused', async () => {
    const bytes = await readFile(at('keyed.gz'));
    expect(() => gunzipSync(bytes)).toThrow('incorrect header check');
    const changed = Buffer.from(bytes);
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    await writeFile(at('flipped.gz'), changed);
    const databaseUrl = await createBlank();
    const message = await failure('restore', databaseUrl, [at('flipped.gz')], keyed);
    expect(message).toMatch(/damaged/);
    expect(await tablesOf(databaseUrl)).toEqual([]);
  });

  test('is checked by a drill, which leaves the database of the site alone', async () => {
    const databaseUrl = await createBlank();
    const scratch = { BIRRETE_DRILL_URL: await createBlank() };
    const printed = await command('restore-drill', databaseUrl, [at('night.gz')], scratch);
    expect(printed).toMatch(/issued_titles: 144\n/);
    expect(printed).toContain('Bitácora íntegra');
    expect(printed).toContain('Ensayo correcto');
    expect(await tablesOf(databaseUrl)).toEqual([]);
  });

  test('is compared with a mark that was stored elsewhere', { tags: ['rare'] }, async () => {
    const drill = async (...since: string[]) =>
      command('restore-drill', '', [at('night.gz'), ...since], {
        BIRRETE_DRILL_URL: await createBlank(),
      });
    const [mark = ''] = /^\d+:\S+$/m.exec(await drill()) ?? [];
    expect(await drill('--since', mark)).toContain('Ensayo correcto');
    const other = failure('restore-drill', '', [at('night.gz'), '--since', '3:otra'], {
      BIRRETE_DRILL_URL: await createBlank(),
    });
    expect(await other).toContain('fue reescrita');
  });

  test('is checked in memory if the drill has no database', { tags: ['rare'] }, async () => {
    const message = await failure('restore-drill', await createBlank(), [at('changed.gz')]);
    expect(message).toContain('was changed');
  });
});

test('an interrupted restore leaves the database as it was, and can be repeated', {
  tags: ['rare'],
}, async () => {
  const databaseUrl = await createBlank();
  const pipe = at('pipe');
  await run('mkfifo', [pipe]);
  const bytes = await readFile(at('night.gz'));
  const child = spawn(process.execPath, commandLine(['restore', pipe]), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
  const half = createWriteStream(pipe);
  half.on('error', () => {});
  half.write(bytes.subarray(0, bytes.length / 2));
  await expect.poll(() => countInserting(databaseUrl)).toBe(1);
  child.kill('SIGKILL');
  half.destroy();
  await expect.poll(() => countInserting(databaseUrl)).toBe(0);
  expect(await tablesOf(databaseUrl)).toEqual([]);
  expect(await command('restore', databaseUrl, [at('night.gz')])).toContain('restaurado');
});

/** Counts the transactions that have written, and wait for more rows. */
function countInserting(databaseUrl: string): Promise<number> {
  const source = sql`
    from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
      and backend_xid is not null and query like '%insert into%'`;
  return inDatabase(databaseUrl, (kysely) => countRows(kysely, source));
}

function tablesOf(databaseUrl: string): Promise<unknown[]> {
  return inDatabase(databaseUrl, async (kysely) => {
    const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(
      kysely,
    );
    return rows;
  });
}

async function inDatabase<T>(databaseUrl: string, work: (kysely: Kysely<Schema>) => Promise<T>) {
  const { kysely, close } = await connectDatabase({ databaseUrl });
  return work(kysely).finally(close);
}
