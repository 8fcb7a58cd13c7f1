import { carryInput, type EarlyInput, handOverInput, rememberInput } from '#react/early-input.ts';
import type { Isolation } from '#ui/isolation/isolation.ts';
import { type AttributeName, attributeTable } from '../attributes/attribute-table.ts';
import { readChoice, type Source } from '../settings/read-attributes.ts';
import { developerConsole } from '../surface/developer-console.ts';
import type { Failure, Surface } from '../surface/surface.ts';
import type { WidgetKind } from '../widgets/widget-kinds.ts';
import { elementMessages } from './element-messages.ts';
import { createShadow } from './element-shadow.ts';
import { findPrinted } from './printed-screen.ts';

/** A surface with the members that only its element uses. */
export interface ElementSurface extends Surface {
  /** @param file the missing file, which the notice names if the element has the attribute `doctor` */
  showFailure(failure: Failure, file?: string): void;
  /** Removes the notice of a failure. */
  clearFailure(): void;
  /** The widget was removed: shows the content between the tags again. */
  conceal(): void;
}

interface SurfaceOptions {
  readonly retry: () => void;
}

/** An element with the values of its properties. */
export interface EmbeddedElement extends HTMLElement {
  readonly properties: ReadonlyMap<string, unknown>;
}

/** Creates the surface of an element when it is first connected to a page. */
export function createSurface(
  element: EmbeddedElement,
  kind: WidgetKind,
  { retry }: SurfaceOptions,
): ElementSurface {
  const developer = developerConsole(kind.tag);
  /** React 19, Vue and Svelte set a property, if there is one, instead of the attribute of the same name. */
  const written = (name: string) => {
    const value = element.properties.get(name);
    return typeof value === 'string' && kind.attributes.includes(name) ? value : undefined;
  };
  // Under a Content-Security-Policy header, browsers clear the attribute and keep the nonce in the property.
  const attribute = (name: AttributeName) =>
    (name === 'nonce' ? element.nonce : (written(name) ?? element.getAttribute(name))) ?? undefined;
  const property = (name: string) =>
    written(name) === undefined ? element.properties.get(name) : undefined;
  const isolation = readIsolation({ attribute, property, developer });
  const isLight = isolation !== 'shadow';
  const screen = isLight ? undefined : findPrinted(element, kind);
  let takenOver = screen?.container;
  let lists = screen?.lists;
  const { dataset } = element;
  if (dataset.birretePrerendered !== undefined) {
    dataset.birretePrerendered = screen?.use ?? 'other-attributes';
  }
  const shadow = createShadow(element, isLight, takenOver);
  element.addEventListener('birrete-ready', shadow.settle, { once: true });
  const show = (failure: Failure | undefined, file = '') => {
    const notice =
      failure === undefined ? [] : [failureNotice(failure, elementMessages(element), retry)];
    if (file !== '' && element.hasAttribute('doctor')) notice[0]?.append(` (B053: ${file})`);
    shadow.notices.replaceChildren(...notice);
    if (failure !== undefined) shadow.fallback.className = '';
  };

  const takeOver = <Root>(hydrate: () => Root): Root => {
    const early = rememberInput(shadow.container);
    const root = hydrate();
    shadow.container.removeAttribute('hidden');
    handOverInput(shadow.container, early);
    return root;
  };

  return {
    element,
    get firstScreen() {
      return takenOver && { messages: screen?.messages, takeOver };
    },
    get lists() {
      return lists;
    },
    isolation,
    shadow: shadow.root,
    container: shadow.container,
    overlays: shadow.overlays,
    developer,
    attribute,
    property,
    reveal: () => {
      show(undefined);
      shadow.fallback.remove();
      // A screen that was not taken over still has what the visitor typed.
      const printed = shadow.printed.filter((node) => node.isConnected);
      if (printed.length > 0) carryWhenDrawn(element, printedInput(printed), shadow.container);
      for (const node of printed) node.remove();
    },
    conceal: () => {
      takenOver = undefined;
      lists = undefined;
      shadow.root.append(shadow.fallback);
    },
    clearFailure: () => show(undefined),
    showFailure: show,
  };
}

/** A wizard that does not use the lists of its screen has no fields before it has read its own. */
function carryWhenDrawn(element: HTMLElement, early: EarlyInput, to: HTMLElement): void {
  const carry = () => carryInput(early, to);
  if (to.querySelector('input') !== null) carry();
  else element.addEventListener('birrete-ready', carry, { once: true });
}

function printedInput(nodes: readonly ChildNode[]): EarlyInput {
  const parts = nodes.flatMap((node) => (node instanceof HTMLElement ? rememberInput(node) : []));
  return {
    fields: parts.flatMap(({ fields }) => fields),
    focused: parts.find(({ focused }) => focused)?.focused,
  };
}

function readIsolation(source: Source): Isolation {
  return readChoice(source, 'isolation', attributeTable.admin.isolation) ?? 'shadow';
}

/**
 * A message in the host's font, with a retry if that helps. Chromium remembers a script that failed to load until the
 * page is reloaded, so after the second failure it offers a reload.
 */
function failureNotice(
  failure: Failure,
  messages: ReturnType<typeof elementMessages>,
  retry: () => void,
): HTMLElement {
  const notice = document.createElement('p');
  notice.style.margin = '1em 0';
  switch (failure) {
    case 'unavailable':
      notice.append(messages.unavailable);
      break;
    case 'refused':
      notice.append(messages.apiRefused);
      break;
    case 'not-loaded':
      notice.append(messages.loadFailed, ' ', button(messages.retry, retry));
      break;
    case 'files-missing':
      notice.append(messages.filesMissing);
      break;
    case 'not-loaded-again':
      notice.append(messages.loadFailedAgain, ' ', button(messages.reload, reload));
      break;
  }
  return notice;
}

function button(label: string, onPress: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.style.font = 'inherit';
  element.textContent = label;
  element.addEventListener('click', onPress);
  return element;
}

function reload(): void {
  window.location.reload();
}
