/** The outermost elements of the widgets in a page, those in the shadow roots of our own elements included. */
export function findRoots(page: Document): readonly HTMLElement[] {
  const shadows = [...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [page, ...shadows].flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>('[data-birrete-root]'),
  ]);
}

/** The ancestors of an element in the flat tree: out of shadow roots and through slots, without the element itself. */
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

/** By its kind and not its class, which another frame has of its own. */
export function shadowHost(node: Node | null): Element | undefined {
  const isShadow = node?.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;
  return isShadow ? (node as ShadowRoot).host : undefined;
}

/** An element as a developer would look for it: 'main#contenido.pagina'. */
export function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`;
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return element.localName + id + classes.join('');
}
