import type { GraduationWizardProps } from '#graduation-wizard/graduation-wizard.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { type RenderedWidget, type RenderOptions, renderWidget } from './render-widget.tsx';

/** Options of `renderWizard`. */
export interface RenderWizardOptions extends RenderOptions {
  /** Props of the wizard. */
  readonly wizard?: GraduationWizardProps | undefined;
}

let count = 0;

/**
 * Renders the wizard over the fake API, in jsdom, happy-dom or a browser. Each has a separate university and draft.
 *
 * @example
 * const { container } = await renderWizard({ scenario: 'ceremony-closes-meanwhile' });
 */
export async function renderWizard(options: RenderWizardOptions = {}): Promise<RenderedWidget> {
  const { GraduationWizard } = await import('#graduation-wizard/graduation-wizard.tsx');
  count += 1;
  return renderWidget(
    options,
    { router: memoryRouter('/solicitar') },
    <GraduationWizard draftKey={`test-${count}`} {...options.wizard} />,
  );
}
