import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import type { GraduationEvent } from '#provider/events.ts';
import type { GraduationProviderProps } from '#provider/graduation-provider.tsx';
import { fakeFetch } from '../fake-api/fake-fetch.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-api/fake-university.ts';
import { type Scenario, scenario } from '../scenarios/scenario.ts';
import { withoutAct } from './without-act.ts';

const origin = 'https://grados.universidad.test';

/** Common options of `renderWizard`, `renderLookup` and `renderConsole`. */
export interface RenderOptions {
  /** The situation at the university. @default 'all-well' */
  readonly scenario?: Scenario | undefined;
  /** Faults of the test; they come first. */
  readonly handlers?: readonly HttpHandler[] | undefined;
  /** The university that answers. @default a new one */
  readonly university?: FakeUniversity | undefined;
  /** Props of the provider: theme, messages, adapters. */
  readonly provider?: Partial<Omit<GraduationProviderProps, 'children'>> | undefined;
}

/** A widget in the page's body, and what is behind it. */
export interface RenderedWidget {
  /** The element in the page's body that contains the widget. */
  readonly container: HTMLElement;
  /** The fake university that answers the widget. */
  readonly university: FakeUniversity;
  /** The events that the provider's `onEvent` received, in order. */
  readonly events: readonly GraduationEvent[];
  /** Removes the widget from the page. */
  unmount(): void;
}

/** Renders a widget over the fake API. @param defaults props of the provider, unless the options set them */
export async function renderWidget(
  options: RenderOptions,
  defaults: RenderOptions['provider'],
  widget: ReactElement,
): Promise<RenderedWidget> {
  // Fetched here, so that a test of an API alone gets no widget with the fake API.
  const [{ createRoot }, { GraduationProvider }] = await Promise.all([
    import('react-dom/client'),
    import('#provider/graduation-provider.tsx'),
  ]);
  const { university = createFakeUniversity(), provider } = options;
  const events: GraduationEvent[] = [];
  const behind = scenario(options.scenario ?? 'all-well', { university });
  const fetch = fakeFetch([...(options.handlers ?? []), ...behind]);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);

  await withoutAct(async () =>
    root.render(
      <GraduationProvider
        {...defaults}
        {...provider}
        api={{ baseUrl: origin, fetch, ...provider?.api }}
        onEvent={(event) => {
          events.push(event);
          provider?.onEvent?.(event);
        }}
      >
        {widget}
      </GraduationProvider>,
    ),
  );
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  return { container, university, events, unmount };
}
