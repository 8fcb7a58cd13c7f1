import { apiAddress } from './read-attributes.ts';

/** Settings of all elements of a page. A script of the site sets them before the elements' script: editors can't. */
export interface BirreteElementsSettings {
  /**
   * The APIs that the elements may call: scheme and host, or `/` for the page's site. Without it any.
   *
   * @example BirreteElements = { allowedApis: ['https://grados.universidad.edu'] };
   */
  readonly allowedApis?: readonly string[] | undefined;
}

declare global {
  /** Settings of all elements of the page. */
  var BirreteElements: BirreteElementsSettings | undefined;
}

/** False if the site restricts the APIs and an address belongs to none of them. A list of another type has none. */
export function isAllowedApi({ origin }: URL): boolean {
  const allowed: unknown = globalThis.BirreteElements?.allowedApis;
  if (allowed === undefined) return true;
  return (
    Array.isArray(allowed) && allowed.some((entry) => apiAddress(String(entry))?.origin === origin)
  );
}

/** True if the site doesn't allow the API of an element's markup. */
export function isRefusedApi(apiBase: string | undefined): boolean {
  const address = apiAddress(apiBase?.trim() || '/');
  return address !== undefined && !isAllowedApi(address);
}
