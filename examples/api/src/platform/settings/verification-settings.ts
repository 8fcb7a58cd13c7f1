import { formatVerificationCode } from 'birrete/rules';
import type { Environment } from './environment.ts';
import { readVariable } from './read-variable.ts';

/** The settings of public verification. */
export interface VerificationSettings {
  /** The name of the university, which the answer contains. Default none. */
  readonly university: string | undefined;
  /** The address of a page that verifies titles, with `{code}` in place of the code. Default none. */
  readonly page: string | undefined;
  /** The datum that tells people of one name apart. Default 'none'. */
  readonly datum: 'none' | 'document-end' | 'birth-year';
}

/**
 * Reads `BIRRETE_UNIVERSITY`, `BIRRETE_VERIFICATION_DATUM`, and the address for the QR codes and links:
 * `BIRRETE_VERIFICATION_URL`, else the site's `/verificar` if `BIRRETE_VERIFICATION=on`. Without a public address, only
 * this machine can open that page, and no QR code is of use.
 * @throws Error that names the variable if its value is invalid.
 */
export function readVerificationSettings(env: Environment): VerificationSettings {
  const university = readVariable(env, 'BIRRETE_UNIVERSITY');
  const datum = readVariable(env, 'BIRRETE_VERIFICATION_DATUM');
  const page = readVariable(env, 'BIRRETE_VERIFICATION_URL');
  if (page !== undefined || !readVariable(env, 'BIRRETE_VERIFICATION')) {
    return { university, page, datum };
  }
  const site = readVariable(env, 'BIRRETE_PUBLIC_URL');
  return { university, page: site && `${site}/verificar?codigo={code}`, datum };
}

/** The address at which a code is verified; undefined without a page. */
export function verificationUrl({ page }: VerificationSettings, code: string): string | undefined {
  return page?.replace('{code}', formatVerificationCode(code));
}
