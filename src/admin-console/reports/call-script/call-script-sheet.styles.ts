/**
 * The call script on paper: black on white, on A4 or letter, large enough to be read from a lectern. It is rendered
 * into a document of its own, where the widget's theme does not reach.
 */
export const callScriptCss = `
  @page { margin: 16mm 14mm 18mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; } }
  body {
    margin: 0;
    color: #000;
    background: #fff;
    font: 12pt/1.4 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
    overflow-wrap: anywhere;
  }
  p, h1, h2, h3 { margin: 0; }
  .head { padding-bottom: 4mm; border-bottom: 1.5pt solid #000; text-align: center; }
  .system { font-size: 10pt; letter-spacing: 0.08em; }
  .title, .faculty { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Noto Serif', 'DejaVu Serif', serif; }
  .title { font-size: 20pt; font-weight: 600; line-height: 1.25; }
  .act { font-size: 13pt; font-weight: 600; }
  .note { color: #444; font-size: 10pt; }
  .faculty { margin-top: 7mm; font-size: 16pt; font-weight: 600; break-after: avoid; }
  .career { margin-top: 4mm; font-size: 12pt; font-weight: 600; break-after: avoid; }
  table { width: 100%; margin-top: 1.5mm; border-collapse: collapse; table-layout: fixed; }
  th { color: #444; font-size: 9pt; font-weight: 400; text-align: start; }
  th, td { padding: 1.6mm 2mm; border-bottom: 0.5pt solid #999; vertical-align: top; }
  tr { break-inside: avoid; }
  .place { width: 14mm; text-align: end; font-variant-numeric: tabular-nums; }
  .record { width: 24mm; font-variant-numeric: tabular-nums; }
  td.name { font-weight: 600; }
  .degree { width: 38%; }
`;
