import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { refusals } from '#contract/refusals.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import type { CeremonyRow } from '#testing/university/rows.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';

/** Two administrators edit a ceremony: a server with versions refuses the second change, and the form shows why. */

let university = createFakeUniversity();

const meta = preview.meta({
  title: 'Consola/Actos de grado/Dos administradores',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    university = createFakeUniversity();
    msw.use(...graduationHandlers({ university, extras: ['if-match'] }));
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const june = 'Acto de Grado Extraordinario Junio 2026';

function stored(): CeremonyRow {
  const row = university.rows.ceremonies.find(({ name }) => name === june);
  if (row === undefined) throw new Error(`There is no ${june}`);
  return row;
}

async function openEdit({ canvas, userEvent }: Play, name = june) {
  const edit = { name: filled(messages.ceremonies.editAction, { name }) };
  await userEvent.click(await canvas.findByRole('button', edit));
  return within(await screen.findByRole('dialog', { name: messages.ceremonyForm.editTitle }));
}

type Form = Awaited<ReturnType<typeof openEdit>>;

async function retypeLocation({ userEvent }: Play, form: Form, text: string) {
  const field = form.getByRole('textbox', { name: messages.ceremonyForm.location });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

async function save({ userEvent }: Play, form: Form) {
  await userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
}

const changedPlace = () => filled(messages.consoleForm.changedElsewhere, { value: 'Patio' });

/** Fields that the other user changed are marked; the input is preserved. */
export const Stale = meta.story({
  name: 'Otra persona lo cambió',
  play: async (context) => {
    const form = await openEdit(context);
    const location = await retypeLocation(context, form, 'Auditorio Central');
    Object.assign(stored(), { ceremony_location: 'Patio', description: 'Con coro' });
    await save(context, form);

    await expect(await form.findByText(refusals.ceremonyChanged.message)).toBeVisible();
    await waitFor(() => expect(location).toHaveAccessibleDescription(changedPlace()));
    await expect(location).toHaveValue('Auditorio Central');
    const description = form.getByRole('textbox', {
      name: matching(messages.ceremonyForm.description),
    });
    await expect(description).toHaveValue('Con coro');
    await expect(description).toHaveAccessibleDescription(messages.consoleForm.filledElsewhere);
  },
});

export const SavesAgain = meta.story({
  name: 'Guardar de nuevo',
  tags: ['behavior'],
  play: async (context) => {
    await Stale.input.play?.(context);
    await save(context, within(screen.getByRole('dialog')));
    await expect(await screen.findByText(messages.ceremonies.updated)).toBeVisible();
    await expect(stored()).toMatchObject({
      ceremony_location: 'Auditorio Central',
      description: 'Con coro',
    });
  },
});

/** Each number that can't change any more is marked with the one that stays. */
export const NumbersFixed = meta.story({
  name: 'Otra persona emitió títulos',
  play: async (context) => {
    const { userEvent } = context;
    const form = await openEdit(context);
    const numbers = ['record', 'folio'] as const;
    const fields = numbers.map((name) =>
      form.getByRole('textbox', { name: messages.ceremonyForm[name] }),
    );
    for (const field of fields) {
      await userEvent.clear(field);
      await userEvent.type(field, '777');
    }
    const [title] = university.rows.titles;
    if (title === undefined) throw new Error('There is no title');
    university.rows.titles.push({
      ...title,
      id: 9001,
      ceremony_name: june,
      ceremony_id: stored().id,
    });
    await save(context, form);

    const { record_initial, folio_initial } = stored();
    const [record, folio] = fields;
    const { fieldMessage, message } = refusals.ceremonyNumbersFixed;
    await waitFor(() =>
      expect(record).toHaveAccessibleDescription(
        expect.stringContaining(fieldMessage(record_initial)),
      ),
    );
    await expect(folio).toHaveAccessibleDescription(
      expect.stringContaining(fieldMessage(folio_initial)),
    );
    await expect(form.getByText(message({ titles: 1 }))).toBeVisible();
    await expect(record).toHaveFocus();
  },
});

/** Some servers respond with 412 instead of 409. */
export const PreconditionFailed = meta.story({
  name: 'El servidor responde 412',
  tags: ['behavior'],
  play: async (context) => {
    const form = await openEdit(context);
    const location = await retypeLocation(context, form, 'Auditorio Central');
    stored().ceremony_location = 'Patio';
    context.msw.use(failWith('PUT /api/ceremonies/{id}', { status: 412 }, { once: true }));
    await save(context, form);
    await waitFor(() => expect(location).toHaveAccessibleDescription(changedPlace()));
  },
});

/** Until the list is read again, the next change sends the version from the previous response. */
export const TwoOwnChanges = meta.story({
  name: 'Dos cambios propios seguidos',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const form = await openEdit(context);
    await retypeLocation(context, form, 'Auditorio Central');
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
    await save(context, form);
    await expect(await canvas.findByText('Auditorio Central')).toBeVisible();

    const { ceremonies, ceremonyDialogs } = messages;
    const status = filled(ceremonies.statusAction, { status: ceremonies.closed, name: june });
    await userEvent.click(canvas.getByRole('button', { name: status }));
    const change = { name: ceremonyDialogs.statusTitle };
    const dialog = within(await screen.findByRole('dialog', change));
    await userEvent.click(dialog.getByRole('radio', { name: ceremonies.open }));
    await userEvent.click(dialog.getByRole('button', change));
    await expect(await screen.findByText(ceremonies.statusUpdated)).toBeVisible();
    await expect(stored()).toMatchObject({
      ceremony_location: 'Auditorio Central',
      status: 'ABIERTO',
    });
  },
});
