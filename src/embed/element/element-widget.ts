import { emitEvent } from '../surface/emit-event.ts';
import type { OpenedWidget } from '../surface/surface.ts';
import type { WidgetKind } from '../widgets/widget-kinds.ts';
import { createSurface, type ElementSurface, type EmbeddedElement } from './element-surface.ts';

/** The state of an element's widget. */
type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly widget: OpenedWidget };

/** The widget of one element: loaded when the element is connected, closed when it is removed. */
export interface ElementWidget {
  connect(): void;
  disconnect(): void;
  /** Attributes or properties have changed. Several changes in one task cause one update. */
  update(): void;
}

export function createElementWidget(element: EmbeddedElement, kind: WidgetKind): ElementWidget {
  let surface: ElementSurface | undefined;
  let progress: Progress = { state: 'idle' };
  let isUpdateDue = false;
  let failures = 0;

  const open = () => {
    surface ??= createSurface(element, kind, { retry: open });
    const place = surface;
    progress = { state: 'loading' };
    place.clearFailure();
    kind.load().then(
      (openWidget) => {
        progress = element.isConnected
          ? { state: 'open', widget: openWidget(place) }
          : { state: 'idle' };
      },
      () => {
        failures += 1;
        progress = { state: 'failed' };
        place.showFailure(failures > 1 ? 'not-loaded-again' : 'not-loaded');
        emitEvent(place, { type: 'load-failed', part: 'code', widget: kind.widget });
      },
    );
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
