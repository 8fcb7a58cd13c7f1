/**
 * A value that the server writes into the page: the API's address ('' is the page's own origin), what it offers, what
 * the wizard says about personal data, and whether the site verifies titles.
 */
export function readMeta(name: 'api' | 'extras' | 'account' | 'verification' | 'privacy'): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="birrete-${name}"]`);
  return meta?.content ?? '';
}
