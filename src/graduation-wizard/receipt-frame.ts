import { receiptCss } from './receipt-frame.styles.ts';
import type { QrDrawing, ReceiptSheet } from './receipt-sheet.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The quiet zone a reader needs around a QR code, in modules. */
const quietZone = 4;

/**
 * Lays a receipt out in a frame of its own, so that printing it prints nothing else and touches no style of the host's
 * page. It is built node by node: no markup is parsed, and a Content-Security-Policy without 'unsafe-inline', and with
 * Trusted Types, lets it pass.
 *
 * @returns the frame, ready to print; its owner removes it.
 */
export async function layReceipt(sheet: ReceiptSheet): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.title = sheet.title;
  const hidden = { position: 'fixed', inset: '0 auto auto -100vw', width: '210mm', height: '1px' };
  Object.assign(frame.style, hidden, { border: '0' });
  await addedToPage(frame);

  const page = frame.contentDocument;
  if (page === null) throw new Error('The print frame has no document.');
  page.documentElement.lang = sheet.lang;
  page.title = `${sheet.title} ${sheet.code}`;
  adoptStyles(frame, page);
  page.body.append(...receiptNodes(page, sheet));
  return frame;
}

/** Some browsers replace the first document of a frame when it has loaded. */
function addedToPage(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    document.body.append(frame);
  });
}

function adoptStyles(frame: HTMLIFrameElement, page: Document): void {
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (view === null || !('adoptedStyleSheets' in page)) return;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(receiptCss);
  page.adoptedStyleSheets = [styles];
}

function receiptNodes(page: Document, sheet: ReceiptSheet): readonly Node[] {
  const text = (name: string, className: string, content: string) => {
    const element = page.createElement(name);
    element.className = className;
    element.textContent = content;
    return element;
  };
  const group = (name: string, className: string, ...children: readonly Node[]) => {
    const element = page.createElement(name);
    element.className = className;
    element.append(...children);
    return element;
  };
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
