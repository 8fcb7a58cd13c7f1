import { paperCss, paperSerif } from '#ui/print-frame/paper.styles.ts';

/**
 * The printed receipt. The body has the margins: in page margins, browsers print the frame's address, 'about:blank'.
 */
export const receiptCss = `
  @page { margin: 0; }
  ${paperCss('11pt/1.5')}
  body { padding: 18mm; box-decoration-break: clone; }
  .head { padding-bottom: 5mm; }
  .code { padding: 6mm 0; text-align: center; }
  .number { font-family: ${paperSerif}; font-size: 26pt; font-weight: 600; letter-spacing: 0.04em; line-height: 1.2; }
  .row { display: grid; grid-template-columns: 48mm 1fr; gap: 5mm; padding: 2mm 0; border-top: 0.5pt solid #999; break-inside: avoid; }
  .term { color: #444; }
  .detail { font-weight: 600; }
  .status { display: flex; align-items: center; gap: 6mm; margin-top: 6mm; padding: 4mm; border: 0.5pt solid #999; break-inside: avoid; }
  .qr { flex: none; width: 38mm; height: 38mm; shape-rendering: crispEdges; }
  .words { flex: 1; min-width: 0; }
  .address { font-weight: 600; }
  .note { margin-top: 6mm; color: #444; font-size: 9pt; }
`;
