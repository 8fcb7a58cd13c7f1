import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, longDate, matching, words } from '../../../../.storybook/words.ts';
import { answer, never } from '../../../testing/fake-api/faults.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Detail',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const editCall = 'PUT /api/applications/{id}';
const payloads = fn();

async function openDetail(canvas: Canvas, userEvent: User, code = 'AG-2026-009') {
  await userEvent.click(
    await canvas.findByRole(
      'button',
      { name: filled(words.applications.view, { row: code }) },
      { timeout: 5000 },
    ),
  );
  return within(await screen.findByRole('dialog'));
}

async function openEdit(canvas: Canvas, userEvent: User, code?: string) {
  const dialog = await openDetail(canvas, userEvent, code);
  await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.edit }));
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openDetail>>;

async function retype(dialog: Dialog, userEvent: User, field: string, text: string) {
  const input = dialog.getByRole('textbox', { name: field });
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}

export const FourSections = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDetail(canvas, userEvent);
    const titles = dialog.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      words.applicationDetail.studentSection,
      words.applicationDetail.academicSection,
      words.applicationDetail.ceremonySection,
      words.applicationDetail.notesSection,
    ]);
    await expect(dialog.getByText('Luis Ángel Lara Ordóñez')).toBeVisible();
    await expect(dialog.getByText(longDate('1989-01-16'))).toBeVisible();
    await expect(dialog.getByText(/^19 de abril de 2026/)).toBeVisible();
    await expect(dialog.getByText(words.applicationDetail.noNotes)).toBeVisible();
  },
});

export const WithAlmostNothing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', [{ id: 1, notes: 'Línea 1\nLínea 2' }]));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDetail(
      canvas,
      userEvent,
      filled(words.applications.unnamedRow, { id: 1 }),
    );
    await expect(dialog.getAllByText(words.applicationDetail.missing)).toHaveLength(14);
    await expect(dialog.getByText(/Línea 2/)).toBeVisible();
  },
});

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await waitFor(() =>
      expect(
        dialog.getByRole('textbox', { name: words.applicationDetail.firstName }),
      ).toHaveFocus(),
    );
    const labels = dialog.getAllByRole('textbox').map((input) => {
      return (input as HTMLInputElement).labels?.[0]?.textContent;
    });
    await expect(labels).toEqual([
      words.applicationDetail.firstName,
      words.applicationDetail.middleName,
      words.applicationDetail.thirdName,
      words.applicationDetail.lastName,
      words.applicationDetail.secondLastName,
      words.applicationDetail.idNumber,
      words.applicationDetail.phone,
      words.applicationDetail.email,
      words.applicationDetail.dateOfBirth,
      words.applicationDetail.placeOfBirth,
      words.applicationDetail.notesSection,
    ]);
    await expect(
      dialog.getByRole('textbox', { name: words.applicationDetail.dateOfBirth }),
    ).toHaveValue('16/01/1989');
  },
});

export const Saved = meta.story({
  beforeEach: ({ msw }) => {
    payloads.mockClear();
    msw.use(
      http.put('*/api/applications/:id', async ({ request }) => {
        payloads(await request.clone().json());
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, words.applicationDetail.middleName, ' José ');
    await retype(dialog, userEvent, words.applicationDetail.dateOfBirth, '30051990');
    await retype(dialog, userEvent, words.applicationDetail.phone, '');
    await retype(dialog, userEvent, words.applicationDetail.notesSection, 'Corregida en taquilla');
    await userEvent.dblClick(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expect(await screen.findByText(words.applicationDetail.updated)).toBeVisible();
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
      expect(dialog.getByRole('button', { name: words.applicationDetail.edit })).toHaveFocus(),
    );
    await expect(await canvas.findByText('Luis Ángel José Lara Ordóñez')).toBeVisible();
  },
});

export const SomethingIsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, words.applicationDetail.firstName, '   ');
    await retype(dialog, userEvent, words.applicationDetail.email, '');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    const summary = await dialog.findByRole('alert', {
      name: words.applicationDetail.incomplete,
    });
    await expect(summary.parentElement).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole('link', { name: matching(words.applicationDetail.email) }),
    );
    const email = dialog.getByRole('textbox', { name: words.applicationDetail.email });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();

    await userEvent.type(email, 'ana@correo.ve');
    await expect(email).toBeValid();
    await expect(
      dialog.getByRole('textbox', { name: words.applicationDetail.firstName }),
    ).toBeInvalid();
  },
});

export const AnInvalidEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, words.applicationDetail.email, 'luis@correo');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expect(await dialog.findByText(words.applicationDetail.invalidEmail)).toBeVisible();
    const email = dialog.getByRole('textbox', { name: words.applicationDetail.email });
    await expect(email).toHaveFocus();
    await expect(dialog.queryByText(matching(words.applicationDetail.incomplete))).toBeNull();
  },
});

export const ABirthThatCannotBe = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, words.applicationDetail.dateOfBirth, '31022000');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expect(
      await dialog.findByText(matching(words.applicationDetail.invalidDate)),
    ).toBeVisible();
    await retype(dialog, userEvent, words.applicationDetail.dateOfBirth, '01019999');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expect(await dialog.findByText(words.applicationDetail.futureDate)).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(editCall));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expect(
      dialog.getByRole('button', { name: words.applicationDetail.save }),
    ).toHaveAttribute('aria-busy', 'true');
    await expect(
      dialog.getByRole('button', { name: words.applicationDetail.cancel }),
    ).toBeDisabled();
  },
});

export const LeftWithChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, words.applicationDetail.firstName, 'Luisa');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(words.console.unsavedChanges)).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);

    await userEvent.click(dialog.getByRole('button', { name: words.console.keepEditing }));
    await expect(
      dialog.getByRole('textbox', { name: words.applicationDetail.firstName }),
    ).toHaveValue('Luisa');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await dialog.findByRole('button', { name: words.console.discardChanges }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        filled(words.applications.view, { row: 'AG-2026-009' }),
      ),
    );
  },
});

export const ReadingInTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openDetail(canvas, userEvent);
  },
});

export const EditingOnAPhoneInTheDark = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await openEdit(canvas, userEvent);
  },
});
