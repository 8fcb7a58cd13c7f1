import path from 'node:path';
import { registerPolicies } from 'birrete/rules';
import { publicSiteOf } from '../public-site.ts';
import {
  demandFewSenders,
  isEveryAddress,
  isOrigin,
  isRange,
  isSafe,
  readDatabaseUrl,
  timeZoneOf,
} from './accepted-values.ts';
import { privacyVariables } from './privacy-variables.ts';
import { retentionVariables } from './retention-variables.ts';
import { signInVariables } from './sign-in-variables.ts';
import {
  checked,
  choice,
  flag,
  keyOrNone,
  list,
  onOrOff,
  text,
  textOr,
  type Variable,
  wholeNumber,
} from './variable.ts';
import { verificationVariables } from './verification-variables.ts';

const aProof =
  'set BIRRETE_LOOK_UP_PROOF to what a look-up needs besides the code to show personal data: ' +
  'key (the link of the receipt), document (the last digits of the identity document) or none';

const theProxies =
  'set BIRRETE_TRUSTED_PROXIES to the addresses of the proxy in front of the site, such as 127.0.0.1, ' +
  'or to none if browsers reach it directly';

const aTrailKey =
  'set BIRRETE_TRAIL_KEY to a random text of at least 32 characters, the same for all processes of the site: ' +
  'openssl rand -hex 32 prints one';

const aBackupKey =
  'set BIRRETE_BACKUP_KEY to a random text of at least 32 characters, with which backups are encrypted, ' +
  'or to none for backups that anybody can read: openssl rand -hex 32 prints one';

const aHashKey =
  'set BIRRETE_HASH_KEY to a random text of at least 32 characters that never changes, or to none: hashes of erased people ' +
  'and of networks can then be found by trying';

const tooShort = (key: string) => (key.length < 32 ? 'have at least 32 characters' : undefined);

