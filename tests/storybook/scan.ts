import type { Page } from 'playwright';

/** Content of a page, read in one pass. */
export interface Scan {
  /** Visible elements with attributes and texts. Equal for two sights that differ only in size or colour. */
  readonly tree: string;
  /** Descriptions of elements that overflow the window or are cut off. */
  readonly layoutFaults: readonly string[];
}

export function scan(page: Page): Promise<Scan> {
  return page.evaluate(scanDocument);
}

/** Runs in the page. */
function scanDocument(): Scan {
  const tree: string[] = [];
  const layoutFaults: string[] = [];

  const readTree = (element: Element) => {
    const attributes = [...element.attributes].filter(
      ({ name }) => name !== 'class' && name !== 'style',
    );
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    tree.push(
      [
        element.tagName,
        ...attributes.map(({ name, value }) => `${name}=${value}`),
        ...texts.map(({ nodeValue }) => nodeValue),
      ].join(' '),
    );
  };
  const describe = (element: Element) =>
    element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 200);
  const axes = [
    {
      overflow: 'overflowX',
      content: 'scrollWidth',
      box: 'clientWidth',
      from: 'left',
      to: 'right',
    },
    {
      overflow: 'overflowY',
      content: 'scrollHeight',
      box: 'clientHeight',
      from: 'top',
      to: 'bottom',
    },
  ] as const;
  /** Texts that the element itself cuts off, not one of its descendants. */
  const cutTexts = (element: Element, { overflow, from, to }: (typeof axes)[number]) => {
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      let cutter: Element = parentElement;
      while (cutter !== element && getComputedStyle(cutter)[overflow] === 'visible') {
        cutter = cutter.parentElement ?? element;
      }
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      if (cutter === element && (text[from] < box[from] - 1 || text[to] > box[to] + 1)) {
        cut.push(nodeValue);
      }
    }
    return cut;
  };
  const checkLayout = (element: Element, style: CSSStyleDeclaration) => {
    // Boxes of one pixel are for screen readers; an ellipsis shows that text is cut off.
    const isMeant =
      element.clientWidth <= 1 ||
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none';
    if (isMeant) return;
    for (const axis of axes) {
      const isFull = element[axis.content] > element[axis.box] + 1;
      if (!isFull || !/hidden|clip/.test(style[axis.overflow])) continue;
      const cut = cutTexts(element, axis);
      if (cut.length > 0)
        layoutFaults.push(`"${cut.join('", "')}" is cut off: ${describe(element)}`);
    }
  };
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      readTree(element);
      checkLayout(element, style);
      if (element.shadowRoot !== null) visit(element.shadowRoot);
    }
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    layoutFaults.push(
      `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${widest.map(describe).join(' ')}`,
    );
  }
  visit(document.body);
  return { tree: tree.join('\n'), layoutFaults };
}
