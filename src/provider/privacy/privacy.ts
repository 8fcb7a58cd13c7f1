import { parseUrl } from '#domain/text/parse-url.ts';
import type { Warn } from '#messages/warn-developer.ts';

interface PrivacyPolicy {
  /** The address of the policy: http(s) or a path. */
  readonly href: string;
  /** Replaces the default text. */
  readonly text?: string | undefined;
  /** Replaces the default text of the link. */
  readonly linkText?: string | undefined;
  /**
   * Graduates who are younger, in years, read a text about the authorisation of those who represent them, beside the date
   * of birth. Without an age there is none.
   */
  readonly minorsAge?: number | undefined;
  /** Replaces the default text for graduates younger than `minorsAge`. */
  readonly minorsText?: string | undefined;
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
export type CheckedPrivacy = Checked<PrivacyNotice> | Checked<PrivacyAuthorisation>;

type Checked<Policy extends PrivacyPolicy> = Omit<Policy, 'href'> & {
  readonly href: string | undefined;
};

const longestVersion = 100;

/**
 * Reads settings that may come from a script. Anything but a notice requires an authorisation: no application may pass
 * without one because of a wrong setting.
 */
export function readPrivacy(value: unknown, warn: Warn): CheckedPrivacy | undefined {
  if (value === null) return undefined;
  const { kind, href, text, linkText, version, minorsAge, minorsText } = Object(value) as Readonly<
    Record<string, unknown>
  >;
  const policy = {
    href: readHref(href, warn),
    text: trimmedText(text),
    linkText: trimmedText(linkText),
    minorsAge: minorsAge === undefined ? undefined : Number(minorsAge),
    minorsText: trimmedText(minorsText),
  };
  if (kind === 'notice') return { kind, ...policy };
  if (kind !== 'authorisation') {
    reject(warn, 'has no kind "notice" or "authorisation", and an authorisation is required');
  }
  return { kind: 'authorisation', ...policy, version: readVersion(version, warn) };
}

function readVersion(version: unknown, warn: Warn): string {
  const named = trimmedText(version) ?? '';
  if (named !== '' && named.length <= longestVersion) return named;
  reject(warn, `has no version of at most ${longestVersion} characters, and none is sent`);
  return '';
}

function readHref(href: unknown, warn: Warn): string | undefined {
  if (typeof href === 'string' && isWebAddress(href)) return href;
  reject(warn, 'has no href of the web, and no link is shown');
  return undefined;
}

/** True if a text is an http(s) address or a path: never a script. */
function isWebAddress(text: string): boolean {
  return /^https?:$/.test(parseUrl(text, pathBase)?.protocol ?? '');
}

const pathBase = 'https://site';

function trimmedText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

function reject(warn: Warn, problem: string): void {
  warn('B038', `privacy ${problem}.`);
}
