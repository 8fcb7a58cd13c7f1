import { expect, test } from 'vitest';
import { defaultSettings, readSettings } from './settings.ts';

test('an empty variable counts as unset', () => {
  const empty = {
    BIRRETE_CORS_ORIGINS: '',
    BIRRETE_TRUSTED_PROXIES: ' ',
    BIRRETE_SESSION_HOURS: '',
    BIRRETE_TIME_ZONE: '',
    BIRRETE_ONE_SURNAME: '',
    BIRRETE_LOOK_UPS_PER_MINUTE: '',
  };
  expect(readSettings(empty)).toEqual(defaultSettings);
  expect(readSettings({})).toEqual(defaultSettings);
});

test('origins lose blanks and trailing slashes', () => {
  const { corsOrigins } = readSettings({ BIRRETE_CORS_ORIGINS: ' https://a.edu/ , https://b.edu' });
  expect(corsOrigins).toEqual(['https://a.edu', 'https://b.edu']);
});

test('trusted proxies are addresses and ranges', () => {
  const { trustedProxies } = readSettings({ BIRRETE_TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

test.each([
  ['BIRRETE_TIME_ZONE', 'Caracas'],
  ['BIRRETE_LOOK_UP_PROOF', 'yes'],
  ['BIRRETE_LOOK_UPS_PER_MINUTE', '0'],
  ['BIRRETE_LOOK_UPS_PER_MINUTE', '999999'],
  ['BIRRETE_APPLICATIONS_PER_MINUTE', '0'],
  ['BIRRETE_FAILED_SIGN_INS', '1'],
  ['BIRRETE_SESSION_HOURS', '-1'],
  ['BIRRETE_SESSION_HOURS', '0'],
  ['BIRRETE_SESSION_IDLE_MINUTES', '1'],
  ['BIRRETE_SESSION_HOURS', '9999'],
  ['BIRRETE_CORS_ORIGINS', '*'],
  ['BIRRETE_CORS_ORIGINS', 'null'],
  ['BIRRETE_CORS_ORIGINS', 'https://a.edu/grados'],
  ['BIRRETE_TRUSTED_PROXIES', '2'],
  ['BIRRETE_TRUSTED_PROXIES', '10.0.0.0/8, balancer'],
  ['BIRRETE_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['BIRRETE_TRUSTED_PROXIES', '0.0.0.0/0'],
  ['BIRRETE_TRUSTED_PROXIES', '127.0.0.1, ::/0'],
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

const production = {
  NODE_ENV: 'production',
  BIRRETE_TRUSTED_PROXIES: '127.0.0.1',
  BIRRETE_TRAIL_KEY: 'k'.repeat(32),
  BIRRETE_HASH_KEY: 'none',
  BIRRETE_LOOK_UP_PROOF: 'key',
  BIRRETE_PRIVACY_URL: 'none',
};

test('in production, the proof of a look-up has no default', () => {
  const forgotten = { ...production, BIRRETE_LOOK_UP_PROOF: '' };
  expect(() => readSettings(forgotten)).toThrow('BIRRETE_LOOK_UP_PROOF');
  expect(() => readSettings({ ...forgotten, BIRRETE_LOOK_UP_PROOF: ' ' })).toThrow('In production');
  for (const proof of ['none', 'document', 'key']) {
    const settings = readSettings({ ...forgotten, BIRRETE_LOOK_UP_PROOF: proof });
    expect(settings.lookUpProof).toBe(proof);
  }
  expect(readSettings({}).lookUpProof).toBe('none');
});

test('in production, other origins need TLS', () => {
  const plain = { BIRRETE_CORS_ORIGINS: 'http://portal.universidad.edu' };
  expect(() => readSettings({ ...production, ...plain })).toThrow('BIRRETE_CORS_ORIGINS');
  expect(readSettings(plain).corsOrigins).toEqual(['http://portal.universidad.edu']);
});

test('a university whose students share one address raises the limits', () => {
  const { throttle } = readSettings({
    BIRRETE_LOOK_UPS_PER_MINUTE: '300',
    BIRRETE_APPLICATIONS_PER_MINUTE: '200',
    BIRRETE_FAILED_SIGN_INS: '90',
  });
  expect(throttle.lookUpsByAddress.map(({ max }) => max)).toEqual([300, 3000]);
  expect(throttle.missedLookUps.max).toBe(300);
  expect(throttle.applicationsByAddress.map(({ max }) => max)).toEqual([200, 2000]);
  expect(throttle.signInsByAddress.max).toBe(90);
});

const provider = {
  BIRRETE_OIDC_ISSUER: 'https://cuentas.universidad.edu/grados',
  BIRRETE_OIDC_CLIENT_ID: 'birrete',
  BIRRETE_OIDC_CLIENT_SECRET: 'secret',
  BIRRETE_PUBLIC_URL: 'https://grados.universidad.edu/',
};

test('the label of a provider defaults to its host name', () => {
  const { openid } = readSettings(provider);
  expect(openid).toEqual({
    issuer: 'https://cuentas.universidad.edu/grados',
    clientId: 'birrete',
    clientSecret: 'secret',
    label: 'cuentas.universidad.edu',
    publicUrl: 'https://grados.universidad.edu',
    trustedEmail: { claim: 'email_verified' },
    acrValues: [],
  });
  const labelled = readSettings({ ...provider, BIRRETE_OIDC_LABEL: 'Cuenta ULA' });
  expect(labelled.openid?.label).toBe('Cuenta ULA');
});

test.each([
  ['BIRRETE_OIDC_ISSUER', 'http://cuentas.universidad.edu'],
  ['BIRRETE_OIDC_ISSUER', 'cuentas.universidad.edu'],
  ['BIRRETE_OIDC_CLIENT_ID', ''],
  ['BIRRETE_OIDC_CLIENT_SECRET', ''],
  ['BIRRETE_PUBLIC_URL', ''],
  ['BIRRETE_PUBLIC_URL', 'http://grados.universidad.edu'],
  ['BIRRETE_PUBLIC_URL', 'https://grados.universidad.edu/portal'],
])('with a provider, %s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readSettings({ ...provider, [name]: value })).toThrow(name);
});

const passkeys = { BIRRETE_PASSKEYS: '1', BIRRETE_PUBLIC_URL: 'https://3.universidad.edu/' };

test('passkeys are off by default, and use the public address', () => {
  expect(readSettings(passkeys).passkeyOrigin).toBe('https://3.universidad.edu');
  expect(readSettings({ ...passkeys, BIRRETE_PASSKEYS: '0' }).passkeyOrigin).toBeUndefined();
  const unclear = { ...passkeys, BIRRETE_PASSKEYS: 'yes' };
  expect(() => readSettings(unclear)).toThrow('BIRRETE_PASSKEYS');
});

test.each(['', 'http://grados.universidad.edu', 'https://192.0.2.7', 'https://[2001:db8::7]'])(
  'with passkeys, the public address %j is refused',
  (address) => {
    const env = { ...passkeys, BIRRETE_PUBLIC_URL: address };
    expect(() => readSettings(env)).toThrow('BIRRETE_PUBLIC_URL');
  },
);

const entra = {
  ...provider,
  BIRRETE_OIDC_ISSUER: 'https://login.microsoftonline.com/0b1e/v2.0',
};

test('a provider without email_verified is trusted by another claim of one tenant', () => {
  const edov = readSettings({ ...entra, BIRRETE_OIDC_TRUST_EMAIL: 'xms_edov' });
  expect(edov.openid?.trustedEmail).toEqual({ claim: 'xms_edov' });
  const named = readSettings({
    ...entra,
    BIRRETE_OIDC_TRUST_EMAIL: 'preferred_username',
    BIRRETE_OIDC_EMAIL_DOMAINS: 'Universidad.edu, ula.ve',
    BIRRETE_OIDC_ACR: 'c1 c2',
  });
  const domains = ['universidad.edu', 'ula.ve'];
  expect(named.openid?.trustedEmail).toEqual({ claim: 'preferred_username', domains });
  expect(named.openid?.acrValues).toEqual(['c1', 'c2']);
});

test.each([
  ['BIRRETE_OIDC_TRUST_EMAIL', { BIRRETE_OIDC_TRUST_EMAIL: 'email' }],
  ['BIRRETE_OIDC_EMAIL_DOMAINS', { BIRRETE_OIDC_TRUST_EMAIL: 'preferred_username' }],
  [
    'BIRRETE_OIDC_ISSUER',
    {
      BIRRETE_OIDC_TRUST_EMAIL: 'xms_edov',
      BIRRETE_OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0',
    },
  ],
])('an e-mail is not trusted without %s', (name, change) => {
  expect(() => readSettings({ ...entra, ...change })).toThrow(name);
});

test('passwords of administrators are switched off only where there is another way in', () => {
  const off = { BIRRETE_ADMIN_SIGN_IN: 'passkey-or-provider' };
  expect(readSettings({}).signIn).toEqual({
    administrators: 'any',
    recentMinutes: 10,
    secureCookies: false,
  });
  expect(readSettings({ ...passkeys, ...off }).signIn.administrators).toBe('passkey-or-provider');
  expect(readSettings({ ...provider, ...off }).signIn.administrators).toBe('passkey-or-provider');
  expect(() => readSettings(off)).toThrow('BIRRETE_PASSKEYS');
  const other = { ...passkeys, BIRRETE_ADMIN_SIGN_IN: 'passkey' };
  expect(() => readSettings(other)).toThrow('BIRRETE_ADMIN_SIGN_IN');
});

test('the time of a confirmation is at most twelve hours', () => {
  expect(readSettings({ BIRRETE_STEP_UP_MINUTES: '0' }).signIn.recentMinutes).toBe(0);
  for (const minutes of ['721', '-1', 'ten']) {
    const env = { BIRRETE_STEP_UP_MINUTES: minutes };
    expect(() => readSettings(env)).toThrow('BIRRETE_STEP_UP_MINUTES');
  }
});

test('in production the device cookie is sent over https only', () => {
  expect(readSettings(production).signIn.secureCookies).toBe(true);
});
