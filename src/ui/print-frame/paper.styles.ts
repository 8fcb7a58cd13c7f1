/** The serif font of printed titles and numbers. */
export const paperSerif =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Noto Serif', 'DejaVu Serif', serif";

/**
 * Common styles of the sheets of `layPrintFrame`: black on white, on A4 or letter. A printed document is separate from
 * the page, so the widget's theme does not reach it.
 *
 * @param size of the text and its lines, such as '12pt/1.4'
 */
export function paperCss(size: string): string {
  return `
  body {
    margin: 0;
    color: #000;
    background: #fff;
    font: ${size} -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
    overflow-wrap: anywhere;
  }
  p, dl, dd, h1, h2, h3 { margin: 0; }
  .head { border-bottom: 1.5pt solid #000; text-align: center; }
  .system { font-size: 10pt; letter-spacing: 0.08em; }
  .title { font-family: ${paperSerif}; font-size: 20pt; font-weight: 600; line-height: 1.25; }
`;
}
