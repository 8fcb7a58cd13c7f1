import type { DeveloperConsole } from './developer-console.ts';

/** Why a visitor sees no widget. */
export type Trouble =
  /** The script's chunk did not arrive. */
  | 'not-loaded'
  | 'not-loaded-again'
  /** The element was written in a way that leaves nothing to show. */
  | 'unavailable';

/** What an element gives the code of its widget, which comes later and in a chunk of its own. */
export interface Stage {
  /** Where the events are sent from. */
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Where React renders: in the shadow root, or in the page with `isolation="light"`. */
  readonly surface: HTMLElement;
  /** Where dialogs and notices go, in the same root as the surface. */
  readonly overlays: HTMLElement;
  readonly isLight: boolean;
  readonly developer: DeveloperConsole;
  /** An attribute as it stands now. */
  attribute(name: string): string | undefined;
  /** A property that the host's script has set. */
  property(name: string): unknown;
  /** The widget is there: what stood between the tags gives way. */
  reveal(): void;
  /** A calm sentence for the visitor, beside what stands between the tags. */
  tell(trouble: Trouble): void;
}

/** A widget that stands on a stage. */
export interface OpenedWidget {
  /** Attributes or properties have changed. What the person typed survives. */
  update(): void;
  close(): void;
}

/** What each widget's chunk exports. */
export type OpenWidget = (stage: Stage) => OpenedWidget;
