import { type ConsolePlace, parseConsolePath, pathOfPlace } from './console-place.ts';

/** The parameter of a page's address that names a page of the console. */
const parameter = 'consola';

/**
 * An address of a page of the console that works with every router, for e-mails and other programs that know only the
 * page. The console opens it on arrival, after the sign-in if necessary, and takes the parameter out of the address.
 *
 * @param page the address of the page with the console: 'https://grados.universidad.edu/personal'
 * @example consoleLink('https://grados.universidad.edu/personal', { section: 'applications', id: 'AG-2026-008' })
 *   // 'https://grados.universidad.edu/personal?consola=%2Fapplications%2FAG-2026-008'
 */
export function consoleLink(page: string, place: ConsolePlace): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(page) ?? [];
  return address + withPlace(query, place) + hash;
}

/** Adds a page of the console to a query string. */
export function withPlace(query: string, place: ConsolePlace): string {
  const parameters = new URLSearchParams(query);
  parameters.set(parameter, pathOfPlace(place));
  return `?${parameters}`;
}

/** The page of the console that a query string names; undefined without one. */
export function placeIn(query: string): ConsolePlace | undefined {
  const path = new URLSearchParams(query).get(parameter);
  return path?.startsWith('/') ? parseConsolePath(path, '') : undefined;
}

/** The query string without the page of the console. */
export function withoutPlace(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(parameter);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
