/**
 * The receipt on paper: black on white, on A4 or letter. It is rendered into a document of its own, where the widget's
 * theme does not reach.
 */
export const receiptCss = `
  @page { margin: 18mm; }
  body {
    margin: 0;
    color: #000;
    background: #fff;
    font: 11pt/1.5 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
    overflow-wrap: anywhere;
  }
  p, dl, dd, h1 { margin: 0; }
  .head { padding-bottom: 5mm; border-bottom: 1.5pt solid #000; text-align: center; }
  .system { font-size: 10pt; letter-spacing: 0.08em; }
  .title, .number { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Noto Serif', 'DejaVu Serif', serif; }
  .title { font-size: 20pt; font-weight: 600; line-height: 1.25; }
  .code { padding: 6mm 0; text-align: center; }
  .number { font-size: 26pt; font-weight: 600; letter-spacing: 0.04em; line-height: 1.2; }
  .row { display: grid; grid-template-columns: 48mm 1fr; gap: 5mm; padding: 2mm 0; border-top: 0.5pt solid #999; break-inside: avoid; }
  .term { color: #444; }
  .detail { font-weight: 600; }
  .status { display: flex; align-items: center; gap: 6mm; margin-top: 6mm; padding: 4mm; border: 0.5pt solid #999; break-inside: avoid; }
  .qr { flex: none; width: 38mm; height: 38mm; shape-rendering: crispEdges; }
  .words { flex: 1; min-width: 0; }
  .address { font-weight: 600; }
  .note { margin-top: 6mm; color: #444; font-size: 9pt; }
`;
