import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ReportsSection } from '../reports-section.tsx';

const meta = preview.meta({
  title: 'Consola/Reportes/Guion con dudas',
  ...sectionStory('/admin/reports', <ReportsSection />),
});

const name = 'Acto de Julio';

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

async function openScript(
  { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>,
  ceremony = new RegExp(name),
) {
  const button = canvas.getByRole('button', { name: messages.callScript.prepare });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: messages.callScript.title }));
  await userEvent.click(dialog.getByRole('combobox', { name: messages.callScript.ceremony }));
  await userEvent.click(await dialog.findByRole('option', { name: ceremony }));
  return dialog;
}

/** Two ceremonies with the same name; one confirmed application has a ceremony id, two have only the name. */
const twins: NonNullable<typeof meta.input.beforeEach> = ({ msw }) => {
  const confirmed = [7, null, null].map((ceremonyId, index) => ({
    id: index + 1,
    application_code: `AG-2026-00${index + 1}`,
    status: 'CONFIRMADA',
    first_name: 'Ana',
    last_name: `Peña ${index + 1}`,
    ceremony_id: ceremonyId,
    ceremony_name: name,
    career_name: 'Química',
  }));
  msw.use(
    answer('GET /api/ceremonies', [
      { id: 7, name, ceremony_date: '10/07/2026' },
      { id: 8, name, ceremony_date: '17/07/2026' },
    ]),
    answer('GET /api/applications', confirmed),
    answer('GET /api/titles', []),
    ...graduationHandlers(),
  );
};

/** Two careers with the same name; the confirmed application has neither a career id nor a faculty. */
const sameCareers: NonNullable<typeof meta.input.beforeEach> = ({ msw }) => {
  const careers = [
    { id: 1, name: 'Química', faculty_name: 'Ciencias' },
    { id: 2, name: 'Química', faculty_name: 'Ingeniería' },
  ];
  const nomenclatures = careers.map(({ id }) => ({
    id,
    career_id: id,
    career_name: 'Química',
    gender_id: 2,
    title_name: `Licenciada en Química ${id}`,
  }));
  msw.use(
    answer('GET /api/ceremonies', [{ id: 7, name, ceremony_date: '10/07/2026' }]),
    answer('GET /api/applications', [
      {
        id: 1,
        application_code: 'AG-2026-001',
        status: 'CONFIRMADA',
        first_name: 'Ana',
        last_name: 'Peña',
        gender_id: 2,
        ceremony_name: name,
        career_name: 'Química',
      },
    ]),
    answer('GET /api/careers', careers),
    answer('GET /api/degree-titles', nomenclatures),
    answer('GET /api/titles', []),
    ...graduationHandlers(),
  );
};

export const AmbiguousCareer = meta.story({
  name: 'Dos carreras con el mismo nombre',
  beforeEach: sameCareers,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openScript({ canvas, userEvent });
    await expect(
      await dialog.findByText(filled(messages.callScript.ambiguousCareers, { count: 1 })),
    ).toBeVisible();
    await expect(dialog.queryByText(matching(messages.callScript.untitled))).toBeNull();
    await expect(dialog.getByText(messages.callScript.noTitle)).toBeVisible();
  },
});

export const Undecided = meta.story({
  name: 'Solicitudes sin acto claro',
  beforeEach: twins,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openScript({ canvas, userEvent }, new RegExp(longDate('2026-07-10')));
    await expect(
      await dialog.findByText(filled(messages.callScript.ready, { count: 1 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.callScript.undecided, { count: 2 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.callScript.untitled, { count: 1 })),
    ).toBeVisible();
  },
});
