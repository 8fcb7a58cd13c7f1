import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { callFailures } from '#testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { lostAnswer } from '#testing/fake-api/lost-answer.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { TitlesSection } from '../titles-section.tsx';
import { annulment, annulTitle, rectifyTitle } from './corrections.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Anular, rectificar y duplicar',
  ...sectionStory('/admin/titles?q=0555', <TitlesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];
type Msw = Play['msw'];

/** A university whose title with folio 0555 the stories correct. */
function serve(msw: Msw, university = createFakeUniversity()) {
  msw.use(...graduationHandlers({ university, extras: ['corrections'] }));
  return university;
}

async function openDetail({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, row = 0) {
  await canvas.findByRole('gridcell', { name: '0555' });
  const buttons = canvas.getAllByRole('button', { name: matching(messages.titles.view) });
  await userEvent.click(buttons[row] ?? document.body);
  return within(await screen.findByRole('dialog', { name: messages.titleDetail.title }));
}

async function openCorrection(play: Play, action: 'annul' | 'rectify' | 'duplicate') {
  const detail = await openDetail(play);
  const name = messages.titleCorrections[action];
  await play.userEvent.click(await detail.findByRole('button', { name }));
  const role = action === 'annul' ? 'alertdialog' : 'dialog';
  // The dialog that shows while the form loads has the same name.
  const field = { name: messages.titleCorrections.number };
  const dialog = () => within(screen.getByRole(role, { name }));
  await waitFor(() => dialog().getByRole('textbox', field));
  return dialog();
}

const resolutionTexts = {
  number: 'CU-0123-2026',
  date: '01/06/2026',
  body: 'Consejo',
  reason: 'Error',
};

async function fillResolution(
  dialog: Awaited<ReturnType<typeof openCorrection>>,
  { userEvent }: Play,
) {
  for (const [field, text] of Object.entries(resolutionTexts)) {
    const label = messages.titleCorrections[field as keyof typeof resolutionTexts];
    await userEvent.type(await dialog.findByRole('textbox', { name: label }), text);
  }
}

async function submit(
  dialog: Awaited<ReturnType<typeof openCorrection>>,
  { userEvent }: Play,
  action: 'annul' | 'rectify' | 'duplicate',
) {
  const name = messages.titleCorrections[action];
  await userEvent.click(dialog.getByRole('button', { name }));
}

/** Compares old and new, and rectifies. */
async function rectify(dialog: Awaited<ReturnType<typeof openCorrection>>, { userEvent }: Play) {
  const { compare, rectify: confirm } = messages.titleCorrections;
  await userEvent.click(dialog.getByRole('button', { name: compare }));
  await dialog.findByRole('table', { name: compare });
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
}

export const Annulling = meta.story({
  name: 'Anular un título',
  beforeEach: ({ msw }) => void serve(msw),
  play: async (play) => {
    const dialog = await openCorrection(play, 'annul');
    await submit(dialog, play, 'annul');
    const texts = messages.titleCorrections;
    for (const problem of [
      texts.numberRequired,
      texts.dateRequired,
      texts.bodyRequired,
      texts.reasonRequired,
    ]) {
      await expect(await dialog.findByText(problem)).toBeVisible();
    }
    await expect(dialog.getByRole('textbox', { name: texts.number })).toHaveFocus();
    await fillResolution(dialog, play);
    await submit(dialog, play, 'annul');
    await expect(await screen.findByText(texts.annulDone)).toBeVisible();
    const row = await play.canvas.findByRole('rowheader', { name: matching(texts.annulled) });
    await expect(row).toBeVisible();
    // The button that opened the form is gone with the detail, so the focus returns to the detail's.
    const [view] = play.canvas.getAllByRole('button', { name: matching(messages.titles.view) });
    await waitFor(() => expect(view).toHaveFocus());

    const detail = await openDetail(play);
    const notes = within(detail.getByRole('region', { name: texts.marginalNotes }));
    const date = longDate('2026-06-01');
    const note = filled(texts.annulledNote, { number: 'CU-0123-2026', date });
    await expect(notes.getByText(note)).toBeVisible();
    await expect(notes.getByText('Consejo. Error')).toBeVisible();
    await expect(detail.queryByRole('button', { name: texts.annul })).toBeNull();
  },
});

export const AnnulmentForm = meta.story({
  name: 'La pregunta antes de anular',
  beforeEach: ({ msw }) => void serve(msw),
  play: async (play) => {
    const dialog = await openCorrection(play, 'annul');
    await expect(dialog.getByText(matching(messages.titleCorrections.annulText))).toBeVisible();
  },
});

export const Rectifying = meta.story({
  name: 'Rectificar un título',
  beforeEach: ({ msw }) => void serve(msw),
  play: async (play) => {
    const texts = messages.titleCorrections;
    const dialog = await openCorrection(play, 'rectify');
    await fillResolution(dialog, play);
    await play.userEvent.click(dialog.getByRole('button', { name: texts.compare }));
    await expect(await dialog.findByText(texts.nothingChanged)).toBeVisible();
    const lastName = dialog.getByRole('textbox', { name: texts.lastName });
    await play.userEvent.clear(lastName);
    await play.userEvent.type(lastName, 'Ñáñez');
    await rectify(dialog, play);
    await expect(await screen.findByText(texts.rectifyDone)).toBeVisible();

    const detail = await openDetail(play);
    const successor = await detail.findByRole('button', { name: texts.seeSuccessor });
    await play.userEvent.click(successor);
    await expect(await detail.findByText(matching(texts.replacesNote))).toBeVisible();
    await expect(detail.getByText(/ Ñáñez /)).toBeVisible();
    await expect(detail.getByRole('button', { name: texts.annul })).toBeEnabled();
  },
});

export const RectificationForm = meta.story({
  name: 'El formulario de una rectificación',
  beforeEach: ({ msw }) => void serve(msw),
  play: async (play) => {
    const dialog = await openCorrection(play, 'rectify');
    const { corrected, hideFormerName } = messages.titleCorrections;
    await expect(await dialog.findByRole('group', { name: corrected })).toBeVisible();
    await expect(dialog.queryByRole('switch', { name: hideFormerName })).not.toBeInTheDocument();
  },
});

export const HidingTheFormerName = meta.story({
  name: 'Rectificar y ocultar el nombre anterior',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(...graduationHandlers({ university, extras: ['corrections', 'hidden-names'] }));
  },
  play: async (play) => {
    const texts = messages.titleCorrections;
    const dialog = await openCorrection(play, 'rectify');
    const option = await dialog.findByRole('switch', { name: texts.hideFormerName });
    await expect(option).not.toBeChecked();
    await expect(option).toHaveAccessibleDescription(texts.hideFormerNameText);
    await play.userEvent.click(option);
    const firstName = dialog.getByRole('textbox', { name: texts.firstName });
    await play.userEvent.clear(firstName);
    await play.userEvent.type(firstName, 'Alejandra');
    await fillResolution(dialog, play);
    await rectify(dialog, play);
    await expect(await screen.findByText(texts.rectifyDone)).toBeVisible();

    const detail = await openDetail(play);
    await expect(
      await detail.findByText(matching(`${texts.rectifiedNote} ${texts.hiddenNote}`)),
    ).toBeVisible();
  },
});

