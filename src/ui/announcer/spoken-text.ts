/** An element's text as one passage: each block ends with a full stop, so that a screen reader pauses between them. */
export function spokenText(element: HTMLElement): string {
  return spokenLines(element)
    .map((line, index, { length }) => (index === length - 1 ? line : ended(line)))
    .join(' ');
}

const inlineElements = 'a, abbr, b, bdi, button, code, em, span, strong, time';

function spokenLines(element: HTMLElement): readonly string[] {
  const lines = new Map<Element | null, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.closest('[aria-hidden="true"], svg') !== null) continue;
    const block = parentElement.closest(`:not(${inlineElements})`);
    lines.set(block, `${lines.get(block) ?? ''}${nodeValue}`);
  }
  return [...lines.values()]
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function ended(line: string): string {
  return /[.,:;!?…]$/.test(line) ? line : `${line}.`;
}
