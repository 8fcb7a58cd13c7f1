/** The root elements of the widgets in a page, those in the shadow roots of our elements included. */
export function findRoots(page: Document): readonly HTMLElement[] {
  const shadows = [...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [page, ...shadows].flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>('[data-birrete-root]'),
  ]);
}

/** The ancestors of an element in the flat tree: through shadow roots and slots, without the element itself. */
export function ancestorsOf(element: Element): readonly Element[] {
  const around: Element[] = [];
  let at = parentOf(element);
  while (at !== undefined) {
    around.push(at);
    at = parentOf(at);
  }
  return around;
}

function parentOf(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent?.nodeType === Node.ELEMENT_NODE) return parent as Element;
  return shadowHost(parent);
}

/** Checks the kind and not the class, because another frame has other classes. */
export function shadowHost(node: Node | null): Element | undefined {
  const isShadow = node?.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;
  return isShadow ? (node as ShadowRoot).host : undefined;
}

/** A selector that a developer can search for: 'main#contenido.pagina'. */
export function elementName(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`;
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return element.localName + id + classes.join('');
}