const statedOptions = { extras: ['corrections', 'title-contents'] } as const;

export const RectifyingTheBirth = meta.story({
  name: 'Rectificar el nacimiento, con la causa',
  beforeEach: ({ msw }) => void msw.use(...graduationHandlers(statedOptions)),
  play: async (play) => {
    const { userEvent } = play;
    const texts = messages.titleCorrections;
    const dialog = await openCorrection(play, 'rectify');
    const birth = dialog.getByRole('textbox', { name: texts.birthDate });
    await userEvent.clear(birth);
    await userEvent.type(birth, '31121999');
    await fillResolution(dialog, play);
    await userEvent.click(dialog.getByRole('button', { name: texts.compare }));
    await expect(await dialog.findByText(texts.causeRequired)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: texts.ofUniversity }));
    await userEvent.click(dialog.getByRole('button', { name: texts.compare }));
    const comparison = await dialog.findByRole('table', { name: texts.compare });
    await expect(dialog.getByText(texts.compareText)).toHaveFocus();
    const row = within(comparison).getByRole('row', { name: matching(texts.birthDate) });
    await expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(longDate('1999-12-31'));
    await expect(within(comparison).getAllByRole('row')).toHaveLength(2);

    await userEvent.click(dialog.getByRole('button', { name: texts.back }));
    await expect(dialog.getByRole('textbox', { name: texts.birthDate })).toHaveValue('31/12/1999');
    await rectify(dialog, play);
    await expect(await screen.findByText(texts.rectifyDone)).toBeVisible();
    const detail = await openDetail(play);
    const cause = filled(texts.causeNote, { cause: texts.ofUniversity });
    await expect(await detail.findByText(cause)).toBeVisible();
  },
});

