import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { pages } from './widgets.tsx';

/** The server's part of a page: styles and markup. */
export function renderPage(name: string): { readonly styles: string; readonly html: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(pages[name]?.()));
    return { styles: sheet.getStyleTags(), html };
  } finally {
    sheet.seal();
  }
}

export const pageNames = Object.keys(pages);