/** Every variable of the API, its commands and the example site. `npm run contract` writes them to docs/production.md. */
export const variables = {
  NODE_ENV: choice(
    undefined,
    ['production', 'development', 'test'],
    '`production`: the site refuses unsafe settings, and its cookies are sent over https only',
  ),
  PORT: wholeNumber(3000, [0, 65_535], 'listening port'),
  HOST: textOr('127.0.0.1', 'listening address'),
  BIRRETE_DATA: textOr('.data', 'folder of the embedded database; one process at a time'),
  DATABASE_URL: {
    ...text('`postgres://…` instead; several processes can share it', { isSecret: true }),
    values: 'each parameter once',
    read: readDatabaseUrl,
  },
  DATABASE_PASSWORD: text('password of the user in `DATABASE_URL`', { isSecret: true }),
  BIRRETE_DATABASE_TLS: choice(
    'verify-full',
    ['verify-full', 'off'],
    '`off`: in production, allows a PostgreSQL on another machine without TLS',
  ),
  BIRRETE_DATABASE_ROLE: choice(
    'site',
    ['site', 'owner'],
    '`owner`: for a trial, allows production to run as the owner of the tables. A superuser is always refused there',
  ),
  BIRRETE_DATABASE: choice(
    undefined,
    ['embedded'],
    '`embedded`: allows the embedded database in production, which is refused otherwise',
  ),
  BIRRETE_MIGRATE: flag(
    true,
    '`0`: a start only compares the schema, and refuses another one; `npm run api -- migrate` migrates',
  ),
  BIRRETE_API_URL: checked(
    'an address',
    'be an http address',
    (found) =>
      /^https?:$/.test(URL.parse(found)?.protocol ?? '') ? found.replace(/\/+$/, '') : undefined,
    'the site calls an external API; no local one starts',
  ),
  BIRRETE_DEMO: flag(
    undefined,
    '`1`: fills an empty database with demonstration data. By default only where no other machine can reach the site',
    {
      production: {
        rule: '`1` only where no other machine can reach the site',
        refuses: (isOn, env) => {
          const reason = isOn ? publicSiteOf(env) : undefined;
          return (
            reason && `be 0 with ${reason}, because the password of the demonstration is public`
          );
        },
      },
    },
  ),
  BIRRETE_CORS_ORIGINS: list('origins that browsers may call from; with TLS in production', {
    must: 'hold origins such as https://universidad.edu',
    accepts: isOrigin,
  }),
  BIRRETE_TRUSTED_PROXIES: list(
    'addresses and ranges of the balancers that write `X-Forwarded-For`: `10.0.0.0/8, ::1`',
    {
      must: 'hold addresses or ranges such as 10.0.0.0/8',
      none: 'none',
      accepts: isRange,
      refuses: demandFewSenders,
      production: { demands: theProxies },
    },
  ),
  BIRRETE_DRAIN_SECONDS: wholeNumber(
    0,
    [0, 60],
    'seconds between SIGTERM and the end in which `/api/health` answers 503',
    { byDefault: 5 },
  ),
  BIRRETE_SESSION_HOURS: wholeNumber(12, [1, 168], 'maximum duration of a session'),
  BIRRETE_SESSION_IDLE_MINUTES: wholeNumber(
    60,
    [5, 1440],
    'a session ends after this time without a call',
  ),
  BIRRETE_TIME_ZONE: {
    ...checked(
      'a time zone',
      'be a time zone such as America/Caracas',
      timeZoneOf,
      'determines the year of a code and the day of a report',
    ),
    byDefault: 'America/Caracas',
  },
  BIRRETE_CSV_SEPARATOR: choice(
    'comma',
    ['comma', 'semicolon'],
    'separator of the CSV files of reports; a spreadsheet in Spanish opens `semicolon` in columns',
  ),
  BIRRETE_ONE_SURNAME: flag(false, '`1`: the second surname is optional'),
  BIRRETE_IDENTIFICATION_TYPES: list('accepted types of identity documents', {
    byDefault: ['CI', 'V', 'E', 'P'],
  }),
  BIRRETE_LOOK_UPS_PER_MINUTE: wholeNumber(
    30,
    [3, 600],
    'status look-ups per address; ten times as many per hour; as many misses in ten minutes',
  ),
  BIRRETE_APPLICATIONS_PER_MINUTE: wholeNumber(
    60,
    [5, 600],
    'applications per address; ten times as many per hour',
  ),
  BIRRETE_FAILED_SIGN_INS: wholeNumber(60, [10, 600], 'failed sign-ins per address in 15 minutes'),
  BIRRETE_LOOK_UP_PROOF: choice(
    'none',
    ['none', 'document', 'key'],
    'what a look-up needs to show the person: `document` (its last three digits) or `key` (of the receipt)',
    { production: { demands: aProof } },
  ),
  ...privacyVariables,
  BIRRETE_PROOF: onOrOff(
    undefined,
    "`off`: graduates don't proofread their titles. Without `BIRRETE_LOOK_UP_PROOF` they never do",
  ),
  BIRRETE_PROOF_DAYS: wholeNumber(
    5,
    [0, 90],
    'their last day comes so many days before the ceremony',
  ),
  BIRRETE_REGISTERS: choice(
    undefined,
    registerPolicies,
    "a number of acta, asignado or folio is given once per ceremony, per year, or in all; unset leaves the database's setting, in a new one `by-ceremony`",
  ),
  BIRRETE_UNCOLLECTED_DAYS: wholeNumber(
    180,
    [1, 3650],
    'days after which a title that nobody has collected counts as uncollected',
  ),
  ...verificationVariables,
  BIRRETE_PUBLIC_URL: checked(
    'an origin',
    'be an https origin such as https://grados.universidad.edu',
    (found) => {
      const origin = isSafe(found) ? URL.parse(found)?.origin : undefined;
      return origin === found.replace(/\/$/, '') ? origin : undefined;
    },
    "the site's public URL: a provider redirects to `/api/auth/openid/callback` there",
  ),
  ...signInVariables,
  BIRRETE_LOG_ADDRESSES: choice(
    'full',
    ['full', 'network', 'none'],
    'addresses in the lines of security events: `network` shortens them to /24 and /48',
  ),
  BIRRETE_ADMIN_PASSWORD: text(
    'for `npm run api -- admin`; or `--password-stdin`; otherwise the command prints a one-time password',
    { isSecret: true },
  ),
  BIRRETE_METRICS_PORT: wholeNumber(
    undefined,
    [0, 65_535],
    'serves Prometheus metrics at `/metrics` on this port',
  ),
  BIRRETE_METRICS_HOST: {
    ...textOr('127.0.0.1', 'the address of the metrics; `any`: every address of the machine', {
      production: {
        rule: '`any` instead of `0.0.0.0` or `::`',
        refuses: (_, { BIRRETE_METRICS_HOST: found = '' }) =>
          isEveryAddress(found.trim())
            ? 'name the address of one network, or be any to answer on all of them'
            : undefined,
      },
    }),
    read: (found) => (found === 'any' ? '::' : found),
  },
  BIRRETE_ERASURES_FILE: checked(
    'an absolute path',
    'be an absolute path',
    (found) => (path.isAbsolute(found) ? found : undefined),
    'file outside of the database in which `npm run api -- person` and `staff` note erasures and blocks, as hashes; `npm run api -- restore` applies them again',
  ),
  BIRRETE_HASH_KEY: keyOrNone(
    32,
    'keys the hashes of erased people and of networks, which could otherwise be found by trying; the same for the site and its commands, for ever',
    { demands: aHashKey },
  ),
  ...retentionVariables,
  BIRRETE_BACKUP_FOLDER: text('with metrics: the folder of the backups, for the age of the newest'),
  BIRRETE_BACKUP_KEY: keyOrNone(
    20,
    'encrypts and seals backups, so that nobody else reads a file, and a restore refuses a changed one. `none`: in production, allows backups without a key',
    {
      demands: aBackupKey,
      rule: 'for backups, at least 32 characters',
      refuses: tooShort,
    },
  ),
  BIRRETE_TRAIL_KEY: textOr(
    'development',
    'authenticates entries that wait for the audit trail; the same for all processes, and for `--verify`',
    {
      isSecret: true,
      production: {
        demands: aTrailKey,
        rule: 'at least 32 characters',
        refuses: tooShort,
      },
    },
  ),
  BIRRETE_DRILL_URL: text(
    'an empty PostgreSQL database for `npm run api -- restore-drill`, which otherwise restores into memory',
  ),
  BIRRETE_SECURITY_CONTACT: list(
    'addresses for `/.well-known/security.txt` of the site, the preferred one first',
    {
      must: 'hold addresses such as mailto:seguridad@universidad.edu',
      accepts: (entry) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(entry),
    },
  ),
  BIRRETE_WITNESS: text(
    'for `verify-trail.sh`: the machine that stores the marks of the trail, as ssh names it',
  ),
  LOG_LEVEL: choice(
    'info',
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'level of the structured log, which contains no personal data',
    {
      production: {
        rule: '`warn` or below, the level of the security events',
        refuses: (level) =>
          ['error', 'fatal', 'silent'].includes(level)
            ? 'be warn, info, debug or trace, because security events have the level warn'
            : undefined,
      },
    },
  ),
} satisfies Readonly<Record<string, Variable>>;
