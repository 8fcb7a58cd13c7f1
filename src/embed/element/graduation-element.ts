import { emitEvent } from '../surface/emit-event.ts';
import type { OpenedWidget } from '../surface/surface.ts';
import type { WidgetKind } from '../widgets/widget-kinds.ts';
import { afterParsing } from './after-parsing.ts';
import { createSurface, type ElementSurface, type EmbeddedElement } from './element-surface.ts';
import { missingFile } from './own-files.ts';

/**
 * The class of one of the elements. It imports no React: the widget's code is loaded when an element is connected, and
 * the content between the tags is shown until then.
 */
export function createElementClass(kind: WidgetKind): CustomElementConstructor {
  class GraduationElement extends HTMLElement {
    static readonly observedAttributes = kind.attributes;
    readonly properties = new Map<string, unknown>();
    private readonly widget = createElementWidget(this, kind);

    constructor() {
      super();
      takeEarlyProperties(this, kind);
    }

    connectedCallback() {
      this.widget.connect();
    }

    disconnectedCallback() {
      this.widget.disconnect();
    }

    /** `moveBefore` keeps the element connected, and therefore its widget. */
    connectedMoveCallback() {}

    attributeChangedCallback() {
      this.update();
    }

    update() {
      this.widget.update();
    }
  }

  for (const name of kind.properties) defineAccessor(GraduationElement.prototype, name);
  return GraduationElement;
}

interface WithProperties extends HTMLElement {
  readonly properties: Map<string, unknown>;
  update(): void;
}

/** A property that a script set before the element was defined hides its accessor; this passes the value to it. */
function takeEarlyProperties(element: WithProperties, kind: WidgetKind): void {
  for (const name of kind.properties) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (early === undefined) continue;
    Reflect.deleteProperty(element, name);
    element.properties.set(name, early.value);
  }
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

/** The state of an element's widget. */
type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly widget: OpenedWidget };

/** The widget of one element: loaded when the element is connected, closed when it is removed. */
interface ElementWidget {
  connect(): void;
  disconnect(): void;
  /** Attributes or properties have changed. Several changes in one task cause one update. */
  update(): void;
}

function createElementWidget(element: EmbeddedElement, kind: WidgetKind): ElementWidget {
  let surface: ElementSurface | undefined;
  let progress: Progress = { state: 'idle' };
  let isUpdateDue = false;
  let failures = 0;

  const prepare = () => {
    surface ??= createSurface(element, kind, { retry: open });
    return surface;
  };
  const open = () => {
    progress = { state: 'loading' };
    surface?.clearFailure();
    // A printed first screen stays untouched until its widget takes it over.
    const parsed = afterParsing(element, () => {
      if (element.shadowRoot === null) prepare();
    });
    Promise.all([kind.load(), parsed]).then(
      ([openWidget]) => {
        progress = element.isConnected
          ? { state: 'open', widget: openWidget(prepare()) }
          : { state: 'idle' };
      },
      () => {
        failures += 1;
        progress = { state: 'failed' };
        const place = prepare();
        showMissingCode(place);
        emitEvent(place, { type: 'load-failed', part: 'code', widget: kind.widget });
      },
    );
  };
  const showMissingCode = (place: ElementSurface) => {
    const file = missingFile(kind.widget);
    if (file === undefined) {
      return place.showFailure(failures > 1 ? 'not-loaded-again' : 'not-loaded');
    }
    place.developer.refuse('B053', `${file} is missing: a plugin has moved the script.`);
    place.showFailure('files-missing', file);
  };
  const close = () => {
    if (progress.state === 'open') progress.widget.close();
    if (progress.state !== 'loading') progress = { state: 'idle' };
    surface?.conceal();
  };

  return {
    connect: () => {
      if (progress.state === 'idle') open();
    },
    /** A move within the page disconnects and connects in one task; the widget stays. */
    disconnect: () => {
      setTimeout(() => {
        if (!element.isConnected) close();
      });
    },
    update: () => {
      if (isUpdateDue) return;
      isUpdateDue = true;
      queueMicrotask(() => {
        isUpdateDue = false;
        if (progress.state === 'open') progress.widget.update();
      });
    },
  };
}
