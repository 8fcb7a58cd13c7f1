import { type Source, webAddress } from './read-attributes.ts';

/**
 * The address of the API: `https://grados.universidad.edu`, a path of the page's site (`/grados`), or empty for its
 * root.
 *
 * @returns undefined if it is invalid; the browser's console shows the reason.
 */
export function readApiBase(source: Source): string | undefined {
  const text = source.attribute('api-base')?.trim();
  if (text === undefined) {
    source.developer.refuse(
      'B041',
      'the attribute api-base is missing. Give the address of the API, e.g. api-base="https://grados.universidad.edu", or api-base="/" for this site.',
    );
    return undefined;
  }
  const isWhole = text === '' || text.startsWith('/') || /^https?:\/\//i.test(text);
  const address = webAddress(text || '/');
  if (!isWhole || address === undefined || address.username !== '' || address.password !== '') {
    source.developer.refuse(
      'B041',
      `api-base="${text}" is no address. It begins with https:// or, on this site, with a slash.`,
    );
    return undefined;
  }
  if (address.search !== '' || address.hash !== '') {
    source.developer.warn(
      'B042',
      `api-base="${text}" ends before '?' and '#'; the rest is left out.`,
    );
  }
  const path = address.pathname.replace(/\/+$/, '');
  return address.origin === location.origin ? path : address.origin + path;
}