export const Comparing = meta.story({
  name: 'Lo que dice y lo que dirá',
  beforeEach: ({ msw }) => void msw.use(...graduationHandlers(statedOptions)),
  play: async (play) => {
    const { userEvent } = play;
    const texts = messages.titleCorrections;
    const dialog = await openCorrection(play, 'rectify');
    const changed = {
      firstName: 'Ángela',
      birthPlace: 'Ciudad Bolívar',
      ceremonyName: 'Acto Solemne',
      ceremonyLocation: 'Teatro',
    };
    for (const [field, text] of Object.entries(changed)) {
      const name = texts[field as keyof typeof changed];
      const input = dialog.getByRole('textbox', { name });
      await userEvent.clear(input);
      await userEvent.type(input, text);
    }
    await fillResolution(dialog, play);
    await userEvent.click(dialog.getByRole('radio', { name: texts.ofGraduate }));
    await userEvent.click(dialog.getByRole('button', { name: texts.compare }));
    const comparison = await dialog.findByRole('table', { name: texts.compare });
    for (const text of Object.values(changed)) {
      await expect(within(comparison).getByRole('cell', { name: text })).toBeVisible();
    }
  },
});

export const UnreadContent = meta.story({
  name: 'No se pudo leer lo que dice el título',
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers(statedOptions));
    msw.use(callFailures.server.on('GET /api/titles/{id}/content', { once: true }));
  },
  play: async (play) => {
    const { rectify: name, firstName } = messages.titleCorrections;
    const detail = await openDetail(play);
    await play.userEvent.click(await detail.findByRole('button', { name }));
    const retry = await screen.findByRole('button', { name: messages.console.retry });
    await play.userEvent.click(retry);
    await expect(await screen.findByRole('textbox', { name: firstName })).toBeVisible();
  },
});

export const Duplicating = meta.story({
  name: 'Emitir dos duplicados con una resolución',
  beforeEach: ({ msw }) => void serve(msw),
  play: async (play) => {
    const texts = messages.titleCorrections;
    const first = await openCorrection(play, 'duplicate');
    await fillResolution(first, play);
    await submit(first, play, 'duplicate');
    await expect(await screen.findByText(texts.duplicateDone)).toBeVisible();
    const detail = await openDetail(play);
    await expect(await detail.findByText(matching(texts.duplicatedNote))).toBeVisible();
    await expect(detail.getByText(messages.titleDetail.issued)).toBeVisible();
    await play.userEvent.keyboard('{Escape}');

    const second = await openCorrection(play, 'duplicate');
    await fillResolution(second, play);
    await submit(second, play, 'duplicate');
    await expect(
      await second.findByText('Ya hay un duplicado de este título con esa resolución.'),
    ).toBeVisible();
  },
});

export const LostAnswer = meta.story({
  name: 'La respuesta se pierde',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const options = { university, extras: ['corrections'] } as const;
    msw.use(lostAnswer('POST /api/titles/{id}/annulment', options), ...graduationHandlers(options));
  },
  play: async (play) => {
    const dialog = await openCorrection(play, 'annul');
    await fillResolution(dialog, play);
    await submit(dialog, play, 'annul');
    await expect(await screen.findByText(messages.titleCorrections.annulDone)).toBeVisible();
    await expect(screen.getByText(messages.consoleLists.createdAfterAll)).toBeVisible();
  },
});

/** The university of the story below, which another administrator changes. */
let current = createFakeUniversity();

export const AnnulledElsewhere = meta.story({
  name: 'Otra persona lo anula mientras tanto',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    current = serve(msw);
  },
  play: async (play) => {
    const dialog = await openCorrection(play, 'annul');
    await fillResolution(dialog, play);
    annulTitle(current, '0555');
    await submit(dialog, play, 'annul');
    await expect(await dialog.findByText('Este título ya está anulado.')).toBeVisible();
    const mark = matching(messages.titleCorrections.annulled);
    await waitFor(() =>
      expect(play.canvas.getByRole('rowheader', { name: mark, hidden: true })).toBeVisible(),
    );
  },
});

