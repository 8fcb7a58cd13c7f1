import type { Plugin } from 'vite';

/** The parts of the page that differ between responses. */
interface PageValues {
  /** New for each response; the Content-Security-Policy has the same value. */
  readonly nonce: string;
  /** Base URL of the API; '' is the page's origin. */
  readonly apiUrl: string;
  readonly offer: ApiOffer;
  readonly robots: 'all' | 'noindex';
  /** True if the site serves `/verificar`. */
  readonly verification: boolean;
  /** The information about personal data, as the provider's `privacy`, in JSON; '' without any. */
  readonly privacy: string;
}

/** The extras of the API of this process. */
export interface ApiOffer {
  /** Its `Birrete-Extras`; '' if the pages call another API, which announces them itself. */
  readonly extras: string;
  /** Name of the accounts of its OpenID provider; '' without one. */
  readonly account: string;
}

/** Fills in the page's placeholders. */
export function fillPage(template: string, values: PageValues): string {
  const { nonce, apiUrl, offer, robots, verification, privacy } = values;
  return template
    .replaceAll('__BIRRETE_VERIFICATION__', verification ? 'on' : 'off')
    .replaceAll('__BIRRETE_PRIVACY__', escapeAttribute(privacy))
    .replaceAll('__BIRRETE_ROBOTS__', robots)
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__BIRRETE_API__', escapeAttribute(apiUrl))
    .replaceAll('__BIRRETE_EXTRAS__', escapeAttribute(offer.extras))
    .replaceAll('__BIRRETE_ACCOUNT__', escapeAttribute(offer.account));
}

/** Fills in the placeholders during development, where Vite serves the page without a policy. */
export function apiAddressInPage(): Plugin {
  return {
    name: 'birrete-api-address',
    apply: 'serve',
    transformIndexHtml: (page) =>
      page
        .replaceAll('__BIRRETE_API__', escapeAttribute(process.env.BIRRETE_API_URL ?? ''))
        .replaceAll('__BIRRETE_ROBOTS__', 'noindex')
        .replaceAll('__BIRRETE_VERIFICATION__', process.env.BIRRETE_VERIFICATION ?? 'off')
        .replaceAll(/__BIRRETE_(EXTRAS|ACCOUNT|PRIVACY)__/g, ''),
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
