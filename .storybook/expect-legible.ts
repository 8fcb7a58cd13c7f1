import { expect, waitFor } from 'storybook/test';

/** A visible text, and the boxes of its lines. */
interface ShownText {
  readonly text: string;
  readonly element: Element;
  readonly lines: readonly DOMRect[];
}

/**
 * Expects that every visible text is whole, that no text lies over another or under an icon, and that none is squeezed
 * into a column of a few letters.
 */
export async function expectLegible(root: Element): Promise<void> {
  await waitFor(() => expect(legibilityFaults(root)).toEqual([]));
}

function legibilityFaults(root: Element): readonly string[] {
  const texts = shownTexts(root);
  return [
    ...pageFaults(root),
    ...texts.filter(isCut).map(({ text }) => `"${text}" is cut`),
    ...texts.filter(isSqueezed).map(({ text }) => `"${text}" has a few letters per line`),
    ...cutValues(root),
    ...overlaps(texts),
    ...coveredTexts(root, texts),
  ];
}

function pageFaults({ ownerDocument }: Element): readonly string[] {
  const { scrollWidth, clientWidth } = ownerDocument.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

function shownTexts(root: Element): readonly ShownText[] {
  const found: ShownText[] = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: element, nodeValue } = nodes.currentNode;
    const text = nodeValue?.trim() ?? '';
    if (text === '' || element === null || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    found.push({ text, element, lines: [...range.getClientRects()] });
  }
  return found;
}

/** A box of one pixel is for screen readers. */
function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return ancestors(element).every(({ clientWidth, clientHeight }) => {
    const isInline = clientWidth === 0 && clientHeight === 0;
    return isInline || clientWidth > 1;
  });
}

/** The element and those around it, up to one that scrolls: it hides texts that a user can scroll to. */
function framesOf(element: Element): readonly Element[] {
  const frames = ancestors(element);
  const scroller = frames.findIndex((frame) => {
    const { overflowX, overflowY } = getComputedStyle(frame);
    return /auto|scroll/.test(`${overflowX} ${overflowY}`);
  });
  return scroller === -1 ? frames : frames.slice(0, scroller);
}

/** The element and those around it. */
function ancestors(element: Element): readonly Element[] {
  const { parentElement } = element;
  return [element, ...(parentElement === null ? [] : ancestors(parentElement))];
}

function isCut({ element, lines }: ShownText): boolean {
  return framesOf(element).some((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return lines.some(
      (line) =>
        (/hidden|clip/.test(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
        (/hidden|clip/.test(overflowY) && (line.top < top - 1 || line.bottom > bottom + 1)),
    );
  });
}

/** A word or code of twelve letters stays in one line; names fill their lines. */
function isSqueezed({ text, lines }: ShownText): boolean {
  const isBroken = /^\S{1,12}$/.test(text) && lines.length > 1;
  return isBroken || (lines.length > 3 && text.length / lines.length < 5);
}

/**
 * Chosen texts that are longer than their box. The text that a combo box shows instead of its value has a box of its
 * own. A text that the user types scrolls with the caret.
 */
function cutValues(root: Element): readonly string[] {
  const chosen = '[role="combobox"], input[readonly]';
  const fields = [...root.querySelectorAll<HTMLInputElement>(chosen)].filter(isShown);
  const cut = fields.filter((field) => {
    const isReplaced = Number.parseFloat(getComputedStyle(field).textIndent) < 0;
    return !isReplaced && field.value !== '' && field.scrollWidth > field.clientWidth + 1;
  });
  const replaced = [...root.querySelectorAll('[data-text]')].filter(isShown).filter((shown) => {
    const field = shown.parentElement?.querySelector('input')?.getBoundingClientRect();
    const { top, bottom } = shown.getBoundingClientRect();
    const isOutside = field !== undefined && (top < field.top - 1 || bottom > field.bottom + 1);
    return isOutside || shown.scrollWidth > shown.clientWidth + 1;
  });
  return [
    ...cut.map(({ value }) => `"${value}" is cut in its field`),
    ...replaced.map((shown) => `"${shown.getAttribute('data-text')}" is cut in its field`),
  ];
}

function overlaps(texts: readonly ShownText[]): readonly string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => touches(one, other.lines))
      .map((other) => `"${one.text}" and "${other.text}" overlap`),
  );
}

function coveredTexts(root: Element, texts: readonly ShownText[]): readonly string[] {
  const icons = [...root.querySelectorAll('svg')].filter(isShown);
  return icons.flatMap((icon) => {
    const box = [icon.getBoundingClientRect()];
    return texts.filter((text) => touches(text, box)).map(({ text }) => `an icon covers "${text}"`);
  });
}

/** Two pixels may be shared: letters do not fill their lines. */
function touches({ lines }: ShownText, others: readonly DOMRect[]): boolean {
  const shared = (from: number, to: number, otherFrom: number, otherTo: number) =>
    Math.min(to, otherTo) - Math.max(from, otherFrom) > 2;
  return lines.some((a) =>
    others.some(
      (b) => shared(a.left, a.right, b.left, b.right) && shared(a.top, a.bottom, b.top, b.bottom),
    ),
  );
}
