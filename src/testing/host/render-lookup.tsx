import { memoryRouter } from '#routing/memory-router.ts';
import type { StatusLookupProps } from '#status-lookup/status-lookup.tsx';
import { type RenderedWidget, type RenderOptions, renderWidget } from './render-widget.tsx';

/** Options of `renderLookup`. */
export interface RenderLookupOptions extends RenderOptions {
  /** Props of the look-up. */
  readonly lookup?: StatusLookupProps | undefined;
}

/**
 * Renders the status look-up over the fake API, in jsdom, happy-dom or a browser.
 *
 * @example
 * const { container, university } = await renderLookup({ scenario: 'application-rejected' });
 */
export async function renderLookup(options: RenderLookupOptions = {}): Promise<RenderedWidget> {
  const { StatusLookup } = await import('#status-lookup/status-lookup.tsx');
  return renderWidget(
    options,
    { router: memoryRouter('/estado') },
    <StatusLookup codeParameter={false} {...options.lookup} />,
  );
}
