import path from 'node:path';
import { registerPolicies } from 'birrete/rules';
import {
  demandFewSenders,
  isEveryAddress,
  isOrigin,
  isRange,
  isSafe,
  readDatabaseUrl,
  readHashKey,
  readKey,
  timeZoneOf,
} from './accepted-values.ts';
import { publicSiteOf } from './public-site.ts';
import { retentionVariables } from './retention-variables.ts';
import {
  checked,
  choice,
  flag,
  list,
  onOrOff,
  text,
  textOr,
  type Variable,
  wholeNumber,
} from './variable.ts';

const aProof =
  'set BIRRETE_LOOK_UP_PROOF to what a look-up needs besides the code to show personal data: ' +
  'key (the link of the receipt), document (the last digits of the identity document) or none';

const theNotice =
  'set BIRRETE_PRIVACY_URL to the page that says how the university uses personal data, such as ' +
  'https://universidad.edu/privacidad, or to none if another page informs the graduates';

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
  BIRRETE_PRIVACY_URL: checked(
    'an address, `none`',
    'be an https address, a path of the site, or none',
    (found) => (found === 'none' || /^\/(?!\/)/.test(found) || isSafe(found) ? found : undefined),
    'the page about the use of personal data, to which the wizard links',
    { production: { demands: theNotice } },
  ),
  BIRRETE_PRIVACY_KIND: choice(
    'notice',
    ['notice', 'authorisation'],
    '`authorisation`: graduates must accept `BIRRETE_PRIVACY_TEXT` before they apply, and the API refuses an application without it',
  ),
  BIRRETE_PRIVACY_TEXT: text(
    'the text of the notice or of the authorisation; the API keeps each version',
  ),
  BIRRETE_PRIVACY_VERSION: checked(
    'at most 100 characters',
    'have at most 100 characters',
    (found) => (found.length <= 100 ? found : undefined),
    'the name of the text, such as `2026-1`: another text needs another name',
  ),
  BIRRETE_MINORS_AGE: wholeNumber(
    18,
    [0, 30],
    'below this age in years, the wizard says beside the birth date that somebody must authorise the use of the data; 0 for never. Needs `BIRRETE_PRIVACY_URL`',
  ),
  BIRRETE_MINORS_TEXT: text("replaces the wizard's text for minors"),
  BIRRETE_MINIMUM_AGE: wholeNumber(
    14,
    [0, 30],
    'the least age of an applicant in years; below, the API refuses the birth date',
  ),
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
  BIRRETE_UNIVERSITY: text("the university's name in the verification of a title"),
  BIRRETE_VERIFICATION: onOrOff(
    false,
    '`on`: the example host serves `/verificar` ([verification](verification.md))',
  ),
  BIRRETE_VERIFICATION_URL: checked(
    'an address',
    'be an https address with {code} once',
    (found) =>
      found.split('{code}').length === 2 && isSafe(found.replace('{code}', 'X'))
        ? found
        : undefined,
    "the page that verifies titles, with `{code}`; with `BIRRETE_VERIFICATION=on` the site's `/verificar`",
  ),
  BIRRETE_VERIFICATION_DATUM: choice(
    'none',
    ['none', 'document-end', 'birth-year'],
    'one more datum that tells people of one name apart in the verification: `document-end` (the last three characters of the identity document) or `birth-year`; both are personal data that anybody with the code reads',
  ),
  BIRRETE_VERIFICATION_DOCUMENT: onOrOff(
    false,
    '`on`: the code of a title also opens its document, marked as a copy for comparison',
  ),
  BIRRETE_HIDDEN_NAMES_ON_DOCUMENTS: choice(
    'omit',
    ['omit', 'print'],
    'where a rectification hides the former name: `omit` leaves the resolution and the former numbers out of the documents of the new title',
  ),
  BIRRETE_PUBLIC_URL: checked(
    'an origin',
    'be an https origin such as https://grados.universidad.edu',
    (found) => {
      const origin = isSafe(found) ? URL.parse(found)?.origin : undefined;
      return origin === found.replace(/\/$/, '') ? origin : undefined;
    },
    "the site's public URL: a provider redirects to `/api/auth/openid/callback` there",
  ),
  BIRRETE_OIDC_ISSUER: checked(
    'an address',
    'be an https address',
    (found) => (isSafe(found) ? found : undefined),
    'an OpenID Connect provider for sign-in; needs the next two and `BIRRETE_PUBLIC_URL`',
  ),
  BIRRETE_OIDC_CLIENT_ID: text('the name of the registration with the provider'),
  BIRRETE_OIDC_CLIENT_SECRET: text('its secret', { isSecret: true }),
  BIRRETE_OIDC_LABEL: text(
    'the provider\'s display name, by default its host: `Cuenta ULA` makes the button "Entrar con Cuenta ULA"',
  ),
  BIRRETE_OIDC_TRUST_EMAIL: choice(
    'email_verified',
    ['email_verified', 'xms_edov', 'preferred_username'],
    'the claim that proves an e-mail; the second and third for an issuer of one tenant',
  ),
  BIRRETE_OIDC_EMAIL_DOMAINS: list('the domains within which `preferred_username` is trusted', {
    separator: /[\s,]+/,
  }),
  BIRRETE_OIDC_ACR: list(
    'accepted levels of authentication; requested, and demanded in the ID token',
    { separator: /[\s,]+/ },
  ),
  BIRRETE_PASSKEYS: flag(
    false,
    '`1`: administrators can sign in with a passkey at `BIRRETE_PUBLIC_URL`, which must have a host name',
  ),
  BIRRETE_ADMIN_SIGN_IN: choice(
    'any',
    ['any', 'passkey-or-provider'],
    "the second: no password opens an administrator's session, except one-time passwords, which add a passkey",
  ),
  BIRRETE_STEP_UP_MINUTES: wholeNumber(
    10,
    [0, 720],
    'minutes after which sensitive actions need a new proof of identity; 0 for never',
    {
      rule: 'not 0',
      refuses: (minutes) => (minutes === 0 ? 'be from 1 to 720' : undefined),
    },
  ),
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
  BIRRETE_HASH_KEY: {
    ...text(
      'keys the hashes of erased people and of networks, which could otherwise be found by trying; the same for the site and its commands, for ever',
      { isSecret: true },
    ),
    values: 'at least 32 characters, `none`',
    read: readHashKey,
    production: { demands: aHashKey },
  },
  ...retentionVariables,
  BIRRETE_BACKUP_FOLDER: text('with metrics: the folder of the backups, for the age of the newest'),
  BIRRETE_BACKUP_KEY: {
    ...text(
      'encrypts and seals backups, so that nobody else reads a file, and a restore refuses a changed one. `none`: in production, allows backups without a key',
      {
        isSecret: true,
      },
    ),
    values: 'at least 20 characters, `none`',
    read: (found, name) => (found === 'none' ? undefined : readKey(found, name)),
    production: {
      demands: aBackupKey,
      rule: 'for backups, at least 32 characters',
      refuses: tooShort,
    },
  },
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
