import type { GraduationEvent } from '#provider/events.ts';

/** An element, and its properties as the host set them. */
interface Emitter {
  readonly element: HTMLElement;
  property(name: string): unknown;
}

/** Emits an event as a DOM event and to the property `onEvent`, with the same detail and without personal data. */
export function emitEvent({ element, property }: Emitter, event: GraduationEvent): void {
  const named = element.id === '' ? event : { ...event, id: element.id };
  const { type, ...detail } = named;
  element.dispatchEvent(
    new CustomEvent(`birrete-${type}`, { bubbles: true, composed: true, detail }),
  );
  const onEvent = property('onEvent');
  if (typeof onEvent === 'function') onEvent(named);
}
