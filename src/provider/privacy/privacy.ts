import type { Warn } from '../../messages/warn-developer.ts';

interface PrivacyPolicy {
  /** The address of the policy: http(s) or a path. */
  readonly href: string;
  /** Replaces the default text. */
  readonly text?: string | undefined;
  /** Replaces the default text of the link. */
  readonly linkText?: string | undefined;
}

/** A short text with a link to the policy on the wizard's last step. */
export interface PrivacyNotice extends PrivacyPolicy {
  /** A notice, which asks for nothing. */
  readonly kind: 'notice';
}

/** An authorisation that the graduate must give before the application is sent. */
export interface PrivacyAuthorisation extends PrivacyPolicy {
  /** An authorisation, which is a required checkbox. */
  readonly kind: 'authorisation';
  /** The version of the text, at most 100 characters. Sent with the application to a server that announces `privacy`. */
  readonly version: string;
}

/** Information about the use of personal data. */
export type Privacy = PrivacyNotice | PrivacyAuthorisation;

/** Valid settings: a wrong address is left out. */
export type CheckedPrivacy = Privacy extends infer Each
  ? Each extends Privacy
    ? Omit<Each, 'href'> & { readonly href: string | undefined }
    : never
  : never;

const longestVersion = 100;

/**
 * Reads settings that may come from a script. An authorisation stays required whatever is wrong with it: no
 * application may pass without one because of a wrong setting.
 */
export function readPrivacy(value: unknown, warn: Warn): CheckedPrivacy | undefined {
  if (value === null) return undefined;
  if (typeof value !== 'object' || !('kind' in value)) return reject(warn, 'has no kind');
  const { kind, href, text, linkText, version } = value as Readonly<Record<string, unknown>>;
  const policy = { href: readHref(href, warn), text: textOf(text), linkText: textOf(linkText) };
  if (kind === 'notice') return { kind, ...policy };
  if (kind !== 'authorisation') return reject(warn, 'has no kind "notice" or "authorisation"');
  const named = textOf(version) ?? '';
  if (named !== '' && named.length <= longestVersion) return { kind, ...policy, version: named };
  reject(warn, `has no version of at most ${longestVersion} characters, and none is sent`);
  return { kind, ...policy, version: '' };
}

function readHref(href: unknown, warn: Warn): string | undefined {
  if (typeof href === 'string' && isWebAddress(href)) return href;
  reject(warn, 'has no href of the web, and no link is shown');
  return undefined;
}

/** True if a text is an http(s) address or a path: never a script. */
function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, pathBase).protocol);
  } catch {
    return false;
  }
}

const pathBase = 'https://site';

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

function reject(warn: Warn, problem: string): undefined {
  warn('B038', `privacy ${problem}.`);
}
