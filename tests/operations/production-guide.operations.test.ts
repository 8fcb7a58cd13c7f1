import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoAdministrator, demoPassword } from '../../examples/api/src/site/demo/demo-access.ts';
import { freePort } from '../e2e/site/free-port.ts';
import { endGroup, makeCertificate, startNginx, startPostgres } from './debian.ts';
import { readBlock } from './guide.ts';
import { assembleImage } from './image-files.ts';
import { askProxy } from './through-proxy.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'birrete-guide-'));
const opt = path.join(folder, 'opt');
const secrets = path.join(folder, 'etc');
/** A folder with Node 24 under its name, as from the distribution. */
const node = mkdtempSync(path.join(tmpdir(), 'birrete-node-'));
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

  databaseUrl = `postgres://birrete_site:x7Kq2mVt@127.0.0.1:${database}/birrete`;
  symlinkSync(process.execPath, path.join(node, 'node'));
  const commands = readBlock('One machine, by hand', 'sh', {
    '<this repository>': repository,
    '/opt/birrete': opt,
    '/etc/birrete': secrets,
    '127.0.0.1/birrete': `127.0.0.1:${database}/birrete`,
    CLAVE1: 'p4Rs9nWc',
    CLAVE2: 'x7Kq2mVt',
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
    '/var/log/nginx': folder,
  });
  nginx = startNginx(folder, server);
  await vi.waitFor(() => ask('GET', '/'), { timeout: 10_000 });
}, 1_200_000);
afterAll(async () => {
  nginx?.kill('SIGTERM');
  await endGroup(site);
  postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  await rm(node, { recursive: true });
});

/** The environment variables of the service. */
function newShell() {
  const { PATH = '', HOME, npm_config_registry: registry } = process.env;
  const entries = PATH.split(':').filter((entry) => !entry.includes('node_modules'));
  return {
    PATH: [node, ...entries].join(':'),
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
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect((await ask('GET', '/api/health')).status).toBe(200);
});

test('the log of the proxy has the pages, and neither keys nor searches', async () => {
  await ask('GET', '/estado?codigo=AG-2030-001&llave=VGVzdA');
  await ask('GET', '/admin/applications?q=Zulema');
  const log = readFileSync(path.join(folder, 'access.log'), 'utf8');
  expect(log).toMatch(/"GET \/estado" 200/);
  expect(log).toMatch(/"GET \/admin\/applications" 200/);
  expect(log).not.toMatch(/llave|Zulema/);
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
    cwd: path.join(opt, 'current'),
    env: { ...newShell(), DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  expect(await signIn(ours)).toBe(401);
  expect(await signIn(oneTimeIn(printed) ?? '')).toBe(200);
});

test('the site runs without development packages, as a role that cannot change tables or titles', () => {
  const inRelease = (name: string) => existsSync(path.join(opt, 'current/node_modules', name));
  expect(['hono', 'vite', 'vitest', 'node', 'msw'].filter(inRelease)).toEqual(['hono']);
  expect(existsSync(path.join(opt, 'current/.git'))).toBe(false);
  const attack = (statement: string) =>
    spawnSync('psql', ['--command', statement, databaseUrl], { encoding: 'utf8' }).stderr;
  expect(attack('select count(*) from users')).toBe('');
  expect(attack('alter table issued_titles disable trigger user')).toContain('must be owner');
  expect(attack("update issued_titles set last_name = 'X'")).toContain('permission denied');
  expect(attack("update audit_entries set actor_name = ''")).toContain('permission denied');
  expect(attack('create table mine (id int)')).toContain('permission denied');
});

test('the home page names the notice about personal data', async () => {
  expect((await ask('GET', '/solicitar')).body).toContain('https://universidad.edu/privacidad');
});

test('the backup is encrypted, and passes the drill with the keys of the guide', () => {
  const commands = readBlock('Backup', 'sh', { '/etc/birrete': secrets, '/var/backups': folder });
  const env = {
    ...newShell(),
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    BIRRETE_TRAIL_KEY_FILE: path.join(secrets, 'trail-key'),
    BIRRETE_HASH_KEY_FILE: path.join(secrets, 'hash-key'),
  };
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: path.join(opt, 'current'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [file = ''] = globSync('birrete/*.gz', { cwd: folder });
  const bytes = readFileSync(path.join(folder, file));
  expect(bytes.subarray(0, 14).toString()).toBe('birrete-backup');
});

test('an upgrade installs the next release beside the running site, which answers all along', async () => {
  const built = path.join(opt, 'releases/0.1.0/examples/host/dist');
  const [asset = ''] = globSync('assets/*.js', { cwd: built });
  const commands = readBlock('Upgrade and rollback', 'sh', {
    '--branch v0.2.0 <this repository>': repository,
    '/opt/birrete': opt,
    // There is no systemd here.
    'systemctl start birrete-migrate && systemctl restart birrete': 'true',
  });
  const upgrade = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...newShell(), DATABASE_URL: databaseUrl },
  });
  const ended = once(upgrade, 'exit');
  const statuses = new Set<number | undefined>();
  while (upgrade.exitCode === null) {
    for (const address of [`/${asset}`, '/api/health', '/api/public/ceremonies']) {
      statuses.add((await ask('GET', address)).status);
    }
  }
  expect(await ended).toEqual([0, null]);
  expect(readlinkSync(path.join(opt, 'current'))).toBe('releases/0.2.0');
  expect([...statuses]).toEqual([200]);
}, 1_200_000);

test('the packages and files of the image suffice to start the site', async () => {
  const image = path.join(folder, 'image');
  assembleImage(path.join(opt, 'releases/0.1.0'), image, newShell());
  const inImage = (name: string) => existsSync(path.join(image, name));
  expect(inImage('node_modules/hono')).toBe(true);
  expect(
    ['tests', 'node_modules/vite', 'node_modules/node', 'node_modules/msw'].filter(inImage),
  ).toEqual([]);
  const [, command = '[]'] =
    /^CMD (\[.+\])$/m.exec(
      readFileSync(path.join(opt, 'current/examples/api/deploy/Dockerfile'), 'utf8'),
    ) ?? [];
  const [file = '', ...args] = v.parse(v.array(v.string()), JSON.parse(command));
  const container = spawn(path.join(node, file), args, {
    cwd: image,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      BIRRETE_MIGRATE: '0',
      BIRRETE_TRUSTED_PROXIES: 'none',
      BIRRETE_TRAIL_KEY: 'a-key-of-the-test-with-forty-characters-',
      BIRRETE_HASH_KEY: 'none',
      BIRRETE_LOOK_UP_PROOF: 'document',
      BIRRETE_PRIVACY_URL: 'none',
    },
  });
  await readUntilReady(container);
  await endGroup(container);
}, 600_000);
