import { expect, test } from 'vitest';
import { readSiteSettings } from '#site/site-settings.ts';
import type { Environment } from './environment.ts';
import { readEnvironment } from './read-environment.ts';
import { readSettings } from './settings.ts';

/** A site in production, as docs/production.md sets it up. */
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://birrete_site@127.0.0.1/birrete',
  BIRRETE_TRUSTED_PROXIES: '127.0.0.1',
  BIRRETE_LOOK_UP_PROOF: 'key',
  BIRRETE_PRIVACY_URL: 'https://universidad.edu/privacidad',
  BIRRETE_TRAIL_KEY: 'k'.repeat(32),
  BIRRETE_HASH_KEY: 'h'.repeat(32),
};

/** Reads everything that a start reads before it opens the database. */
function start(change: Environment) {
  const env = readEnvironment({ ...production, ...change });
  return { site: readSiteSettings(env), settings: readSettings(env) };
}

test('the documented site starts, as a role that must not own the tables', () => {
  expect(start({})).toMatchObject({
    site: { demo: 'none', role: 'site' },
    settings: { trustedProxies: ['127.0.0.1'], lookUpProof: 'key' },
  });
});

const key = (length: number) => 'k'.repeat(length);
const far = 'postgres://birrete_site@db.universidad.edu/birrete';
const everyNetwork = Array.from({ length: 256 }, (_, first) => `${first}.0.0.0/8`).join();
const manyNetworks = Array.from({ length: 64 }, (_, at) => `${at + 20}.16.0.0/12`).join();

test.each<[name: string, change: Environment, message: string]>([
  ['BIRRETE_LOOK_UP_PROOF', { BIRRETE_LOOK_UP_PROOF: '' }, 'set BIRRETE_LOOK_UP_PROOF'],
  ['BIRRETE_PRIVACY_URL', { BIRRETE_PRIVACY_URL: '' }, 'or to none if another page informs'],
  ['BIRRETE_PRIVACY_URL', { BIRRETE_PRIVACY_URL: 'javascript:alert(1)' }, 'be an https address'],
  ['BIRRETE_PRIVACY_TEXT', { BIRRETE_PRIVACY_KIND: 'authorisation' }, 'needs BIRRETE_PRIVACY_TEXT'],
  [
    'BIRRETE_PRIVACY_VERSION',
    { BIRRETE_PRIVACY_KIND: 'authorisation', BIRRETE_PRIVACY_TEXT: 'Autorizo' },
    'needs BIRRETE_PRIVACY_VERSION',
  ],
  [
    'BIRRETE_PRIVACY_URL',
    { BIRRETE_PRIVACY_KIND: 'authorisation', BIRRETE_PRIVACY_URL: 'none' },
    'address of a page',
  ],
  ['BIRRETE_TRUSTED_PROXIES', { BIRRETE_TRUSTED_PROXIES: '' }, 'or to none if browsers'],
  ['BIRRETE_TRUSTED_PROXIES', { BIRRETE_TRUSTED_PROXIES: '2000::/7' }, 'not "2000::/7"'],
  ['BIRRETE_TRUSTED_PROXIES', { BIRRETE_TRUSTED_PROXIES: 'fc00::/6' }, 'not "fc00::/6"'],
  ['BIRRETE_TRUSTED_PROXIES', { BIRRETE_TRUSTED_PROXIES: '11.0.0.0/8' }, 'not "11.0.0.0/8"'],
  ['BIRRETE_TRUSTED_PROXIES', { BIRRETE_TRUSTED_PROXIES: everyNetwork }, 'must hold addresses'],
  ['BIRRETE_TRUSTED_PROXIES', { BIRRETE_TRUSTED_PROXIES: manyNetworks }, 'fewer public addresses'],
  ['BIRRETE_DEMO', { BIRRETE_DEMO: '1' }, 'must be 0 with DATABASE_URL'],
  ['BIRRETE_DEMO', { BIRRETE_DEMO: '1', DATABASE_URL: '', HOST: '0.0.0.0' }, 'with HOST=0.0.0.0'],
  [
    'BIRRETE_DEMO',
    { BIRRETE_DEMO: '1', DATABASE_URL: '' },
    'must be 0 with BIRRETE_TRUSTED_PROXIES',
  ],
  ['DATABASE_URL', { DATABASE_URL: far }, 'sslmode=verify-full'],
  [
    'DATABASE_URL',
    { DATABASE_URL: `${far}?sslmode=verify-full&sslmode=disable` },
    'not "sslmode" twice',
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: `${far}?sslmode=verify-full&%73slmode=disable` },
    'not "sslmode" twice',
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: `${production.DATABASE_URL}?host=127.0.0.1&host=db.universidad.edu` },
    'not "host" twice',
  ],
  ['BIRRETE_STEPUP_MINUTES', { BIRRETE_STEPUP_MINUTES: '5' }, 'it is BIRRETE_STEP_UP_MINUTES'],
  ['BIRRETE_BACKUP_KY', { BIRRETE_BACKUP_KY: key(40) }, 'it is BIRRETE_BACKUP_KEY'],
  ['BIRRETE_PASKEYS_FILE', { BIRRETE_PASKEYS_FILE: '/x' }, 'no variable has this name'],
  ['BIRRETE_STEP_UP_MINUTES', { BIRRETE_STEP_UP_MINUTES: '0' }, 'must be from 1 to 720'],
  ['BIRRETE_BACKUP_KEY', { BIRRETE_BACKUP_KEY: 'clave' }, 'at least 20 characters'],
  ['BIRRETE_BACKUP_KEY', { BIRRETE_BACKUP_KEY: key(31) }, 'at least 32 characters'],
  ['BIRRETE_TRAIL_KEY', { BIRRETE_TRAIL_KEY: '' }, 'set BIRRETE_TRAIL_KEY to a random text'],
  ['BIRRETE_TRAIL_KEY', { BIRRETE_TRAIL_KEY: key(31) }, 'at least 32 characters'],
  ['BIRRETE_HASH_KEY', { BIRRETE_HASH_KEY: '' }, 'or to none'],
  ['BIRRETE_HASH_KEY', { BIRRETE_HASH_KEY: key(31) }, 'at least 32 characters'],
  ['LOG_LEVEL', { LOG_LEVEL: 'silent' }, 'not "silent"'],
  ['LOG_LEVEL', { LOG_LEVEL: 'error' }, 'security events have the level warn'],
  ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be'],
  ['BIRRETE_METRICS_HOST', { BIRRETE_METRICS_HOST: '0.0.0.0' }, 'or be any'],
  ['BIRRETE_METRICS_HOST', { BIRRETE_METRICS_HOST: '::' }, 'or be any'],
  ['BIRRETE_METRICS_HOST', { BIRRETE_METRICS_HOST: '0' }, 'or be any'],
  ['BIRRETE_ERASURES_FILE', { BIRRETE_ERASURES_FILE: 'erasures' }, 'an absolute path'],
  ['BIRRETE_DATABASE', { BIRRETE_DATABASE: 'embeded' }, 'must be embedded'],
  ['NODE_ENV', { NODE_ENV: 'Production' }, 'must be production, development or test'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_EXTRA_CA_CERTS'],
])('production refuses %s in %o', (name, change, message) => {
  expect(() => start(change)).toThrow(message);
  expect(() => start(change)).toThrow(name);
  expect(() => start(change)).not.toThrow('\n');
});

