/**
 * The absolute address under which the status of an application is shown.
 *
 * @param template an address with `{code}` where the code belongs, or without: then `?codigo=CODE` is added.
 * @param base the page's own address, against which a relative template is read.
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

/** What 'Consultar Estado' links to: with the code, so that nobody has to type it. What is no address stays as it is. */
export function statusLink(template: string, code: string): string {
  try {
    return statusAddress(template, code, document.baseURI);
  } catch {
    return template;
  }
}
