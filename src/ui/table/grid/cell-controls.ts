const controls = 'button, a[href], input, select, textarea, [tabindex]';

/** What of a cell can be operated, in its order. */
export function controlsOf(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.matches(':disabled'),
  );
}
