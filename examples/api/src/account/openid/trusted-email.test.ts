import { describe, expect, test } from 'vitest';
import { readEmail } from './trusted-email.ts';

const tenant = '0b1e5c4a-1111-2222-3333-444455556666';
const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`;
const email = 'ana@universidad.edu';

describe('email_verified', () => {
  const trustedEmail = { claim: 'email_verified' } as const;
  test.each([
    [true, true],
    [false, false],
    ['true', false],
    [undefined, false],
  ])('%s: %s', (email_verified, isVerified) => {
    expect(readEmail({ email, email_verified }, { trustedEmail, issuer })).toEqual({
      email,
      isVerified,
    });
  });
});

describe('xms_edov', () => {
  const trustedEmail = { claim: 'xms_edov' } as const;
  test.each<[string, object, boolean]>([
    ['set', { xms_edov: true, tid: tenant }, true],
    ['set as a text', { xms_edov: '1', tid: tenant }, true],
    ['not set', { xms_edov: false, tid: tenant }, false],
    ['missing, although the e-mail is said to be verified', { email_verified: true }, false],
    ['of another tenant', { xms_edov: true, tid: 'ffff' }, false],
  ])('%s', (_, claims, isVerified) => {
    const read = readEmail({ email, ...claims }, { trustedEmail, issuer });
    expect(read).toEqual({ email, isVerified });
  });
});

describe('preferred_username', () => {
  const trustedEmail = { claim: 'preferred_username', domains: ['universidad.edu'] } as const;
  test.each<[string, object, boolean]>([
    ['of the university', { tid: tenant }, true],
    ['in other case', { preferred_username: 'Ana@Universidad.EDU', tid: tenant }, true],
    ['of a provider without tenants', {}, true],
    [
      'of another domain',
      { preferred_username: 'ana@universidad.edu.example', tid: tenant },
      false,
    ],
    ['of a subdomain', { preferred_username: 'ana@alumnos.universidad.edu' }, false],
    ['of a guest', { tid: tenant, idp: 'https://sts.windows.net/ffff/' }, false],
    [
      'of a renamed guest',
      { preferred_username: 'ana_gmail.com#EXT#@universidad.edu', tid: tenant },
      false,
    ],
    ['of another tenant', { tid: 'ffff' }, false],
    ['that is no text', { preferred_username: 7 }, false],
  ])('%s', (_, claims, isVerified) => {
    const all = { preferred_username: email, email: 'otra@example.org', ...claims };
    expect(readEmail(all, { trustedEmail, issuer }).isVerified).toBe(isVerified);
  });
});
