import { expect, screen, waitFor } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { TitlesSection } from '#admin-console/titles/titles-section.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { announceHandovers } from '../handover-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Filtro por entrega',
  ...sectionStory('/admin/titles?handover=pending', <TitlesSection />),
  beforeEach: (context) => {
    sessionStorage.clear();
    announceHandovers(context);
  },
});

const field = () => ({ name: matching(messages.titleHandover.filter) });

function showing(total: number, last = 10) {
  return filled(messages.titles.showing, { first: 1, last, total });
}

export const Pending = meta.story({
  name: 'Por entregar',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(showing(16))).toBeVisible();
    await expect(canvas.getByRole('combobox', field())).toHaveTextContent(
      messages.titleHandover.pending,
    );
  },
});

export const EveryFilter = meta.story({
  name: 'Junto a los demás filtros',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(...graduationHandlers({ university, extras: ['corrections', 'handover'] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(showing(16))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(4));
    const clear = canvas.getByRole('button', { name: messages.titles.clearFilters });
    await expect(clear).toBeVisible();
  },
});

export const Choosing = meta.story({
  name: 'Elegir los entregados',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', field()));
    const { everyTitle, pending, overdue, delivered } = messages.titleHandover;
    const labels = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(labels).toEqual([everyTitle, pending, overdue, delivered]);
    await userEvent.click(screen.getByRole('option', { name: delivered }));
    await expect(await canvas.findByText(showing(126))).toBeVisible();
  },
});

export const Unread = meta.story({
  name: 'Las entregas no se pueden cargar',
  beforeEach: ({ msw }) => msw.use(failWith('GET /api/handovers', { status: 500 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.consoleLists.handovers)).toBeVisible();
    await expect(await canvas.findByText(showing(142))).toBeVisible();
    await expect(canvas.queryByRole('combobox', field())).toBeNull();
  },
});

export const Retried = meta.story({
  name: 'Reintentar la carga de las entregas',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/handovers', { status: 500 }, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.retry }));
    await expect(await canvas.findByText(showing(16))).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(messages.consoleLists.handovers)).toBeNull());
  },
});
