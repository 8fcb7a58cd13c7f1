import { expect, test } from 'vitest';
import { readLocation } from './location.ts';

const production = { NODE_ENV: 'production' };
const read =
  (DATABASE_URL: string, env = {}) =>
  () =>
    readLocation({ ...production, ...env, DATABASE_URL });

test.each([
  'postgres://birrete:CLAVE@10.0.0.5/birrete',
  'postgres://birrete:CLAVE@db.universidad.edu:5432/birrete?sslmode=require',
  'postgres://birrete:CLAVE@db.universidad.edu/birrete?sslmode=no-verify',
  'postgres://birrete:CLAVE@localhost/birrete?host=10.0.0.5',
])('in production, %s is refused', (url) => {
  expect(read(url)).toThrow('sslmode=verify-full');
  expect(read(url)).not.toThrow('CLAVE');
});

test.each([
  'postgres://birrete:CLAVE@127.0.0.1/birrete',
  'postgres://birrete:CLAVE@localhost/birrete',
  'postgres://birrete:CLAVE@[::1]/birrete',
  'postgres:///birrete?host=/var/run/postgresql',
  'postgres://birrete:CLAVE@%2Fvar%2Frun%2Fpostgresql/birrete',
  'postgres://birrete:CLAVE@db.universidad.edu/birrete?sslmode=verify-full',
])('in production, %s is accepted', (url) => {
  expect(read(url)).not.toThrow();
});

test('a private network, and development, need no TLS', () => {
  const url = 'postgres://birrete:CLAVE@database:5432/birrete';
  expect(read(url, { BIRRETE_DATABASE_TLS: 'off' })).not.toThrow();
  expect(read(url, { NODE_ENV: '' })).not.toThrow();
  expect(read(url, { BIRRETE_DATABASE_TLS: 'no' })).toThrow('BIRRETE_DATABASE_TLS must be');
});