test.each<[choice: string, change: Environment]>([
  ['no proof for a look-up', { BIRRETE_LOOK_UP_PROOF: 'none' }],
  ['no notice of its own', { BIRRETE_PRIVACY_URL: 'none' }],
  ['no text for minors', { BIRRETE_MINORS_AGE: '0' }],
  ['hashes without a key', { BIRRETE_HASH_KEY: 'none' }],
  ['no proxy', { BIRRETE_TRUSTED_PROXIES: 'none' }],
  [
    'the networks of a company or an installation',
    { BIRRETE_TRUSTED_PROXIES: '10.0.0.0/8,fc00::/7' },
  ],
  ['a content network', { BIRRETE_TRUSTED_PROXIES: '104.16.0.0/13,104.24.0.0/14,2400:cb00::/32' }],
  ['the owner of the tables, for a trial', { BIRRETE_DATABASE_ROLE: 'owner' }],
  ['a private network without TLS', { DATABASE_URL: far, BIRRETE_DATABASE_TLS: 'off' }],
  ['the embedded database', { DATABASE_URL: '', BIRRETE_DATABASE: 'embedded' }],
  ['metrics on each address', { BIRRETE_METRICS_PORT: '9464', BIRRETE_METRICS_HOST: 'any' }],
  ['a secret of another program', { OTHER_KEY: 'x', DATABASE_NAME: 'x' }],
])('production starts with %s: %o', (_, change) => {
  expect(() => start(change)).not.toThrow();
});

test('a demonstration in production answers this machine alone', () => {
  const demo = { DATABASE_URL: '', BIRRETE_TRUSTED_PROXIES: 'none', BIRRETE_DEMO: '1' };
  expect(start(demo).site.demo).toBe('this-machine');
});

test('the message for a secret has no part of it', () => {
  expect(() => start({ BIRRETE_BACKUP_KEY: key(31) })).not.toThrow(/kkk/);
  expect(() => start({ DATABASE_URL: 'postgres://a:CLAVE@b/c?x=1&x=2' })).not.toThrow(/CLAVE/);
});

test('outside of production only invalid values are refused', () => {
  const lenient = { NODE_ENV: '', BIRRETE_STEPUP_MINUTES: '5', BIRRETE_STEP_UP_MINUTES: '0' };
  expect(() => start(lenient)).not.toThrow();
  expect(() => start({ NODE_ENV: '', BIRRETE_ERASURES_FILE: 'erasures' })).toThrow('absolute');
});
