import { widgetKinds } from '../widgets/widget-kinds.ts';
import { createElementClass } from './graduation-element.ts';

/**
 * Defines `<graduation-wizard>`, `<graduation-status>`, `<graduation-verification>` and `<graduation-admin>`. Elements
 * that are already defined stay, so a script that a site loads twice does no harm. On a server it does nothing.
 *
 * @example defineGraduationElements();
 */
export function defineGraduationElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const kind of widgetKinds) {
    if (customElements.get(kind.tag) === undefined) {
      customElements.define(kind.tag, createElementClass(kind));
    }
  }
}
