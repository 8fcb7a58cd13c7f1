/**
 * The absolute address a receipt's QR code leads to.
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
