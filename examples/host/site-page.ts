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

/** The first screen of a public page, rendered by the server, and the files that it needs. */
export interface PageContent {
  readonly title: string;
  readonly markup: string;
  /** The lists in the markup, in JSON, with which the browser hydrates it; '' without any. */
  readonly lists: string;
  /** Elements for the page's head: the styles of the markup, and what the browser can request beside the scripts. */
  readonly head: string;
}

/** Fills in the page's placeholders. Without content, the browser renders the page. */
export function fillPage(template: string, values: PageValues, content?: PageContent): string {
  const { nonce, apiUrl, offer, robots, verification, privacy } = values;
  return withContent(template, content)
    .replaceAll('__BIRRETE_VERIFICATION__', verification ? 'on' : 'off')
    .replaceAll('__BIRRETE_PRIVACY__', () => escapeAttribute(privacy))
    .replaceAll('__BIRRETE_ROBOTS__', robots)
    .replaceAll(noncePlaceholder, nonce)
    .replaceAll('__BIRRETE_API__', escapeAttribute(apiUrl))
    .replaceAll('__BIRRETE_EXTRAS__', escapeAttribute(offer.extras))
    .replaceAll('__BIRRETE_ACCOUNT__', escapeAttribute(offer.account))
    .replaceAll('__BIRRETE_LISTS__', () => escapeAttribute(content?.lists ?? ''));
}

/** Stands for the nonce in the built page and in rendered content, which are older than the response. */
export const noncePlaceholder = '__CSP_NONCE__';

/** The files of the content come after those of the whole site, which run first. A `$` in the content is no pattern. */
function withContent(template: string, content: PageContent | undefined): string {
  if (content === undefined) return template;
  return template
    .replace(/<title>.*<\/title>/, () => `<title>${escapeAttribute(content.title)}</title>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', () => `${content.head}</head>`)
    .replace('<!--birrete-page-->', () => content.markup);
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
        .replaceAll(/__BIRRETE_(EXTRAS|ACCOUNT|PRIVACY|LISTS)__/g, ''),
  };
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
