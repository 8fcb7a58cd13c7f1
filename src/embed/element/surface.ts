import type { Isolation } from '../../ui/isolation/isolation.ts';
import type { AttributeName } from '../attributes/attribute-table.ts';
import type { DeveloperConsole } from './developer-console.ts';

/** Why a visitor sees no widget. */
export type Failure =
  /** The widget's code did not arrive. */
  | 'not-loaded'
  | 'not-loaded-again'
  /** The element was written in a way that leaves nothing to show. */
  | 'unavailable';

/** What a widget renders into, and how it reads its element. The widget's code is fetched when it is needed. */
export interface Surface {
  /** Dispatches the events. */
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Where React renders: in the shadow root, or in the page with another isolation. */
  readonly container: HTMLElement;
  /** Where dialogs and notices go, in the same root as the container. */
  readonly overlays: HTMLElement;
  readonly isolation: Isolation;
  readonly developer: DeveloperConsole;
  /** The current value of an attribute. */
  attribute(name: AttributeName): string | undefined;
  /** A property that the host's script has set. */
  property(name: string): unknown;
  /** The widget is rendered: the content between the tags is removed. */
  reveal(): void;
  /** Shows a sentence to the visitor, beside the content between the tags. */
  showFailure(failure: Failure): void;
}

/** A widget rendered into a surface. */
export interface OpenedWidget {
  /** Applies changed attributes and properties. What the person typed is kept. */
  update(): void;
  close(): void;
}

/** Renders a widget into a surface. */
export type OpenWidget = (surface: Surface) => OpenedWidget;
