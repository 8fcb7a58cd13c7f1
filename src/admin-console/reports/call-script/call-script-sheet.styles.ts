import { paperCss, paperSerif } from '#ui/print-frame/paper.styles.ts';

/** Styles of the printed call script, large enough to read from a lectern. */
export const callScriptCss = `
  @page { margin: 16mm 14mm 18mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; } }
  ${paperCss('12pt/1.4')}
  .head { padding-bottom: 4mm; }
  .act { font-size: 13pt; font-weight: 600; }
  .note { color: #444; font-size: 10pt; }
  .faculty { margin-top: 7mm; font-family: ${paperSerif}; font-size: 16pt; font-weight: 600; break-after: avoid; }
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
