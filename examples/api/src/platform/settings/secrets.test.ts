import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLocation } from '../database/location.ts';
import { withSecrets } from './secrets.ts';

let folder: string;
const write = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'birrete-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret comes from the file that the variable names, without its line end', () => {
  const file = write('url', 'postgres://birrete:clave@base/birrete\n');
  expect(withSecrets({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
    'postgres://birrete:clave@base/birrete',
  );
  const client = write('client', ' con espacios ');
  expect(withSecrets({ BIRRETE_OIDC_CLIENT_SECRET_FILE: client })).toMatchObject({
    BIRRETE_OIDC_CLIENT_SECRET: ' con espacios ',
  });
});

test("a secret comes from systemd's credentials, and other files there have no effect", () => {
  write('DATABASE_PASSWORD', 'clave\n');
  write('PORT', '80');
  const env = withSecrets({ CREDENTIALS_DIRECTORY: folder, HOST: '::1' });
  expect(env).toMatchObject({ DATABASE_PASSWORD: 'clave', HOST: '::1' });
  expect(env.PORT).toBeUndefined();
});

test('two sources, an empty file and a missing file are refused with the name of the variable', () => {
  const file = write('some', 'clave');
  const two = { DATABASE_URL: 'postgres://base/birrete', DATABASE_URL_FILE: file };
  expect(() => withSecrets(two)).toThrow('DATABASE_URL has several sources');
  const empty = { DATABASE_URL_FILE: write('empty', '\n') };
  expect(() => withSecrets(empty)).toThrow('The file for DATABASE_URL is empty');
  const missing = { DATABASE_URL_FILE: path.join(folder, 'nowhere') };
  expect(() => withSecrets(missing)).toThrow("The file for DATABASE_URL can't be read");
});

test('a password may contain any character, and belongs to one user of a URL', () => {
  const url = 'postgres://birrete@base:5432/birrete';
  const { databaseUrl = '' } = readLocation({
    DATABASE_URL: url,
    DATABASE_PASSWORD: 'a@b/c%41:?#',
  });
  expect(decodeURIComponent(new URL(databaseUrl).password)).toBe('a@b/c%41:?#');
  expect(new URL(databaseUrl).host).toBe('base:5432');
  const alone = { DATABASE_PASSWORD: 'clave' };
  expect(() => readLocation(alone)).toThrow('also needs DATABASE_URL');
  const both = { DATABASE_URL: 'postgres://birrete:otra@base/birrete', ...alone };
  expect(() => readLocation(both)).toThrow('Set the password in DATABASE_URL or');
});
