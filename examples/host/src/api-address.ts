/** Where the API is, as the server wrote it into the page; '' is the page's own origin. */
export function readApiAddress(page: Document): string {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="birrete-api"]');
  return meta?.content ?? '';
}
