import type { Environment } from './environment.ts';
import { demandVariable, readVariable } from './read-variable.ts';

/** The university's information about the use of personal data. */
export interface PrivacySettings {
  /** A notice, or an authorisation that graduates must give. */
  readonly kind: 'notice' | 'authorisation';
  /** The page with the details: an address, or a path of the site. */
  readonly href: string;
  /** The text that the wizard shows, in its version. Undefined for the widget's own text. */
  readonly text: { readonly version: string; readonly content: string } | undefined;
  /** The age below which the wizard shows a text for minors, and the text if it is not the widget's. Undefined for none. */
  readonly minors?: { readonly age: number; readonly text: string | undefined } | undefined;
}

/**
 * Reads the variables `BIRRETE_PRIVACY_…` and `BIRRETE_MINORS_…`.
 * @returns undefined without an address, and for `none`
 * @throws Error that names the variable if an authorisation has no address, text or version
 */
export function readPrivacySettings(env: Environment): PrivacySettings | undefined {
  const href = readVariable(env, 'BIRRETE_PRIVACY_URL');
  const kind = readVariable(env, 'BIRRETE_PRIVACY_KIND');
  if (href === undefined || href === 'none') {
    if (kind === 'notice') return undefined;
    throw new Error(
      'BIRRETE_PRIVACY_KIND=authorisation also needs the address of a page in BIRRETE_PRIVACY_URL',
    );
  }
  return { kind, href, text: readText(env, kind), minors: readMinors(env) };
}

function readMinors(env: Environment): PrivacySettings['minors'] {
  const age = readVariable(env, 'BIRRETE_MINORS_AGE');
  return age === 0 ? undefined : { age, text: readVariable(env, 'BIRRETE_MINORS_TEXT') };
}

function readText(env: Environment, kind: PrivacySettings['kind']): PrivacySettings['text'] {
  const content = readVariable(env, 'BIRRETE_PRIVACY_TEXT');
  const version = readVariable(env, 'BIRRETE_PRIVACY_VERSION');
  if (kind === 'notice' && content === undefined && version === undefined) return undefined;
  return {
    content: demandVariable(env, 'BIRRETE_PRIVACY_TEXT', 'BIRRETE_PRIVACY_KIND'),
    version: demandVariable(env, 'BIRRETE_PRIVACY_VERSION', 'BIRRETE_PRIVACY_TEXT'),
  };
}
