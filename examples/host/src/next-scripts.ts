/**
 * Requests the scripts that the page needs after its own, which the server has announced for no medium: beside them, a slow
 * connection would deliver all of them late. They arrive while the page hydrates.
 */
export function requestNextScripts(): void {
  const links = document.querySelectorAll('link[rel="modulepreload"][media]');
  for (const link of links) link.removeAttribute('media');
}
