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
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
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