/** A university whose first title is annulled and whose second one is rectified. */
function universityWithCorrections() {
  const university = createFakeUniversity();
  const [first, second] = university.rows.titles;
  if (first) annulTitle(university, first.folio_registry);
  if (second) rectifyTitle(university, second.folio_registry);
  return university;
}

export const Marked = meta.story({
  name: 'Títulos anulados y rectificados en la lista',
  args: { address: '/admin/titles?sort=folio' },
  beforeEach: ({ msw }) => {
    serve(msw, universityWithCorrections());
  },
  play: async ({ canvas }) => {
    const { annulled, rectified } = messages.titleCorrections;
    for (const mark of [annulled, rectified]) {
      await expect(await canvas.findByText(mark)).toBeVisible();
    }
  },
});

export const FilteredByStanding = meta.story({
  name: 'Filtrar por estado',
  args: { address: '/admin/titles?standing=annulled' },
  beforeEach: ({ msw }) => {
    serve(msw, universityWithCorrections());
  },
  play: async ({ canvas, userEvent }) => {
    const { standingFilter, valid, rectified, annulled, duplicated } = messages.titleCorrections;
    await expect(
      await canvas.findByRole('combobox', { name: matching(standingFilter) }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('rowheader', { name: matching(annulled) })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: matching(standingFilter) }));
    const labels = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(labels.slice(1)).toEqual([valid, rectified, annulled, duplicated]);
    await userEvent.click(await screen.findByRole('option', { name: rectified }));
    await expect(await canvas.findByRole('rowheader', { name: matching(rectified) })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
});

export const Exporting = meta.story({
  name: 'Exportar con la nota marginal',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    annulTitle(university, '0555');
    serve(msw, university);
  },
  play: async ({ canvas, userEvent }) => {
    using downloads = recordDownloads();
    const mark = matching(messages.titleCorrections.annulled);
    await canvas.findByRole('rowheader', { name: mark });
    await userEvent.click(canvas.getByRole('button', { name: messages.titles.exportCsv }));
    await canvas.findByText(filled(messages.titles.exported, { count: 1 }));
    const [file] = await downloads.files();
    const [head, row] = new TextDecoder().decode(file?.bytes).split('\r\n');
    await expect(head?.split(',').at(-1)).toBe(messages.titleCorrections.marginalNote);
    await expect(row).toContain(annulment.resolution_number);
  },
});

export const Unread = meta.story({
  name: 'Las correcciones no se pueden cargar',
  beforeEach: ({ msw }) => {
    serve(msw);
    msw.use(callFailures.server.on('GET /api/title-entries'));
  },
  play: async ({ canvas }) => {
    await expectFailure(canvas, callFailures.server, messages.consoleLists.titleEntries);
    await expect(await canvas.findByRole('gridcell', { name: '0555' })).toBeVisible();
  },
});

export const Retried = meta.story({
  name: 'Reintentar la carga de las correcciones',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    serve(msw);
    msw.use(callFailures.server.on('GET /api/title-entries', { once: true }));
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await expect(await canvas.findByText(messages.consoleLists.titleEntries)).toBeVisible();
    const { annul } = messages.titleCorrections;
    const detail = await openDetail(play);
    await expect(detail.queryByRole('button', { name: annul })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: messages.console.retry }));
    await waitFor(() => expect(canvas.queryByText(messages.consoleLists.titleEntries)).toBeNull());
    const reloaded = await openDetail(play);
    await expect(await reloaded.findByRole('button', { name: annul })).toBeVisible();
  },
});

export const WithoutPermission = meta.story({
  name: 'Sin permiso de anular',
  tags: ['behavior'],
  args: { can: (action) => action !== 'titles.annul' },
  beforeEach: ({ msw }) => void serve(msw),
  play: async (play) => {
    const detail = await openDetail(play);
    const { annul, rectify } = messages.titleCorrections;
    await expect(await detail.findByRole('button', { name: rectify })).toBeVisible();
    await expect(detail.queryByRole('button', { name: annul })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  name: 'En un teléfono',
  tags: ['behavior'],
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => void msw.use(...graduationHandlers(statedOptions)),
  play: async (play) => {
    const dialog = await openCorrection(play, 'rectify');
    await dialog.findByRole('textbox', { name: messages.titleCorrections.birthPlace });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
