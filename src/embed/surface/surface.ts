import type { WizardLists } from '#graduation-wizard/lists/page-lists.controller.ts';
import type { Isolation } from '#ui/isolation/isolation.ts';
import type { AttributeName } from '../attributes/attribute-table.ts';
import type { DeveloperConsole } from './developer-console.ts';

/** The reason for a missing widget. */
export type Failure =
  /** The widget's code failed to load. */
  | 'not-loaded'
  | 'not-loaded-again'
  /** A server lacks the widget's code: a plugin of the site has moved the script. */
  | 'files-missing'
  /** The element's attributes leave nothing to show. */
  | 'unavailable'
  /** The site does not allow the API of the markup. */
  | 'refused';

/** The first screen of a widget, printed into the element's markup by `birrete prerender`. */
interface FirstScreen {
  /** The host's messages at that time, not checked. */
  readonly messages: unknown;
  /** Runs what hydrates the container. The visitor's input stays. */
  takeOver<Root>(hydrate: () => Root): Root;
}

/** The containers of a widget and the values of its element. The widget's code is loaded on demand. */
export interface Surface {
  /** Dispatches the events. */
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** React's container: in the shadow root, or in the page with another isolation. */
  readonly container: HTMLElement;
  /** Container of dialogs and notices, in the same root. */
  readonly overlays: HTMLElement;
  /** In the container; undefined if there is none, or if this widget would draw another. */
  readonly firstScreen: FirstScreen | undefined;
  /** The wizard's lists at the time when its first screen was printed. */
  readonly lists: WizardLists | undefined;
  readonly isolation: Isolation;
  readonly developer: DeveloperConsole;
  /** The current value of an attribute. */
  attribute(name: AttributeName): string | undefined;
  /** A property set by the host's script. */
  property(name: string): unknown;
  /** Removes the content between the tags, once the widget is rendered. */
  reveal(): void;
  /** Shows a message to the visitor, beside the content between the tags. */
  showFailure(failure: Failure): void;
}

/** A widget rendered into a surface. */
export interface OpenedWidget {
  /** Applies changed attributes and properties. The user's input stays. */
  update(): void;
  close(): void;
}

/** Renders a widget into a surface. */
export type OpenWidget = (surface: Surface) => OpenedWidget;
