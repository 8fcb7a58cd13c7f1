import type { HttpHandler } from 'msw';
import type { GraduationWizardProps } from '../../graduation-wizard/graduation-wizard.tsx';
import type { GraduationEvent } from '../../provider/events.ts';
import type { GraduationProviderProps } from '../../provider/graduation-provider.tsx';
import { memoryRouter } from '../../routing/memory-router.ts';
import { fakeFetch } from '../fake-api/fake-fetch.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-api/fake-university.ts';
import { type Scenario, scenario } from '../scenarios.ts';
import { withoutAct } from './without-act.ts';

const origin = 'https://grados.universidad.test';

export interface RenderWizardOptions {
  /** The situation at the university. @default 'all-well' */
  readonly scenario?: Scenario | undefined;
  /** Faults of the test; they come first. */
  readonly handlers?: readonly HttpHandler[] | undefined;
  /** The university that answers. @default a new one */
  readonly university?: FakeUniversity | undefined;
  /** Props of the wizard. */
  readonly wizard?: GraduationWizardProps | undefined;
  /** Props of the provider: theme, messages, adapters. */
  readonly provider?: Partial<Omit<GraduationProviderProps, 'children'>> | undefined;
}

export interface RenderedWizard {
  /** The element in the page's body that contains the wizard. */
  readonly container: HTMLElement;
  readonly university: FakeUniversity;
  /** The events that the provider's `onEvent` received, in order. */
  readonly events: readonly GraduationEvent[];
  /** Removes the wizard from the page. */
  unmount(): void;
}

let count = 0;

/**
 * Renders the wizard over the fake API, in jsdom, happy-dom or a browser. Each has a separate university and draft.
 *
 * @example
 * const { container } = await renderWizard({ scenario: 'ceremony-closes-meanwhile' });
 */
export async function renderWizard(options: RenderWizardOptions = {}): Promise<RenderedWizard> {
  // Fetched here, so that a test of an API alone gets no widget with the fake API.
  const [{ createRoot }, { GraduationProvider }, { GraduationWizard }] = await Promise.all([
    import('react-dom/client'),
    import('../../provider/graduation-provider.tsx'),
    import('../../graduation-wizard/graduation-wizard.tsx'),
  ]);
  const { university = createFakeUniversity(), provider } = options;
  const events: GraduationEvent[] = [];
  const behind = scenario(options.scenario ?? 'all-well', { university });
  const fetch = fakeFetch([...(options.handlers ?? []), ...behind]);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  count += 1;
  const draftKey = `test-${count}`;

  await withoutAct(async () =>
    root.render(
      <GraduationProvider
        router={memoryRouter('/solicitar')}
        {...provider}
        api={{ baseUrl: origin, fetch, ...provider?.api }}
        onEvent={(event) => {
          events.push(event);
          provider?.onEvent?.(event);
        }}
      >
        <GraduationWizard draftKey={draftKey} {...options.wizard} />
      </GraduationProvider>,
    ),
  );
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  return { container, university, events, unmount };
}
