import { paperCss, paperSerif } from '#ui/print-frame/paper.styles.ts';

/** Styles of the printed list: landscape, with lines high enough to sign on. */
export const signatureSheetCss = `
  @page { size: landscape; margin: 14mm 12mm 16mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; } }
  ${paperCss('10.5pt/1.35')}
  .head { padding-bottom: 3mm; }
  .note { color: #444; font-size: 9.5pt; }
  .act { margin-top: 5mm; font-family: ${paperSerif}; font-size: 14pt; font-weight: 600; break-after: avoid; }
  table { width: 100%; margin-top: 1.5mm; border-collapse: collapse; table-layout: fixed; }
  thead { display: table-header-group; }
  th { color: #444; font-size: 9pt; font-weight: 400; text-align: start; vertical-align: bottom; }
  th, td { padding: 1.5mm 2mm; border: 0.5pt solid #999; }
  td { height: 13mm; vertical-align: top; }
  tr { break-inside: avoid; }
  .acta { width: 18mm; font-variant-numeric: tabular-nums; }
  .document { width: 30mm; font-variant-numeric: tabular-nums; }
  .name { width: 21%; }
  td.name { font-weight: 600; }
  .degree { width: 17%; }
  .proxy { width: 21%; }
`;
