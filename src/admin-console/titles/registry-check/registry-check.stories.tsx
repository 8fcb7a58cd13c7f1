import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { rectifyTitle } from '../corrections/corrections.fixtures.ts';
import { TitlesSection } from '../titles-section.tsx';

const meta = preview.meta({
  title: 'Consola/Títulos/Comprobar libro',
  ...sectionStory('/admin/titles', <TitlesSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type PlayContext = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function openCheck({ canvas, userEvent }: PlayContext) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: messages.titles.checkBook }));
  return within(await screen.findByRole('dialog', { name: messages.registryCheck.title }));
}

/** A university with a finding of each kind in its acta register. */
function universityWithFindings() {
  const university = createFakeUniversity();
  const { titles } = university.rows;
  const byRecord = [...titles].sort(
    (a, b) => Number(a.record_registry) - Number(b.record_registry),
  );
  const [first, second, third, fourth] = byRecord;
  const last = byRecord.at(-1);
  if (first && second) second.record_registry = first.record_registry;
  if (third) third.record_registry = '';
  if (fourth && last) {
    [fourth.record_registry, last.record_registry] = [last.record_registry, fourth.record_registry];
  }
  return university;
}

export const Whole = meta.story({
  name: 'Sin hallazgos',
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(await dialog.findByText(messages.registryCheck.whole)).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.registryCheck.wholeText, { count: 142 })),
    ).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: messages.registryCheck.exportFindings }),
    ).toBeNull();
  },
});

export const WithRectifiedTitle = meta.story({
  name: 'Con un título rectificado',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    rectifyTitle(university, '0555');
    msw.use(...graduationHandlers({ university, extras: ['corrections'] }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(await dialog.findByText(matching(messages.registryCheck.wholeText))).toBeVisible();
  },
});

export const Closing = meta.story({
  name: 'Cerrar',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await userEvent.click(
      dialog.getAllByRole('button', { name: messages.registryCheck.close })[0] ?? document.body,
    );
    const button = canvas.getByRole('button', { name: messages.titles.checkBook });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Findings = meta.story({
  name: 'Con hallazgos',
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ university: universityWithFindings() }));
  },
  play: async ({ canvas, userEvent }) => {
    using downloads = recordDownloads();
    const dialog = await openCheck({ canvas, userEvent });
    await expect(await dialog.findByText(matching(messages.registryCheck.faults))).toBeVisible();
    await expect(dialog.queryByText(messages.registryCheck.whole)).toBeNull();
    const items = within(
      dialog.getByRole('list', { name: messages.registryCheck.findings }),
    ).getAllByRole('listitem');
    const { duplicate, record, borneBy, between } = messages.registryCheck;
    await expect(items[0]).toHaveTextContent(duplicate);
    await expect(items[0]).toHaveTextContent(`${record} 001`);
    await expect(items[0]).toHaveTextContent(matching(borneBy));
    await expect(items[0]).toHaveTextContent(matching(between));
    await expect(dialog.getAllByText(messages.registryCheck.missing).length).toBeGreaterThan(0);
    await expect(dialog.getAllByText(messages.registryCheck.outOfOrder).length).toBeGreaterThan(0);

    await userEvent.click(
      dialog.getByRole('button', { name: messages.registryCheck.exportFindings }),
    );
    await expect(
      await dialog.findByText(matching(messages.registryCheck.exported)),
    ).toBeInTheDocument();
    const [file] = await downloads.files();
    await expect(file?.name).toMatch(matching(messages.registryCheck.csvName));
    await expect(new TextDecoder().decode(file?.bytes)).toContain(`${duplicate},${record},`);
  },
});

export const FindingsWithoutExport = meta.story({
  name: 'Con hallazgos, sin permiso para exportar',
  tags: ['behavior'],
  args: { can: (action) => action !== 'titles.export' },
  beforeEach: Findings.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(await dialog.findByText(matching(messages.registryCheck.faults))).toBeVisible();
    await expect(
      dialog.queryByRole('button', { name: messages.registryCheck.exportFindings }),
    ).toBeNull();
  },
});

export const AmbiguousCareer = meta.story({
  name: 'Dos carreras con el mismo nombre',
  beforeEach: ({ msw }) => {
    const { titles } = createFakeUniversity().rows;
    const [first] = titles;
    if (first === undefined) throw new Error('expected a title');
    const careers = [1, 2].map((id) => ({ id, name: 'Química' }));
    msw.use(
      answer('GET /api/careers', careers),
      answer('GET /api/titles', [
        { ...first, application_code: 'AG-2026-001', career_name: 'Química', faculty_name: null },
      ]),
      answer('GET /api/applications', [{ id: 1, application_code: 'AG-2026-001' }]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(
      await dialog.findByText(filled(messages.registryCheck.ambiguousCareers, { count: 1 })),
    ).toBeVisible();
  },
});

export const ManyFindings = meta.story({
  name: 'Cientos de hallazgos',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    for (const title of university.rows.titles) title.folio_registry = 'sin folio';
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(
      await dialog.findByText(filled(messages.registryCheck.faults, { count: 142 })),
    ).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: filled(messages.pagination.page, { page: 15 }) }),
    );
    await expect(
      dialog.getAllByText(matching(messages.registryCheck.hasNoDigits, { text: 'sin folio' })),
    ).toHaveLength(2);
  },
});

export const Observation = meta.story({
  name: 'Con una observación',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const { ceremonies, titles, applications } = university.rows;
    const [, , third] = ceremonies;
    if (third) third.record_initial = '501';
    const own = new Set(
      applications.filter((row) => row.ceremony_id === third?.id).map(({ id }) => id),
    );
    for (const title of titles) {
      if (own.has(title.application_id))
        title.record_registry = String(Number(title.record_registry) + 400);
    }
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(await dialog.findByText(messages.registryCheck.whole)).toBeVisible();
    await expect(dialog.getByText(messages.registryCheck.jump)).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.registryCheck.range, { from: '101', to: '142' })),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'No se pudo comprobar',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/careers', { status: 500 }, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(await dialog.findByText(messages.registryCheck.unchecked)).toBeVisible();
    await expect(dialog.getByText(matching(messages.consoleLists.careers))).toBeVisible();
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  beforeEach: Failed.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await userEvent.click(await dialog.findByRole('button', { name: messages.console.retry }));
    await waitFor(() => expect(dialog.queryByText(messages.registryCheck.unchecked)).toBeNull());
    await expect(await dialog.findByText(messages.registryCheck.whole)).toBeVisible();
  },
});

export const Checking = meta.story({
  name: 'Comprobando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/applications'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCheck({ canvas, userEvent });
    await expect(dialog.getByText(messages.registryCheck.checking)).toBeInTheDocument();
    await expect(dialog.queryByText(messages.registryCheck.whole)).toBeNull();
  },
});
