import { type HttpHandler, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { expectInSight } from '#storybook/expect-in-sight.ts';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { openDetail, openEdit, retype } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Detalle',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

const editCall = 'PUT /api/applications/{id}';
const payloads = fn();

export const Default = meta.story({
  name: 'Detalle',
  play: async (context) => {
    const dialog = await openDetail(context);
    const titles = dialog.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      messages.applicationDetail.studentSection,
      messages.applicationDetail.academicSection,
      messages.applicationDetail.ceremonySection,
      messages.applicationDetail.notesSection,
    ]);
    await expect(dialog.getByText('Luis Ángel Lara Ordóñez')).toBeVisible();
    await expect(dialog.getByText(longDate('1989-01-16'))).toBeVisible();
    await expect(dialog.getByText(new RegExp(`^${longDate('2026-04-19')}`))).toBeVisible();
    await expect(dialog.getByText(messages.applicationDetail.noNotes)).toBeVisible();
  },
});

export const Authorised = meta.story({
  name: 'Con autorización de datos',
  beforeEach: ({ msw }) => {
    const privacy = { version: '2026-1', accepted_at: '2026-05-03T15:04:00Z' };
    msw.use(answer('GET /api/applications', [{ id: 1, privacy }]));
  },
  play: async (context) => {
    const dialog = await openDetail(context, filled(messages.applications.unnamedRow, { id: 1 }));
    const version = matching(messages.applicationDetail.authorisationVersion, {
      version: '2026-1',
    });
    await expect(dialog.getByText(version)).toBeVisible();
  },
});

export const AlmostEmpty = meta.story({
  name: 'Casi sin datos',
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', [{ id: 1, notes: 'Línea 1\nLínea 2' }]));
  },
  play: async (context) => {
    const dialog = await openDetail(context, filled(messages.applications.unnamedRow, { id: 1 }));
    await expect(dialog.getAllByText(messages.applicationDetail.missing)).toHaveLength(13);
    await expect(dialog.getByText(/Línea 2/)).toBeVisible();
  },
});

const rejectedCode = 'AG-2026-009';

/** A server with internal notes, where an application has both kinds. */
function twoNotes(): HttpHandler[] {
  const university = createFakeUniversity();
  const row = university.rows.applications.find((one) => one.application_code === rejectedCode);
  if (row === undefined) throw new Error(`${rejectedCode} is not in the demonstration.`);
  Object.assign(row, {
    status: 'RECHAZADA',
    notes: 'Falta la solvencia',
    internal_notes: 'Llamó dos veces a la oficina',
  });
  return graduationHandlers({ university, extras: ['internal-notes'] });
}

export const InternalNotes = meta.story({
  name: 'Motivo y notas internas',
  beforeEach: ({ msw }) => {
    msw.use(...twoNotes());
  },
  play: async (context) => {
    const dialog = await openDetail(context, rejectedCode);
    const { applicationDetail } = messages;
    await expect(dialog.getByText('Falta la solvencia')).toBeVisible();
    await expect(dialog.getByText(applicationDetail.notesShown)).toBeVisible();
    await expect(dialog.getByText('Llamó dos veces a la oficina')).toBeVisible();
    await expect(dialog.getByText(applicationDetail.notesHidden)).toBeVisible();
  },
});

export const EditingInternalNotes = meta.story({
  name: 'Editando las notas internas',
  beforeEach: ({ msw }) => {
    payloads.mockClear();
    msw.use(
      http.put('*/api/applications/:id', async ({ request }) => {
        payloads(await request.clone().json());
      }),
      ...twoNotes(),
    );
  },
  play: async (context) => {
    const dialog = await openEdit(context, rejectedCode);
    const { applicationDetail } = messages;
    const reason = dialog.getByRole('textbox', { name: applicationDetail.notesSection });
    await expect(reason).toHaveAccessibleDescription(applicationDetail.notesShown);
    const internal = dialog.getByRole('textbox', { name: applicationDetail.internalNotes });
    await expect(internal).toHaveAccessibleDescription(applicationDetail.notesHidden);
    await context.userEvent.clear(internal);
    await context.userEvent.type(internal, 'Resuelto');
    await context.userEvent.click(dialog.getByRole('button', { name: applicationDetail.save }));
    await expect(await screen.findByText(applicationDetail.updated)).toBeVisible();
    await expect(payloads.mock.calls[0]?.[0]).toMatchObject({
      notes: 'Falta la solvencia',
      internal_notes: 'Resuelto',
    });
  },
});

export const Editing = meta.story({
  name: 'Editando',
  play: async (context) => {
    const dialog = await openEdit(context);
    await waitFor(() =>
      expect(
        dialog.getByRole('textbox', { name: messages.applicationDetail.firstName }),
      ).toHaveFocus(),
    );
    const labels = dialog.getAllByRole('textbox').map((input) => {
      return (input as HTMLInputElement).labels?.[0]?.textContent;
    });
    await expect(labels).toEqual([
      messages.applicationDetail.firstName,
      messages.applicationDetail.secondName,
      messages.applicationDetail.thirdName,
      messages.applicationDetail.lastName,
      messages.applicationDetail.secondLastName,
      messages.applicationDetail.idNumber,
      messages.applicationDetail.phone,
      messages.applicationDetail.email,
      messages.applicationDetail.dateOfBirth,
      messages.applicationDetail.placeOfBirth,
      messages.applicationDetail.notesSection,
    ]);
    await expect(
      dialog.getByRole('textbox', { name: messages.applicationDetail.dateOfBirth }),
    ).toHaveValue('16/01/1989');
  },
});

