/** Loads a page anew. Where only the part after '#' differs, going there alone would load nothing. */
export function loadAnew(href: string): void {
  const [here] = window.location.href.split('#');
  const { href: there } = new URL(href, window.location.href);
  window.location.assign(there);
  if (there.startsWith(`${here}#`)) window.location.reload();
}
