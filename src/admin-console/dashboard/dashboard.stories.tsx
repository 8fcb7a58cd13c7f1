import { expect, screen, waitFor, within } from 'storybook/test';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { longTimeout } from '#testing/failures/timeouts.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { DataScope } from '../data/data-scope.tsx';
import { ConsoleScope } from '../navigation/console-scope.tsx';
import { DashboardSection } from './dashboard-section.tsx';

const summaryExtra = ['summary'] as const;

type Parameters = Readonly<Record<string, unknown>>;

function extrasOf({ offersSummary }: Parameters) {
  return offersSummary === true ? summaryExtra : undefined;
}

function address({ query }: Parameters): string {
  return `/admin${typeof query === 'string' ? query : ''}`;
}

const meta = preview.meta({
  title: 'Consola/Dashboard',
  component: DashboardSection,
  parameters: { bare: true },
  decorators: [
    (Story, { globals, parameters }) => (
      <GraduationProvider
        api={{ baseUrl: '', timeoutMs: longTimeout, extras: extrasOf(parameters) }}
        auth={createFakeAuth({ role: 1 })}
        {...storyLook(globals)}
      >
        <ConsoleScope
          router={memoryRouter(address(parameters))}
          dashboard={parameters.isLive === true ? 'live' : 'static'}
        >
          <DataScope>
            <WidgetFrame>
              <main style={{ padding: '1.5em' }}>
                <Story />
              </main>
            </WidgetFrame>
          </DataScope>
        </ConsoleScope>
      </GraduationProvider>
    ),
  ],
});

type Canvas = Pick<typeof screen, 'getByText'>;

function figure(canvas: Canvas, name: string): string | null | undefined {
  return canvas.getByText(name).nextElementSibling?.textContent;
}

const specified = [
  ['pending', '24'],
  ['confirmed', '156'],
  ['ceremonies', '3'],
  ['titles', '142'],
] as const;

async function showsSpecified(canvas: Canvas) {
  for (const [key, count] of specified) {
    await expect(figure(canvas, messages.dashboard[key])).toBe(count);
  }
}

export const Default = meta.story({
  name: 'Cifras de muestra',
  play: async ({ canvas }) => {
    await showsSpecified(canvas);
    await expect(canvas.getByText(matching(messages.dashboard.asSpecified))).toBeVisible();
    await expect(canvas.getByRole('region', { name: messages.dashboard.recent })).toBeVisible();
  },
});

/** The demonstration data has the figures of the specification. */
export const CountedWhenAsked = meta.story({
  name: 'Cuenta cuando se pide',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.dashboard.refresh }));
    await expect(await canvas.findByText(matching(messages.dashboard.counted))).toBeVisible();
    await showsSpecified(canvas);
  },
});

export const Counted = meta.story({
  name: 'Cifras contadas',
  parameters: { isLive: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(matching(messages.dashboard.counted))).toBeVisible();
    await showsSpecified(canvas);
  },
});

export const Counting = meta.story({
  name: 'Contando',
  parameters: { isLive: true },
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(figure(canvas, messages.dashboard.titles)).toBe('142'));
    await expect(figure(canvas, messages.dashboard.pending)).toBe('…');
    await expect(
      canvas.getByRole('button', { name: messages.dashboard.refreshing }),
    ).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'Error al contar',
  parameters: { isLive: true },
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/applications', { status: 500 }, { once: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleLists.applications)).toBeVisible();
    await expect(await screen.findByText(messages.failures.server)).toBeVisible();
    await expect(figure(canvas, messages.dashboard.pending)).toBe(messages.dashboard.unknown);
    await waitFor(() => expect(figure(canvas, messages.dashboard.ceremonies)).toBe('3'));
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  parameters: { isLive: true },
  beforeEach: Failed.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const alert = (await canvas.findByText(messages.dashboard.failed)).closest('[data-tone]');
    await userEvent.click(
      within(alert as HTMLElement).getByRole('button', { name: messages.console.retry }),
    );
    await waitFor(() => expect(figure(canvas, messages.dashboard.pending)).toBe('24'));
  },
});

/** A failed read of the titles is not reported. */
export const WithoutTitles = meta.story({
  name: 'Sin los títulos',
  parameters: { isLive: true },
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/titles', { status: 500 }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(figure(canvas, messages.dashboard.titles)).toBe('0'));
    await waitFor(() => expect(figure(canvas, messages.dashboard.pending)).toBe('24'));
    await expect(screen.queryByRole('img', { name: messages.ui.error })).not.toBeInTheDocument();
  },
});

const withSummary = { offersSummary: true };

/** The server answers the summary beside the calls of the API contract. */
const offerSummary: NonNullable<typeof meta.input.beforeEach> = ({ msw }) => {
  msw.use(...graduationHandlers({ extras: ['summary'] }));
};

/** A university with a correction that was answered, an annulled title and two that were handed over together. */
function universityWithCorrections() {
  const university = createFakeUniversity();
  university.titleProofs.set(163, {
    corrections: [
      {
        id: 1,
        status: 'answered',
        description: 'Falta una tilde',
        requested_at: '2026-06-14T15:30:00.000Z',
        reply: 'Así consta en tu documento.',
        decided_at: '2026-06-15T15:00:00.000Z',
      },
    ],
  });
  const { handovers } = university;
  const [title] = university.rows.titles;
  const [registrar] = university.rows.users;
  for (const entry of handovers.splice(-2)) {
    handovers.push({
      ...entry,
      collector: { kind: 'graduate' },
      recorded_at: '2026-06-14T15:00:00.000Z',
    });
  }
  if (title === undefined || registrar === undefined) throw new Error('No title or user');
  title.application_code = 'AG-2026-160';
  university.titleEntries.push({
    id: 1,
    title_id: title.id,
    kind: 'annulled',
    resolution_number: 'CU-0123-2026',
    resolution_date: '2026-06-10',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Se emitió dos veces.',
    replacing_title_id: null,
    entered_by: registrar.full_name,
    created_at: '2026-06-15T15:30:00.000Z',
  });
  return university;
}