export const Saves = meta.story({
  name: 'Guarda',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    payloads.mockClear();
    msw.use(
      http.put('*/api/applications/:id', async ({ request }) => {
        payloads(await request.clone().json());
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openEdit(context);
    await retype(context, dialog, 'secondName', ' José ');
    await retype(context, dialog, 'dateOfBirth', '30051990');
    await retype(context, dialog, 'phone', '');
    await retype(context, dialog, 'notesSection', 'Corregida en taquilla');
    await userEvent.dblClick(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    await expect(await screen.findByText(messages.applicationDetail.updated)).toBeVisible();
    await expect(payloads).toHaveBeenCalledOnce();
    const [sent] = payloads.mock.calls[0] ?? [];
    await expect(sent).toMatchObject({
      first_name: 'Luis Ángel',
      middle_name: 'José',
      third_name: '',
      last_name: 'Lara',
      second_last_name: 'Ordóñez',
      id_number: '27855471',
      email: 'luisangel.lara173@correo.universidad.edu',
      phone_number: '',
      date_of_birth: '30/05/1990',
      notes: 'Corregida en taquilla',
    });
    await expect(Object.keys(sent)).toHaveLength(11);

    await expect(await dialog.findByText('Luis Ángel José Lara Ordóñez')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: messages.applicationDetail.edit })).toHaveFocus(),
    );
    const name = 'Luis Ángel José Lara Ordóñez';
    await expect(await canvas.findByRole('rowheader', { name, hidden: true })).toBeVisible();
  },
});

export const Problems = meta.story({
  name: 'Con problemas',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    await retype(context, dialog, 'firstName', '   ');
    await retype(context, dialog, 'email', '');
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    const summary = await dialog.findByRole('group', {
      name: messages.applicationDetail.incomplete,
    });
    await expect(summary).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole('link', { name: matching(messages.applicationDetail.email) }),
    );
    const email = dialog.getByRole('textbox', { name: messages.applicationDetail.email });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
  },
});

export const InvalidEmail = meta.story({
  name: 'Correo no válido',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    await retype(context, dialog, 'email', 'luis@correo');
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    await expect(await dialog.findByText(messages.applicationDetail.invalidEmail)).toBeVisible();
    const email = dialog.getByRole('textbox', { name: messages.applicationDetail.email });
    await expect(email).toHaveFocus();
    await expect(dialog.queryByText(matching(messages.applicationDetail.incomplete))).toBeNull();
  },
});

export const InvalidBirth = meta.story({
  name: 'Fecha de nacimiento imposible',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    await retype(context, dialog, 'dateOfBirth', '31022000');
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    await expect(
      await dialog.findByText(matching(messages.applicationDetail.invalidDate)),
    ).toBeVisible();
    await retype(context, dialog, 'dateOfBirth', '01019999');
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    await expect(await dialog.findByText(messages.applicationDetail.futureDate)).toBeVisible();
  },
});

export const TooLong = meta.story({
  name: 'Lugar de nacimiento demasiado largo',
  play: async (context) => {
    const dialog = await openEdit(context);
    await retype(context, dialog, 'placeOfBirth', '');
    await context.userEvent.paste('Mérida '.repeat(29));
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.applicationDetail.save }),
    );
    await expectInSight(
      await dialog.findByText(filled(messages.applicationDetail.tooLong, { most: 200 })),
    );
    await expect(
      dialog.getByRole('textbox', { name: messages.applicationDetail.placeOfBirth }),
    ).toHaveFocus();
  },
});

export const Sending = meta.story({
  name: 'Guardando',
  beforeEach: ({ msw }) => {
    msw.use(never(editCall));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    await userEvent.click(dialog.getByRole('button', { name: messages.applicationDetail.save }));
    await expect(
      dialog.getByRole('button', { name: messages.applicationDetail.save }),
    ).toHaveAttribute('aria-busy', 'true');
    await expect(
      dialog.getByRole('button', { name: messages.applicationDetail.cancel }),
    ).toBeDisabled();
  },
});

export const Unsaved = meta.story({
  name: 'Cambios sin guardar',
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    await retype(context, dialog, 'firstName', 'Luisa');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(messages.console.unsavedChanges)).toBeVisible();
  },
});

export const KeepsEditingAndDiscards = meta.story({
  name: 'Seguir editando y descartar',
  tags: ['behavior'],
  play: async (context) => {
    await Unsaved.input.play?.(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);

    await userEvent.click(dialog.getByRole('button', { name: messages.console.keepEditing }));
    await expect(
      dialog.getByRole('textbox', { name: messages.applicationDetail.firstName }),
    ).toHaveValue('Luisa');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await dialog.findByRole('button', { name: messages.console.discardChanges }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(focused()).toHaveAccessibleName(
        filled(messages.applications.view, { row: 'AG-2026-009' }),
      ),
    );
  },
});
