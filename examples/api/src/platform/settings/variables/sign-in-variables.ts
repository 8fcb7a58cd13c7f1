import { isSafe } from './accepted-values.ts';
import { checked, choice, flag, list, text, type Variable, wholeNumber } from './variable.ts';

/** The ways to sign in, and the proof of identity before sensitive actions. */
export const signInVariables = {
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
} satisfies Readonly<Record<string, Variable>>;
