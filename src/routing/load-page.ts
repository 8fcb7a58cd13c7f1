/** Loads a page from the server, even if the address differs only after '#', which alone would load nothing. */
export function loadPage(href: string): void {
  const [here] = window.location.href.split('#');
  const { href: there } = new URL(href, window.location.href);
  window.location.assign(there);
  if (there.startsWith(`${here}#`)) window.location.reload();
}
