// @module-tag rare
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { applyAnswer } from 'birrete/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  demoAdministrator,
  demoEmails,
  demoPassword,
} from '../../examples/api/src/site/demo/demo-access.ts';
import { readSite } from '../../examples/api/src/site/read-site.ts';
import { openSite } from '../../examples/api/src/site/serve-site.ts';
import { prepareFolder } from '../../examples/api/testing/databases/embedded-databases.ts';
import {
  createTestDatabase,
  runInDatabase,
  runOnServer,
  type TestDatabase,
} from '../../examples/api/testing/databases/test-database.ts';
import { offeredChoices, samplePerson } from '../../examples/api/testing/sample-application.ts';
import { serveApp } from '../../examples/api/testing/serve-app.ts';
import { dataOf, startTestApi } from '../../examples/api/testing/test-api.ts';
import { readBlock } from '../operations/guide.ts';

/**
 * An operator follows docs/production.md and forgets one variable. The site must refuse to start and say why, or start
 * without opening anything: no published password, and no personal data for a code.
 */
type Environment = Readonly<Record<string, string>>;

const api = path.resolve(import.meta.dirname, '../../examples/api/src/main.ts');
const role = `birrete_site_${randomUUID().slice(0, 8)}`;
const report: Record<string, string> = {};
let database: TestDatabase;
let code: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'birrete-forgotten-'));
  writeFileSync(path.join(folder, 'trail-key'), 'k'.repeat(32));
  writeFileSync(path.join(folder, 'hash-key'), 'h'.repeat(32));
  database = await createTestDatabase('seeded');
  const owner = await startTestApi({ databaseUrl: database.url });
  const body = { ...samplePerson, ...(await offeredChoices(owner)) };
  code = dataOf(await owner.call('POST', '/public/apply', body), applyAnswer).application_code;
  // No account is active, so that the published password opens none.
  await owner.database.kysely.deleteFrom('sessions').execute();
  await owner.database.kysely.updateTable('users').set({ is_active: false }).execute();
  await owner.close();
  await runOnServer(`create role ${role} login password 'x7Kq2mVt'`);
  await runInDatabase(
    database.url,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
  );
});
afterAll(async () => {
  await runInDatabase(database.url, `drop owned by ${role}`);
  await database.drop();
  await runOnServer(`drop role ${role}`);
  rmSync(folder, { recursive: true, force: true });
  const lines = Object.entries(report).map(([name, result]) => `${name.padEnd(40)} ${result}`);
  process.stdout.write(`\nforgotten${' '.repeat(32)}result\n${lines.join('\n')}\n`);
});

/** The variables that a section of the guide exports, as a shell reads them. */
function exportsOf(heading: string): Environment {
  const lines = readBlock(heading, 'sh', {}).split('\n');
  const exports = lines.filter((line) => line.startsWith('export '));
  const printed = execFileSync('bash', ['--norc', '-euc', `${exports.join('\n')}\nenv -0`], {
    env: {},
    encoding: 'utf8',
  });
  const pairs = printed.split('\0').map((pair) => /^([A-Z_]+)=([\s\S]*)$/.exec(pair));
  const ofShell = /^(?:PWD|SHLVL|_)$/;
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [, name = '', value = ''] = pair ?? [];
      return name === '' || ofShell.test(name) ? [] : [[name, value]];
    }),
  );
}

/** The guide's site on PostgreSQL, with passkeys and a provider, on this machine's test database. */
function documented(): Environment {
  const url = new URL(database.url);
  return {
    ...exportsOf('Sign-in with passkeys'),
    ...exportsOf('A second factor for administrators'),
    ...exportsOf('Sign-in through a provider'),
    ...exportsOf('One machine, by hand'),
    DATABASE_URL: `postgres://${role}@${url.host}${url.pathname}`,
    DATABASE_PASSWORD: 'x7Kq2mVt',
    BIRRETE_TRAIL_KEY_FILE: path.join(folder, 'trail-key'),
    BIRRETE_HASH_KEY_FILE: path.join(folder, 'hash-key'),
  };
}

const variables = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'BIRRETE_MIGRATE',
  'BIRRETE_TRUSTED_PROXIES',
  'BIRRETE_LOOK_UP_PROOF',
  'BIRRETE_PRIVACY_URL',
  'BIRRETE_TRAIL_KEY_FILE',
  'BIRRETE_HASH_KEY_FILE',
  'BIRRETE_PUBLIC_URL',
  'BIRRETE_PASSKEYS',
  'BIRRETE_ADMIN_SIGN_IN',
  'BIRRETE_OIDC_ISSUER',
  'BIRRETE_OIDC_CLIENT_ID',
  'BIRRETE_OIDC_CLIENT_SECRET',
  'BIRRETE_OIDC_LABEL',
];

type StartResult =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'started'; readonly address: string; readonly line: string };

/** Starts the API in this process with exactly these variables, on a free port. */
async function start(env: Environment): Promise<StartResult> {
  try {
    const site = readSite({ LOG_LEVEL: 'warn', ...env });
    const { fetch, close } = await openSite(site);
    const served = await serveApp({ fetch });
    onTestFinished(() => served.close().finally(close));
    const line = site.line(served.address);
    return { kind: 'started', address: `${served.address}/api`, line };
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Starts a process of the API with exactly these variables, on a free port. */
async function startProcess(env: Environment): Promise<StartResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions', 'birrete-source', api], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => end(child));
  const said = text(child.stderr);
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('API: ')) resolve(line);
    });
  });
  const line = await Promise.race([ready, once(child, 'exit').then(() => undefined)]);
  if (line === undefined) return { kind: 'refused', message: (await said).trim() };
  return { kind: 'started', address: /http:\S+\/api/.exec(line)?.[0] ?? '', line };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // SIGTERM would wait until a balancer sends nothing more.
  child.kill('SIGKILL');
  await ended;
}

