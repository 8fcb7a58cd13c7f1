import type { Plugin } from 'vite';

/** The parts of the page that differ between responses. */
interface PageValues {
  /** New for each response; the Content-Security-Policy has the same value. */
  readonly nonce: string;
  /** Base URL of the API; '' is the page's origin. */
  readonly apiUrl: string;
  /** The features that this server offers beyond the API contract, as its responses announce them. */
  readonly extras: string;
}

/** Fills in the page's placeholders. */
export function fillPage(template: string, { nonce, apiUrl, extras }: PageValues): string {
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__BIRRETE_API__', escapeAttribute(apiUrl))
    .replaceAll('__BIRRETE_EXTRAS__', escapeAttribute(extras));
}

/** Fills in the placeholders during development, where Vite serves the page without a policy. */
export function apiAddressInPage(): Plugin {
  return {
    name: 'birrete-api-address',
    apply: 'serve',
    transformIndexHtml: (page) =>
      fillPage(page, {
        nonce: '__CSP_NONCE__',
        apiUrl: process.env.BIRRETE_API_URL ?? '',
        extras: '',
      }),
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
