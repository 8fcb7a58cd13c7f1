/** Base URL of the API, which the server wrote into the page; '' is the page's origin. */
export function readApiAddress(page: Document): string {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="birrete-api"]');
  return meta?.content ?? '';
}
