import path from 'node:path';
import { expect, test } from 'vitest';
import { readSiteSettings } from './site-settings.ts';

test('without any variable the site is on port 3000 of this machine alone, with demo data', () => {
  const settings = readSiteSettings({});
  expect(settings).toMatchObject({ port: 3000, hostname: '127.0.0.1', demo: true });
  expect(settings).toMatchObject({ apiUrl: undefined, databaseUrl: undefined });
  expect(path.basename(settings.dataDir)).toBe('.data');
});

test('an empty variable counts as not set', () => {
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', BIRRETE_API_URL: '', BIRRETE_DATA: '' };
  expect(readSiteSettings(empty)).toEqual(readSiteSettings({}));
});

test('an API elsewhere is taken without the slash at its end', () => {
  const settings = readSiteSettings({ BIRRETE_API_URL: 'https://api.universidad.edu/grados/' });
  expect(settings.apiUrl).toBe('https://api.universidad.edu/grados');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['BIRRETE_API_URL', 'api.universidad.edu'],
  ['BIRRETE_API_URL', 'javascript:alert(1)'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSiteSettings({ [name]: value })).toThrow(name);
});
