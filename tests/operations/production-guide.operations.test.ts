import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoAdministrator, demoPassword } from '../../examples/api/src/demo/demo-access.ts';
import { freePort } from '../e2e/site/free-port.ts';
import { endGroup, makeCertificate, startNginx, startPostgres } from './debian.ts';
import { readBlock } from './guide.ts';
import { askProxy } from './through-proxy.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'birrete-guide-'));
const ours = 'una frase que nadie adivina';
const token = v.object({ data: v.object({ token: v.string() }) });
const trail = v.object({
  data: v.array(v.object({ action: v.string(), address: v.nullable(v.string()) })),
});

let postgres: ReturnType<typeof startPostgres> | undefined;
let site: ChildProcess | undefined;
let nginx: ChildProcess | undefined;
let oneTime = '';
let databaseUrl = '';
let https: number;

beforeAll(async () => {
  const database = await freePort();
  const port = String(await freePort());
  https = await freePort();
  postgres = startPostgres(folder, database);

  databaseUrl = `postgres://birrete:x7Kq2mVt@127.0.0.1:${database}/birrete`;
  const commands = readBlock('One machine, by hand', 'sh', {
    '<this repository>': repository,
    '/opt/birrete': path.join(folder, 'site'),
    'postgres://birrete:CLAVE@127.0.0.1/birrete': databaseUrl,
    CLAVE: 'x7Kq2mVt',
  });
  site = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...newShell(),
      PGUSER: 'postgres',
      PGHOST: '/tmp',
      PGPORT: String(database),
      PORT: port,
    },
  });
  oneTime = await readUntilReady(site);

  const certificate = path.join(folder, 'grados.pem');
  const key = path.join(folder, 'grados.key');
  makeCertificate('grados.universidad.edu', certificate, key);
  const server = readBlock('Behind a proxy', 'nginx', {
    'listen 443': `listen 127.0.0.1:${https}`,
    '127.0.0.1:3000': `127.0.0.1:${port}`,
    '/etc/ssl/certs/grados.pem': certificate,
    '/etc/ssl/private/grados.key': key,
  });
  nginx = startNginx(folder, server);
  await vi.waitFor(() => ask('GET', '/'), { timeout: 10_000 });
}, 1_200_000);
afterAll(async () => {
  nginx?.kill('SIGTERM');
  await endGroup(site);
  postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The environment variables of the service. */
function newShell() {
  const { PATH = '', HOME, npm_config_registry: registry } = process.env;
  const entries = PATH.split(':').filter((entry) => !entry.includes('node_modules'));
  return {
    PATH: entries.join(':'),
    HOME,
    LANG: 'C.UTF-8',
    npm_config_prefer_offline: 'true',
    ...(registry === undefined ? {} : { npm_config_registry: registry }),
  };
}

/** @returns the one-time password from the output */
async function readUntilReady(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (stdout === null) throw new Error('The shell has no standard output.');
  let printed = '';
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`The commands ended with ${code}.`)));
    createInterface({ input: stdout }).on('line', (line) => {
      printed = oneTimeIn(line) ?? printed;
      if (line.startsWith('Sistema de Graduaciones: ')) ready(printed);
    });
  });
}

function oneTimeIn(printed: string): string | undefined {
  return /^Contraseña de un solo uso: (\S+)$/m.exec(printed)?.[1];
}

/** An address of another client. */
const ask = (...args: Parameters<ReturnType<typeof askProxy>>) =>
  askProxy(https, '127.0.0.7')(...args);

test('the page is served through the proxy, over TLS with HSTS', async () => {
  const { status, headers } = await ask('GET', '/');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await ask('GET', '/api/health')).status).toBe(200);
});

test("the published administrator of the demonstration can't sign in here", async () => {
  const body = { identifier: demoAdministrator, password: demoPassword };
  expect((await ask('POST', '/api/auth/login', { body })).status).toBe(401);
});

test('the administrator chooses a password and opens a ceremony, and the audit trail has the address', async () => {
  const body = { identifier: 'rectora', password: oneTime };
  const first = v.parse(token, (await ask('POST', '/api/auth/login', { body })).body).data;
  const change = { current_password: oneTime, new_password: ours };
  const changed = await ask('POST', '/api/auth/password', { token: first.token, body: change });
  const session = v.parse(token, changed.body).data;
  const ceremony = {
    name: 'Primer acto',
    ceremony_date: '2030-07-24',
    ceremony_location: 'Aula Magna',
    record_initial: '1',
    assigned_initial: '1',
    folio_initial: '1',
  };
  const made = await ask('POST', '/api/ceremonies', { token: session.token, body: ceremony });
  expect(made.status).toBe(201);
  expect((await ask('GET', '/api/public/ceremonies')).body).toMatchObject({
    data: [{ name: 'Primer acto' }],
  });
  const { body: entries } = await ask('GET', '/api/audit', { token: session.token });
  const here = v.parse(trail, entries).data.filter(({ address }) => address === '127.0.0.7');
  expect(here.length).toBeGreaterThan(0);
});

test('the only administrator, who lost the password, regains access with the command', async () => {
  const signIn = async (password: string) => {
    const body = { identifier: 'rectora', password };
    return (await ask('POST', '/api/auth/login', { body })).status;
  };
  expect(await signIn(ours)).toBe(200);
  const command = readBlock('A lost password', 'sh', {});
  const printed = execFileSync('bash', ['-euo', 'pipefail', '-c', command], {
    cwd: path.join(folder, 'site'),
    env: { ...newShell(), DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  expect(await signIn(ours)).toBe(401);
  expect(await signIn(oneTimeIn(printed) ?? '')).toBe(200);
});
