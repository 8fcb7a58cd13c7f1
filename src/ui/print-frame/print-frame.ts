/** The content of a print. */
export interface PrintSheet {
  /** BCP 47 tag of the text. */
  readonly lang: string;
  /** Names the frame. */
  readonly name: string;
  /** The printed document's title, which browsers suggest as the file name. */
  readonly title: string;
  readonly css: string;
  /** Creates the content with the frame's document. */
  readonly nodes: (make: NodeMaker) => readonly Node[];
}

/** Creates nodes without parsing markup. */
export interface NodeMaker {
  readonly page: Document;
  /** Creates an element with text. */
  text(name: string, className: string, content: string): HTMLElement;
  /** Creates an element with children. */
  group(name: string, className: string, ...children: readonly Node[]): HTMLElement;
  /** Creates a table of texts, whose header browsers repeat on every page. */
  table<Row>(columns: readonly PrintColumn<Row>[], rows: readonly Row[]): HTMLElement;
}

/** A column of a printed table. */
export interface PrintColumn<Row> {
  /** The class of its cells, and of its header. */
  readonly className: string;
  readonly head: string;
  readonly cell: (row: Row) => string;
}

/**
 * Renders a sheet into a separate frame, so that printing it prints nothing else and affects no style of the host's
 * page. Nodes are created one by one: no markup is parsed, so a Content-Security-Policy without 'unsafe-inline', also
 * with Trusted Types, allows it.
 *
 * @returns the frame, ready to print; the caller removes it. A failed one is removed.
 */
export async function layPrintFrame(sheet: PrintSheet): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.title = sheet.name;
  const hidden = { position: 'fixed', inset: '0 auto auto -100vw', width: '210mm', height: '1px' };
  Object.assign(frame.style, hidden, { border: '0' });
  await addedToPage(frame);

  const page = frame.contentDocument;
  if (page === null) {
    frame.remove();
    throw new Error('The print frame has no document.');
  }
  page.documentElement.lang = sheet.lang;
  page.title = sheet.title;
  adoptStyles(frame, page, sheet.css);
  page.body.append(...sheet.nodes(nodeMaker(page)));
  return frame;
}

/** Some browsers replace the first document of a frame when it has loaded. */
function addedToPage(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    document.body.append(frame);
  });
}

function adoptStyles(frame: HTMLIFrameElement, page: Document, css: string): void {
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (view === null || !('adoptedStyleSheets' in page)) return;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(css);
  page.adoptedStyleSheets = [styles];
}

function nodeMaker(page: Document): NodeMaker {
  const text: NodeMaker['text'] = (name, className, content) => {
    const element = page.createElement(name);
    element.className = className;
    element.textContent = content;
    return element;
  };
  const group: NodeMaker['group'] = (name, className, ...children) => {
    const element = page.createElement(name);
    element.className = className;
    element.append(...children);
    return element;
  };
  const line = (cells: readonly Node[]) => group('tr', '', ...cells);
  return {
    page,
    text,
    group,
    table: (columns, rows) => {
      const head = line(columns.map((column) => text('th', column.className, column.head)));
      const body = rows.map((row) =>
        line(columns.map(({ className, cell }) => text('td', className, cell(row)))),
      );
      return group('table', '', group('thead', '', head), group('tbody', '', ...body));
    },
  };
}
