import path from 'node:path';
import { expect, test } from 'vitest';
import { readSiteSettings } from './site-settings.ts';

test('by default the site has demo data and listens on port 3000 of the loopback address', () => {
  const settings = readSiteSettings({});
  expect(settings).toMatchObject({ port: 3000, hostname: '127.0.0.1', demo: true });
  expect(settings).toMatchObject({ apiUrl: undefined, databaseUrl: undefined });
  expect(path.basename(settings.dataDir)).toBe('.data');
  expect(settings.logLevel).toBe('info');
});

test('an empty variable counts as unset', () => {
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', BIRRETE_API_URL: '', BIRRETE_DATA: '' };
  expect(readSiteSettings(empty)).toEqual(readSiteSettings({}));
});

const demoOf = (env: Record<string, string>) => readSiteSettings(env).demo;

test('demo data are the default only on a private address', () => {
  expect(demoOf({ HOST: '127.0.0.1' })).toBe(true);
  expect(demoOf({ HOST: '::1' })).toBe(true);
  expect(demoOf({ HOST: '0.0.0.0' })).toBe(false);
  expect(demoOf({ HOST: '127.0.0.1.example.org' })).toBe(false);
  expect(demoOf({ NODE_ENV: 'production' })).toBe(false);
  expect(demoOf({ DATABASE_URL: 'postgres://localhost/birrete' })).toBe(false);
});

test('BIRRETE_DEMO turns demo data on and off, in both spellings', () => {
  expect(demoOf({ BIRRETE_DEMO: 'false' })).toBe(false);
  expect(demoOf({ BIRRETE_DEMO: '0' })).toBe(false);
  expect(demoOf({ HOST: '0.0.0.0', BIRRETE_DEMO: 'true' })).toBe(true);
});

test('in production, the embedded folder on a public address must be confirmed', () => {
  const open = { NODE_ENV: 'production', HOST: '0.0.0.0' };
  expect(() => readSiteSettings(open)).toThrow('set DATABASE_URL, or BIRRETE_DATABASE=embedded');
  expect(readSiteSettings({ ...open, BIRRETE_DATABASE: 'embedded' }).demo).toBe(false);
  expect(readSiteSettings({ ...open, DATABASE_URL: 'postgres://db/birrete' }).demo).toBe(false);
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
  ['BIRRETE_API_URL', 'api.universidad.edu'],
  ['BIRRETE_API_URL', 'javascript:alert(1)'],
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readSiteSettings({ [name]: value })).toThrow(name);
});
