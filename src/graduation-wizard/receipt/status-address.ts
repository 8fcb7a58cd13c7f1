import type { Received } from '../draft/submission-result.ts';

/** The code of an application, and the key of its receipt if the look-up needs one. */
type Looked = Pick<Received, 'code' | 'key'>;

/**
 * The absolute address of an application's status.
 *
 * @param template an address with `{code}` in place of the code; without it `?codigo=CODE` is added. The key is added as
 * `llave=KEY`.
 * @param base the page's address, against which a relative template is resolved.
 * @example statusAddress('/estado', { code: 'AG-2026-012' }, 'https://grados.edu/solicitar')
 *   // 'https://grados.edu/estado?codigo=AG-2026-012'
 */
export function statusAddress(template: string, { code, key }: Looked, base: string): string {
  const hasPlace = template.includes('{code}');
  const address = new URL(template.replaceAll('{code}', encodeURIComponent(code)), base);
  if (!hasPlace) address.searchParams.set('codigo', code);
  if (key !== undefined) address.searchParams.set('llave', key);
  return address.href;
}

/** The target of 'Consultar Estado', with the code. An invalid address is returned unchanged. */
export function statusLink(template: string, looked: Looked): string {
  try {
    return statusAddress(template, looked, document.baseURI);
  } catch {
    return template;
  }
}
