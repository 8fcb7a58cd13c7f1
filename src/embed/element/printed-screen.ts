import type { WizardLists } from '#graduation-wizard/lists/page-lists.controller.ts';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { widgetBuilds } from '../widgets/widget-builds.ts';
import type { WidgetKind } from '../widgets/widget-kinds.ts';

/** Facts about a printed first screen. `birrete prerender` writes them beside it. */
export interface PrintedFacts {
  /** The file of the widget's code. */
  readonly build: string;
  /** The element's attributes at that time. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly messages: MessagesByNamespace;
  readonly lists?: WizardLists | undefined;
}

/** The use of a printed first screen. The doctor reads it in the attribute `data-birrete-prerendered`. */
type ScreenUse = 'used' | 'other-version' | 'other-attributes' | 'missing';

/** A first screen in an element's declarative shadow root. */
export interface PrintedScreen {
  readonly use: ScreenUse;
  readonly container?: HTMLElement;
  readonly messages?: unknown;
  /** Those of the element's API. */
  readonly lists?: WizardLists | undefined;
}

/** Attributes that change nothing on a first screen, or what arrives later. */
const unseen = ['api-base', 'messages', 'nonce', 'doctor'];

/** Properties that change a first screen. */
const seen = ['theme', 'initialValues', 'readOnlyFields'];

/** Finds the first screen of an element. Nobody takes over one that cannot be read. */
export function findPrinted(
  element: HTMLElement & { readonly properties: ReadonlyMap<string, unknown> },
  { attributes, widget }: WidgetKind,
): PrintedScreen {
  try {
    const container = element.shadowRoot?.querySelector<HTMLElement>('[data-birrete-screen]');
    if (!container) return { use: 'missing' };
    const facts: PrintedFacts = JSON.parse(container.dataset.birreteScreen ?? '');
    const isSame = (name: string) =>
      facts.attributes[name] === (element.getAttribute(name) ?? undefined);
    const lists = isSame('api-base') ? facts.lists : undefined;
    if (facts.build !== widgetBuilds[widget]) return { use: 'other-version', lists };
    const isWanted =
      lists === facts.lists &&
      seen.every((name) => element.properties.get(name) === undefined) &&
      attributes.every((name) => unseen.includes(name) || isSame(name));
    if (!isWanted) return { use: 'other-attributes', lists };
    return { use: 'used', container, messages: facts.messages, lists };
  } catch {
    return { use: 'other-version' };
  }
}
