import type { WidgetKind } from '../widgets/widget-kinds.ts';
import { createElementWidget } from './element-widget.ts';

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
