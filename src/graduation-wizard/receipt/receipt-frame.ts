import type { NodeMaker, PrintSheet } from '#ui/print-frame/print-frame.ts';
import { receiptCss } from './receipt-frame.styles.ts';
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
