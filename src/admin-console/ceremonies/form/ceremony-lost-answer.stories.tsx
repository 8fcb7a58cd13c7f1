import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { expectInSight } from '#storybook/expect-in-sight.ts';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { never, noAnswer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { handlerFor } from '#testing/fake-api/handler-for.ts';
import { lostAnswer } from '#testing/fake-api/lost-answer.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';

/** The ceremony is created and the response is lost: there is one ceremony, and the user is informed. */

const call = 'POST /api/ceremonies';
const sent = fn();

const meta = preview.meta({
  title: 'Consola/Actos de grado/Respuesta perdida',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
  beforeEach: ({ msw }) => {
    sent.mockClear();
    sessionStorage.clear();
    const university = createFakeUniversity();
    const count = handlerFor(call, {}, () => sent());
    msw.use(count, lostAnswer(call, { university }), ...graduationHandlers({ university }));
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const texts = {
  name: 'Acto de Grado Julio 2099',
  date: '10/07/2099',
  location: 'Aula Magna',
  record: '2001',
  assigned: '2301',
  folio: '2601',
};

const fields = ['name', 'date', 'location', 'record', 'assigned', 'folio'] as const;

async function fillIn({ canvas, userEvent }: Play) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: messages.ceremonyForm.createTitle }));
  const form = within(
    await screen.findByRole('dialog', { name: messages.ceremonyForm.createTitle }),
  );
  for (const field of fields) {
    await userEvent.type(
      form.getByRole('textbox', { name: messages.ceremonyForm[field] }),
      texts[field],
    );
  }
  return form;
}

async function expectOne({ canvas }: Play) {
  await expect(await screen.findByText(messages.ceremonies.created)).toBeVisible();
  await expect(screen.getByText(messages.consoleLists.createdAfterAll)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(
    await canvas.findAllByRole('rowheader', { name: 'Acto de Grado Julio 2099' }),
  ).toHaveLength(1);
  await expect(sent).toHaveBeenCalledTimes(1);
}

export const CreatedAfterAll = meta.story({
  name: 'Creado sin respuesta',
  play: async (context) => {
    const form = await fillIn(context);
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expectOne(context);
  },
});

async function expectUnknown({ userEvent }: Play, form: Awaited<ReturnType<typeof fillIn>>) {
  await userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
  await expect(await form.findByText(messages.ceremonies.saveFailed)).toBeVisible();
  const advice = form.getByText(matching(messages.consoleLists.createdUnknown));
  await expectInSight(advice);
  await expect(form.getByRole('textbox', { name: messages.ceremonyForm.name })).toHaveValue(
    texts.name,
  );
}

export const Unknown = meta.story({
  name: 'No se sabe si se creó',
  play: async (context) => {
    const form = await fillIn(context);
    // Blocks the list: with the new ceremony it would warn about duplicate numbers.
    context.msw.use(noAnswer('GET /api/ceremonies', { once: true }), never('GET /api/ceremonies'));
    await expectUnknown(context, form);
  },
});

export const ReadsListFirst = meta.story({
  name: 'Se busca antes de enviar otra vez',
  tags: ['behavior'],
  play: async (context) => {
    const form = await fillIn(context);
    context.msw.use(noAnswer('GET /api/ceremonies', { once: true }));
    await expectUnknown(context, form);
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expectOne(context);
  },
});
