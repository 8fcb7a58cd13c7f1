/**
 * True if a page's address asks for the doctor: '?birrete-doctor' on the developer's machine. Elsewhere a link could show
 * a developer's panel to a university's visitors; there the attribute `doctor` opens it.
 */
export function asksForDoctor({ hostname, search }: Pick<URL, 'hostname' | 'search'>): boolean {
  const isDevelopersMachine = /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
  return isDevelopersMachine && new URLSearchParams(search).has('birrete-doctor');
}
