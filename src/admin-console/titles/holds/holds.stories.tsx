import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity, type FakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { holdTitle } from '../corrections/corrections.fixtures.ts';
import { TitlesSection } from '../titles-section.tsx';

const meta = preview.meta({
  title: 'Consola/Títulos/En revisión',
  ...sectionStory('/admin/titles?q=0555', <TitlesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];
type Msw = Play['msw'];

function serve(msw: Msw, university: FakeUniversity = createFakeUniversity()) {
  const extras = ['corrections', 'holds', 'documents', 'handover'] as const;
  msw.use(...graduationHandlers({ university, extras: [...extras] }));
}

/** A university whose title with folio 0555 is in review. */
function serveHeld(msw: Msw) {
  const university = createFakeUniversity();
  holdTitle(university, '0555');
  serve(msw, university);
}

async function openDetail({ canvas, userEvent }: Play) {
  await canvas.findByRole('gridcell', { name: '0555' });
  await userEvent.click(canvas.getByRole('button', { name: matching(messages.titles.view) }));
  return within(await screen.findByRole('dialog', { name: messages.titleDetail.title }));
}

async function openForm(play: Play, action: 'hold' | 'lift') {
  const detail = await openDetail(play);
  const name = messages.titleCorrections[action];
  await play.userEvent.click(await detail.findByRole('button', { name }));
  const dialog = () => within(screen.getByRole('dialog', { name }));
  const reason = { name: messages.titleCorrections.reason };
  await waitFor(() => dialog().getByRole('textbox', reason));
  return dialog();
}

export const Listed = meta.story({
  name: 'En la lista',
  beforeEach: ({ msw }) => serveHeld(msw),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('rowheader', {
      name: matching(messages.titleCorrections.onHold),
    });
    await expect(row).toBeVisible();
    await waitFor(() => expect(spaceBelowMark(row)).toBeGreaterThanOrEqual(4));
  },
});

/** The pixels from the mark in a cell to the end of its row. */
function spaceBelowMark(cell: HTMLElement): number {
  const mark = cell.querySelector('[data-birrete-part="badge"]');
  if (mark === null) throw new Error('The name has no mark.');
  return cell.getBoundingClientRect().bottom - mark.getBoundingClientRect().bottom;
}

export const Form = meta.story({
  name: 'Poner en revisión',
  beforeEach: ({ msw }) => serve(msw),
  play: async (play) => {
    const { hold, holdText, reasonRequired } = messages.titleCorrections;
    const dialog = await openForm(play, 'hold');
    await expect(dialog.getByText(matching(holdText))).toBeVisible();
    await play.userEvent.click(dialog.getByRole('button', { name: hold }));
    await expect(await dialog.findByText(reasonRequired)).toBeVisible();
  },
});

export const Held = meta.story({
  name: 'Se pone y se levanta',
  tags: ['behavior'],
  beforeEach: ({ msw }) => serve(msw),
  play: async (play) => {
    const { canvas, userEvent } = play;
    const texts = messages.titleCorrections;
    const form = await openForm(play, 'hold');
    await userEvent.type(form.getByRole('textbox', { name: texts.reason }), 'Se revisa un acta.');
    await userEvent.click(form.getByRole('button', { name: texts.hold }));
    await expect(await screen.findByText(texts.holdDone)).toBeVisible();
    await canvas.findByRole('rowheader', { name: matching(texts.onHold) });
    const lifting = await openForm(play, 'lift');
    await userEvent.type(lifting.getByRole('textbox', { name: texts.reason }), 'Está completa.');
    await userEvent.click(lifting.getByRole('button', { name: texts.lift }));
    await expect(await screen.findByText(texts.liftDone)).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: matching(texts.onHold) })).toBeNull(),
    );
  },
});

export const Detail = meta.story({
  name: 'En el detalle',
  beforeEach: ({ msw }) => serveHeld(msw),
  play: async (play) => {
    const { annul, rectify, duplicate, lift, onHoldText, heldNote } = messages.titleCorrections;
    const detail = await openDetail(play);
    await expect(await detail.findByText(onHoldText)).toBeVisible();
    await expect(detail.getByText(matching(heldNote))).toBeVisible();
    await expect(detail.getByText('Se revisa el acta de una asignatura.')).toBeVisible();
    await expect(detail.getByRole('button', { name: annul })).toBeVisible();
    await expect(detail.getByRole('button', { name: lift })).toBeVisible();
    await expect(detail.queryByRole('button', { name: rectify })).toBeNull();
    await expect(detail.queryByRole('button', { name: duplicate })).toBeNull();
  },
});

export const NotPrinted = meta.story({
  name: 'No se imprime',
  beforeEach: ({ msw }) => serveHeld(msw),
  play: async ({ canvas, userEvent }) => {
    const name = matching(messages.titles.printRow);
    await userEvent.click(await canvas.findByRole('button', { name }));
    // The dialog that shows while this one loads has the same name.
    const text = matching(messages.documentPrinting.onHold.one);
    await expect(await screen.findByText(text)).toBeVisible();
    const print = screen.getByRole('button', { name: messages.documentPrinting.print });
    await expect(print).toBeDisabled();
  },
});

export const WithoutPermission = meta.story({
  name: 'Sin permiso',
  tags: ['behavior'],
  args: { can: (action) => action !== 'titles.hold' },
  beforeEach: ({ msw }) => serve(msw),
  play: async (play) => {
    const { annul, hold } = messages.titleCorrections;
    const detail = await openDetail(play);
    await expect(await detail.findByRole('button', { name: annul })).toBeVisible();
    await expect(detail.queryByRole('button', { name: hold })).toBeNull();
  },
});
