import path from 'node:path';
import { expect, test } from 'vitest';
import { isForThisMachine } from './demo/demo-data.ts';
import { readSiteSettings } from './site-settings.ts';

test('by default the site has demo data and listens on port 3000 of the loopback address', () => {
  const settings = readSiteSettings({});
  expect(settings).toMatchObject({ port: 3000, hostname: '127.0.0.1', demo: 'this-machine' });
  expect(settings.schema).toBe('migrate');
  expect(settings).toMatchObject({ apiUrl: undefined, databaseUrl: undefined });
  expect(path.basename(settings.dataDir)).toBe('.data');
  expect(settings.logLevel).toBe('info');
});

test('an empty variable counts as unset', () => {
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', BIRRETE_API_URL: '', BIRRETE_DATA: '' };
  expect(readSiteSettings(empty)).toEqual(readSiteSettings({}));
});

const demoOf = (env: Record<string, string>) => readSiteSettings(env).demo;

test('demo data are the default only on a private address, and for this machine', () => {
  expect(demoOf({ HOST: '127.0.0.1' })).toBe('this-machine');
  expect(demoOf({ HOST: '::1' })).toBe('this-machine');
  expect(demoOf({ HOST: '0.0.0.0' })).toBe('none');
  expect(demoOf({ HOST: '127.0.0.1.example.org' })).toBe('none');
  expect(demoOf({ DATABASE_URL: 'postgres://localhost/birrete' })).toBe('none');
});

test.each([
  ['BIRRETE_TRUSTED_PROXIES', '127.0.0.1'],
  ['BIRRETE_PUBLIC_URL', 'https://grados.universidad.edu'],
  ['BIRRETE_DATABASE', 'embedded'],
  ['INVOCATION_ID', '5f0e1c7d'],
])('behind a proxy on the same machine there is no demo: %s is set', (name, value) => {
  const folder = { BIRRETE_DATA: '/var/lib/birrete' };
  expect(demoOf(folder)).toBe('this-machine');
  expect(demoOf({ ...folder, [name]: value })).toBe('none');
});

test('a terminal that a service has opened is no service', () => {
  const terminal = { INVOCATION_ID: '5f0e1c7d', SYSTEMD_EXEC_PID: '1' };
  expect(isForThisMachine(terminal, { pid: 700, ppid: 600 })).toBe(true);
  expect(isForThisMachine(terminal, { pid: 1, ppid: 0 })).toBe(false);
  expect(isForThisMachine(terminal, { pid: 2, ppid: 1 })).toBe(false);
});

test('BIRRETE_DEMO turns demo data on and off, in both spellings', () => {
  expect(demoOf({ BIRRETE_DEMO: 'false' })).toBe('none');
  expect(demoOf({ BIRRETE_DEMO: '0' })).toBe('none');
  expect(demoOf({ HOST: '0.0.0.0', BIRRETE_DEMO: 'true' })).toBe('requested');
});

test('in production, the embedded folder must be confirmed, also on a loopback address', () => {
  for (const HOST of ['0.0.0.0', '127.0.0.1']) {
    const open = { NODE_ENV: 'production', HOST };
    expect(() => readSiteSettings(open)).toThrow('set DATABASE_URL, or BIRRETE_DATABASE=embedded');
    const chosen = readSiteSettings({ ...open, BIRRETE_DATABASE: 'embedded' });
    expect(chosen).toMatchObject({ demo: 'none', role: 'any' });
    const DATABASE_URL = 'postgres://db/birrete?sslmode=verify-full';
    expect(readSiteSettings({ ...open, DATABASE_URL }).demo).toBe('none');
  }
});

test('BIRRETE_MIGRATE=0 only compares the schema', () => {
  expect(readSiteSettings({ BIRRETE_MIGRATE: '0' }).schema).toBe('compare');
  expect(readSiteSettings({ BIRRETE_MIGRATE: '1' }).schema).toBe('migrate');
});

test('metrics are served on the configured port of the loopback address', () => {
  expect(readSiteSettings({}).metrics).toBeUndefined();
  expect(readSiteSettings({ BIRRETE_METRICS_PORT: '9464' }).metrics).toEqual({
    port: 9464,
    hostname: '127.0.0.1',
  });
});

test('the address of another API loses its trailing slash', () => {
  const settings = readSiteSettings({ BIRRETE_API_URL: 'https://api.universidad.edu/grados/' });
  expect(settings.apiUrl).toBe('https://api.universidad.edu/grados');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['BIRRETE_METRICS_PORT', 'yes'],
  ['BIRRETE_DEMO', 'off'],
  ['BIRRETE_MIGRATE', 'no'],
  ['BIRRETE_API_URL', 'api.universidad.edu'],
  ['BIRRETE_API_URL', 'javascript:alert(1)'],
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readSiteSettings({ [name]: value })).toThrow(name);
});
