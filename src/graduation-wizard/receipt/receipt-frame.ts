import { paperCss, paperSerif } from '#ui/print-frame/paper.styles.ts';
import type { NodeMaker, PrintSheet } from '#ui/print-frame/print-frame.ts';
import type { QrDrawing, ReceiptSheet } from './receipt-sheet.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** Quiet zone around a QR code, in modules, that scanners require. */
const quietZone = 4;

/** A receipt as a separate page. */
export function receiptPage(sheet: ReceiptSheet): PrintSheet {
  return {
    lang: sheet.lang,
    name: sheet.title,
    title: `${sheet.title} ${sheet.code}`,
    css: receiptCss,
    nodes: (make) => receiptNodes(make, sheet),
  };
}

function receiptNodes({ page, text, group }: NodeMaker, sheet: ReceiptSheet): readonly Node[] {
  const rows = sheet.rows.map(({ term, detail }) =>
    group('div', 'row', text('dt', 'term', term), text('dd', 'detail', detail)),
  );

  return [
    group('header', 'head', text('p', 'system', sheet.system), text('h1', 'title', sheet.title)),
    group('div', 'code', text('p', 'term', sheet.codeLabel), text('p', 'number', sheet.code)),
    group('dl', 'rows', ...rows),
    group(
      'div',
      'status',
      qrNode(page, sheet.qr),
      group('div', 'words', text('p', 'term', sheet.scan), text('p', 'address', sheet.address)),
    ),
    text('p', 'note', sheet.note),
  ];
}

function qrNode(page: Document, { label, path, size }: QrDrawing): Element {
  const drawing = page.createElementNS(svgNamespace, 'svg');
  const extent = size + 2 * quietZone;
  drawing.setAttribute('viewBox', `${-quietZone} ${-quietZone} ${extent} ${extent}`);
  drawing.setAttribute('class', 'qr');
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', label);
  const modules = page.createElementNS(svgNamespace, 'path');
  modules.setAttribute('d', path);
  drawing.append(modules);
  return drawing;
}

/**
 * The printed receipt. The body has the margins: in page margins, browsers print the frame's address, 'about:blank'.
 */
const receiptCss = `
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
