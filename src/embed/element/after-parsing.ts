/**
 * Calls back once the parser has reached the content of an element, and therefore knows a declarative shadow root: it
 * comes first. Usually that is now; a classic script in the head of a page runs earlier.
 */
export function afterParsing(
  element: HTMLElement,
  onParsed: () => void,
): Promise<void> | undefined {
  if (isParsed(element)) return void onParsed();
  return new Promise((resolve) => {
    const read = () => {
      if (!isParsed(element)) return;
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', read);
      onParsed();
      resolve();
    };
    const observer = new MutationObserver(read);
    observer.observe(element.parentNode ?? element, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', read);
  });
}

function isParsed(element: HTMLElement): boolean {
  return (
    document.readyState !== 'loading' ||
    element.shadowRoot !== null ||
    element.nextSibling !== null ||
    element.childElementCount > 0 ||
    element.textContent.trim() !== ''
  );
}