/** Starts the site without a variable, and reports what happened. */
async function forget(name: string, env: Environment): Promise<StartResult> {
  const { [name]: _, ...rest } = env;
  const result = await start(rest);
  const where = 'DATABASE_URL' in env ? 'PostgreSQL' : 'embedded';
  report[`${name} (${where})`] =
    result.kind === 'refused' ? `refused: ${result.message}` : 'started, nothing open';
  return result;
}

/** An account slows guesses down, so each attempt takes the next one. */
let attempts = 0;

/** Attacks a started site as an outsider behind the proxy. */
async function expectNothingOpen({
  address,
  line,
}: StartResult & { kind: 'started' }): Promise<void> {
  expect(line).not.toContain(demoPassword);
  const through = { 'x-forwarded-for': '198.51.100.7' };
  const identifier = demoEmails[attempts % demoEmails.length];
  attempts += 1;
  const signIn = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { ...through, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: demoPassword }),
  });
  expect(signIn.status).toBe(401);
  const found = await fetch(`${address}/public/status/${code}`, { headers: through });
  expect(await found.text()).not.toContain(samplePerson.id_number);
}

test('the guide names exactly these variables, and with all of them the site starts', async () => {
  expect(Object.keys(documented()).sort()).toEqual([...variables].sort());
  const result = await startProcess(documented());
  expect(result).toMatchObject({ kind: 'started' });
  if (result.kind === 'started') await expectNothingOpen(result);
});

describe('on PostgreSQL', () => {
  test.each([
    ['DATABASE_URL', 'also needs DATABASE_URL'],
    ['DATABASE_PASSWORD', 'password'],
    ['BIRRETE_PRIVACY_URL', 'set BIRRETE_PRIVACY_URL'],
    ['BIRRETE_TRUSTED_PROXIES', 'set BIRRETE_TRUSTED_PROXIES'],
    ['BIRRETE_LOOK_UP_PROOF', 'set BIRRETE_LOOK_UP_PROOF'],
    ['BIRRETE_TRAIL_KEY_FILE', 'set BIRRETE_TRAIL_KEY'],
    ['BIRRETE_HASH_KEY_FILE', 'set BIRRETE_HASH_KEY'],
    ['BIRRETE_PUBLIC_URL', 'needs BIRRETE_PUBLIC_URL'],
    ['BIRRETE_OIDC_CLIENT_ID', 'needs BIRRETE_OIDC_CLIENT_ID'],
    ['BIRRETE_OIDC_CLIENT_SECRET', 'needs BIRRETE_OIDC_CLIENT_SECRET'],
  ])('without %s the site refuses to start, and says why', async (name, reason) => {
    const result = await forget(name, documented());
    expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining(reason) });
  });

  test.each([
    'NODE_ENV',
    'BIRRETE_MIGRATE',
    'BIRRETE_PASSKEYS',
    'BIRRETE_ADMIN_SIGN_IN',
    'BIRRETE_OIDC_ISSUER',
    'BIRRETE_OIDC_LABEL',
  ])('without %s the site opens nothing', async (name) => {
    const result = await forget(name, documented());
    if (result.kind === 'started') await expectNothingOpen(result);
    expect(result.kind).toBe('started');
  });
});

test.each([
  ['a misspelt variable', { BIRRETE_STEPUP_MINUTES: '5' }, 'BIRRETE_STEP_UP_MINUTES'],
  ['a superuser', {}, 'the rights of a PostgreSQL superuser'],
])('with %s a process refuses to start, and says why', async (_, change, reason) => {
  const result = await startProcess({
    ...documented(),
    DATABASE_URL: database.url,
    DATABASE_PASSWORD: '',
    ...change,
  });
  expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining(reason) });
});

describe('with the embedded database, behind a proxy on the same machine', () => {
  const env = (): Environment => ({
    NODE_ENV: 'production',
    BIRRETE_DATABASE: 'embedded',
    BIRRETE_DATA: path.join(folder, 'data'),
    BIRRETE_TRUSTED_PROXIES: '127.0.0.1',
    BIRRETE_TRAIL_KEY: 'k'.repeat(32),
    BIRRETE_HASH_KEY: 'h'.repeat(32),
    BIRRETE_LOOK_UP_PROOF: 'document',
    BIRRETE_PRIVACY_URL: '/datos',
  });

  test('without BIRRETE_DATABASE the site refuses to start, and says why', async () => {
    const result = await forget('BIRRETE_DATABASE', env());
    expect(result).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('set DATABASE_URL, or BIRRETE_DATABASE=embedded'),
    });
  });

  test('without NODE_ENV there is no demonstration', async () => {
    await prepareFolder(path.join(folder, 'data'), 'migrated');
    const result = await forget('NODE_ENV', env());
    if (result.kind === 'started') await expectNothingOpen(result);
    expect(result.kind).toBe('started');
  });

  test('without any variable there is a demonstration, and 403 for what the proxy forwards', async () => {
    await prepareFolder(path.join(folder, 'demo'), 'seeded');
    const result = await startProcess({ BIRRETE_DATA: path.join(folder, 'demo') });
    report['all of them (embedded)'] = 'started, 403 for forwarded requests';
    if (result.kind !== 'started') throw new Error(result.message);
    expect(result.line).toContain(demoPassword);
    const signIn = (headers: Environment) =>
      fetch(`${result.address}/auth/login`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: demoAdministrator, password: demoPassword }),
      });
    expect((await signIn({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(403);
    expect((await signIn({})).status).toBe(200);
  });
});