export const WithSummary = meta.story({
  name: 'Con resumen del servidor',
  parameters: withSummary,
  beforeEach: offerSummary,
  play: async ({ canvas }) => {
    await waitFor(() => expect(figure(canvas, messages.dashboard.pending)).toBe('24'));
    await showsSpecified(canvas);
    await expect(await canvas.findByText(matching(messages.dashboard.counted))).toBeVisible();
    const recent = within(canvas.getByRole('region', { name: messages.dashboard.recent }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(8);
  },
});

export const SummaryLoading = meta.story({
  name: 'Cargando el resumen',
  parameters: withSummary,
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/summary'));
  },
  play: async ({ canvas }) => {
    await expect(figure(canvas, messages.dashboard.pending)).toBe('…');
  },
});

export const SummaryFailed = meta.story({
  name: 'El resumen falla',
  parameters: withSummary,
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/summary', { status: 500 }, { once: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.dashboard.summaryFailed)).toBeVisible();
    await expect(figure(canvas, messages.dashboard.pending)).toBe(messages.dashboard.unknown);
    await expect(canvas.getByText(messages.activity.failed)).toBeVisible();
  },
});

export const SummaryRetried = meta.story({
  name: 'Reintentar el resumen',
  tags: ['behavior'],
  parameters: withSummary,
  beforeEach: ({ msw }) => {
    msw.use(
      failWith('GET /api/summary', { status: 500 }, { once: true }),
      ...graduationHandlers({ extras: ['summary'] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.retry }));
    await waitFor(() => expect(figure(canvas, messages.dashboard.pending)).toBe('24'));
  },
});

export const SummaryOutdated = meta.story({
  name: 'El resumen no se puede actualizar',
  tags: ['behavior'],
  parameters: withSummary,
  beforeEach: offerSummary,
  play: async ({ canvas, userEvent, msw }) => {
    await waitFor(() => expect(figure(canvas, messages.dashboard.pending)).toBe('24'));
    msw.use(failWith('GET /api/summary', { status: 500 }));
    await userEvent.click(canvas.getByRole('button', { name: messages.dashboard.refresh }));
    await expect(await screen.findByText(messages.dashboard.summaryFailed)).toBeVisible();
    await expect(figure(canvas, messages.dashboard.pending)).toBe('24');
    await expect(await canvas.findByText(matching(messages.dashboard.counted))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.console.retry })).toBeNull();
  },
});

export const WithoutActivity = meta.story({
  name: 'Sin actividad',
  parameters: withSummary,
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ data: 'empty', extras: ['summary'] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.activity.empty)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: messages.activity.seeAll })).toBeNull();
  },
});

export const AllActivity = meta.story({
  name: 'Toda la actividad',
  parameters: withSummary,
  beforeEach: offerSummary,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: messages.activity.seeAll }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(50));
    const heading = canvas.getByRole('heading', { name: messages.dashboard.recent });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: messages.activity.more }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(50));
  },
});

export const TitleActivity = meta.story({
  name: 'Actividad de títulos y correcciones',
  parameters: { ...withSummary, query: '?view=activity' },
  beforeEach: ({ msw }) => {
    const extras = ['summary', 'proof', 'corrections', 'handover'] as const;
    msw.use(...graduationHandlers({ university: universityWithCorrections(), extras }));
  },
  play: async ({ canvas }) => {
    const { correctionRequested, correctionAnswered, titleAnnulled, titlesHandedOver } =
      messages.activity;
    const annulled = filled(titleAnnulled, { name: 'AG-2026-160' });
    const link = await canvas.findByRole('link', { name: annulled });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/titles\?q=AG-2026-160$/));
    for (const text of [correctionRequested, correctionAnswered]) {
      await expect(canvas.getByText(filled(text, { name: 'AG-2026-014' }))).toBeVisible();
    }
    await expect(canvas.getByText(messages.activity.lookUp)).toBeVisible();
    await expect(canvas.getByText(filled(titlesHandedOver, { count: 2 }))).toBeVisible();
  },
});

export const FilteredActivity = meta.story({
  name: 'Actividad filtrada',
  parameters: { ...withSummary, query: '?view=activity&object=title' },
  beforeEach: offerSummary,
  play: async ({ canvas, userEvent }) => {
    const issued = matching(messages.activity.titlesIssued);
    await expect((await canvas.findAllByText(issued)).length).toBeGreaterThan(0);
    await userEvent.click(
      canvas.getByRole('combobox', { name: matching(messages.activity.person) }),
    );
    await userEvent.click(await canvas.findByRole('option', { name: messages.activity.visitors }));
    await expect(await canvas.findByText(messages.activity.emptyFiltered)).toBeVisible();
  },
});

export const ActivityFailed = meta.story({
  name: 'La actividad falla',
  parameters: { ...withSummary, query: '?view=activity' },
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/summary', { status: 500 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.activity.failed)).toBeVisible();
    await expect(
      canvas.getByRole('combobox', { name: matching(messages.activity.object) }),
    ).toBeVisible();
  },
});
