/**
 * The absolute address of an application's status.
 *
 * @param template an address with `{code}` in place of the code; without it `?codigo=CODE` is added.
 * @param base the page's address, against which a relative template is resolved.
 * @example statusAddress('/estado', 'AG-2026-012', 'https://grados.edu/solicitar')
 *   // 'https://grados.edu/estado?codigo=AG-2026-012'
 */
export function statusAddress(template: string, code: string, base: string): string {
  if (template.includes('{code}')) {
    return new URL(template.replaceAll('{code}', encodeURIComponent(code)), base).href;
  }
  const address = new URL(template, base);
  address.searchParams.set('codigo', code);
  return address.href;
}

/** The target of 'Consultar Estado', with the code. An invalid address is returned unchanged. */
export function statusLink(template: string, code: string): string {
  try {
    return statusAddress(template, code, document.baseURI);
  } catch {
    return template;
  }
}
