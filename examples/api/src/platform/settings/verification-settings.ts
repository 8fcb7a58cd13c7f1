import { formatVerificationCode } from 'birrete/rules';
import { type Environment, textOf } from './environment.ts';
import { readPublicUrl, readSafeUrl } from './public-url.ts';

/** The settings of public verification. */
export interface VerificationSettings {
  /** The name of the university, which the answer contains. Default none. */
  readonly university: string | undefined;
  /** The address of a page that verifies titles, with `{code}` in place of the code. Default none. */
  readonly page: string | undefined;
}

/** No page, and no name. */
export const defaultVerification: VerificationSettings = { university: undefined, page: undefined };

/**
 * Reads `BIRRETE_UNIVERSITY`, and the address for the QR codes and links: `BIRRETE_VERIFICATION_URL`, else the site's
 * `/verificar` if `BIRRETE_VERIFICATION=on`.
 * @throws Error that names the variable if its value is invalid.
 */
export function readVerificationSettings(env: Environment): VerificationSettings {
  return {
    university: textOf(env, 'BIRRETE_UNIVERSITY'),
    page: readAddress(env) ?? (servesVerification(env) ? ownPage(env) : undefined),
  };
}

/** Reads `BIRRETE_VERIFICATION`: true if the site serves `/verificar`. @throws Error if it is neither on nor off */
export function servesVerification(env: Environment): boolean {
  const text = textOf(env, 'BIRRETE_VERIFICATION') ?? 'off';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`BIRRETE_VERIFICATION must be on or off, not "${text}"`);
}

/** The address at which a code is verified; undefined without a page. */
export function verificationUrl({ page }: VerificationSettings, code: string): string | undefined {
  return page?.replace('{code}', formatVerificationCode(code));
}

function readAddress(env: Environment): string | undefined {
  const name = 'BIRRETE_VERIFICATION_URL';
  const text = textOf(env, name) ?? '';
  if (text === '') return undefined;
  readSafeUrl(name, text.replace('{code}', 'X'));
  if (text.split('{code}').length === 2) return text;
  throw new Error(`${name} must contain {code} once, not "${text}"`);
}

/** Without a public address, only this machine can open the page, and no QR code is of use. */
function ownPage(env: Environment): string | undefined {
  if (textOf(env, 'BIRRETE_PUBLIC_URL') === undefined) return undefined;
  return `${readPublicUrl(env, 'BIRRETE_VERIFICATION')}/verificar?codigo={code}`;
}
