import type { WidgetKind } from '../widgets/widget-kinds.ts';
import { createSurface, type ElementSurface } from './element-surface.ts';
import type { OpenedWidget } from './surface.ts';

/** How far an element is with its widget. */
type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly widget: OpenedWidget };

/**
 * The class of one of the elements. It imports no React: the widget's code is fetched when an element is connected,
 * and the content between the tags is shown until then.
 */
export function createElementClass(kind: WidgetKind): CustomElementConstructor {
  class GraduationElement extends HTMLElement {
    static readonly observedAttributes = kind.attributes;
    readonly properties = new Map<string, unknown>();
    private surface: ElementSurface | undefined;
    private progress: Progress = { state: 'idle' };
    private isUpdateDue = false;
    private failures = 0;

    constructor() {
      super();
      this.takeEarlyProperties();
    }

    connectedCallback() {
      this.surface ??= createSurface(this, kind, { retry: () => this.open() });
      if (this.progress.state === 'idle') this.open();
    }

    /** A move within the page disconnects and connects at once; the widget stays. */
    disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) this.close();
      });
    }

    /** `moveBefore` keeps the element connected, and so its widget. */
    connectedMoveCallback() {}

    attributeChangedCallback() {
      this.update();
    }

    /** Several changes of one task are one update. */
    update() {
      if (this.isUpdateDue) return;
      this.isUpdateDue = true;
      queueMicrotask(() => {
        this.isUpdateDue = false;
        if (this.progress.state === 'open') this.progress.widget.update();
      });
    }

    private open() {
      const { surface } = this;
      if (surface === undefined) return;
      this.progress = { state: 'loading' };
      surface.clearFailure();
      kind.load().then(
        (openWidget) => {
          if (this.progress.state !== 'loading') return;
          if (this.isConnected) this.progress = { state: 'open', widget: openWidget(surface) };
          else this.progress = { state: 'idle' };
        },
        () => {
          this.failures += 1;
          this.progress = { state: 'failed' };
          surface.showFailure(this.failures > 1 ? 'not-loaded-again' : 'not-loaded');
        },
      );
    }

    private close() {
      if (this.progress.state === 'open') this.progress.widget.close();
      if (this.progress.state !== 'loading') this.progress = { state: 'idle' };
      this.surface?.conceal();
    }

    /** A property that a script set before the element was defined hides its accessor; this passes the value to it. */
    private takeEarlyProperties() {
      for (const name of kind.properties) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (early === undefined) continue;
        Reflect.deleteProperty(this, name);
        this.properties.set(name, early.value);
      }
    }
  }

  for (const name of kind.properties) defineAccessor(GraduationElement.prototype, name);
  return GraduationElement;
}

interface WithProperties extends HTMLElement {
  readonly properties: Map<string, unknown>;
  update(): void;
}

function defineAccessor(prototype: WithProperties, name: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: WithProperties) {
      return this.properties.get(name);
    },
    set(this: WithProperties, value: unknown) {
      this.properties.set(name, value);
      this.update();
    },
  });
}
