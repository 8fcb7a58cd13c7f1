import type { Privacy } from '#provider/privacy/privacy.ts';
import { readAttribute, type Source } from './read-attributes.ts';

/** The privacy settings in an element's attributes: with a version an authorisation, otherwise a notice. */
export function readPrivacyAttributes(source: Source): Privacy | undefined {
  const href = readAttribute(source, 'privacy-href');
  const text = readAttribute(source, 'privacy-text');
  const version = readAttribute(source, 'privacy-version');
  const age = readAttribute(source, 'privacy-minors-age');
  const minors = {
    minorsAge: age === undefined ? undefined : Number(age),
    minorsText: readAttribute(source, 'privacy-minors-text'),
  };
  if (version !== undefined) {
    return { kind: 'authorisation', href: href ?? '', text, version, ...minors };
  }
  return href === undefined ? undefined : { kind: 'notice', href, text, ...minors };
}
