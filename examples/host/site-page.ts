import type { Plugin } from 'vite';

/** What differs from one answer to the next in the site's one page. */
interface PageValues {
  /** Fresh for each answer; the Content-Security-Policy names the same. */
  readonly nonce: string;
  /** Where the pages find the API; '' is their own origin. */
  readonly apiUrl: string;
}

/** Fills the page's places. */
export function fillPage(template: string, { nonce, apiUrl }: PageValues): string {
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__BIRRETE_API__', escapeAttribute(apiUrl));
}

/** The same while developing, where Vite serves the page and no policy is sent. */
export function apiAddressInPage(): Plugin {
  return {
    name: 'birrete-api-address',
    apply: 'serve',
    transformIndexHtml: (page) =>
      page.replaceAll('__BIRRETE_API__', escapeAttribute(process.env.BIRRETE_API_URL ?? '')),
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
