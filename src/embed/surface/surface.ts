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

/** The containers of a widget and the values of its element. The widget's code is loaded on demand. */
export interface Surface {
  /** Dispatches the events. */
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** React's container: in the shadow root, or in the page with another isolation. */
  readonly container: HTMLElement;
  /** Container of dialogs and notices, in the same root. */
  readonly overlays: HTMLElement;
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
