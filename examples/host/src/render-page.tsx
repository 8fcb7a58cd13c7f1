import { memoryRouter } from 'birrete/routing';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { documentTitle } from './host.messages.ts';
import { type ReadSetting, readPageSettings } from './page-settings.ts';
import { Site } from './site.tsx';
import { followVisits, whenLoaded } from './site-visits.ts';

/** The first screen of a page, as a visitor without a session or a draft sees it. */
export interface RenderedPage {
  readonly title: string;
  readonly markup: string;
  /** One style element with the nonce. */
  readonly styles: string;
}

/**
 * Renders a page on the server.
 *
 * @param path without a query, whose code is personal: the browser reads it after hydration
 * @param nonce of the style element
 */
export async function renderPage(
  path: string,
  read: ReadSetting,
  nonce: string,
): Promise<RenderedPage> {
  const settings = readPageSettings(read);
  const visits = followVisits(memoryRouter(path), settings);
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const visit = await whenLoaded(visits);
    if (visit.status !== 'shown') throw new Error(`No page at ${path}.`, { cause: visit });
    const markup = renderToString(
      sheet.collectStyles(<Site visits={visits} settings={settings} />),
    );
    return { title: documentTitle(visit.page.title), markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
