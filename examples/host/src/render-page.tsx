import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { titleOf } from './page-frame.tsx';
import { type ReadSetting, readPageSettings } from './page-settings.ts';
import { Site } from './site.tsx';
import { createServerRouter, whenLoaded } from './site-router.tsx';

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
  const router = createServerRouter(settings, path);
  const sheet = new ServerStyleSheet({ nonce });
  try {
    await whenLoaded(router);
    const markup = renderToString(
      sheet.collectStyles(<Site router={router} settings={settings} />),
    );
    const title = titleOf(router.state.matches.map(({ route }) => route));
    return { title, markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
    router.dispose();
  }
}
