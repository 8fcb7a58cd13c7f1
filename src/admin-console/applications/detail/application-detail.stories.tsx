import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { answer, never } from '../../../testing/fake-api/faults.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Detail',
  ...stagedSection('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const editCall = 'PUT /api/applications/{id}';
const payloads = fn();

async function openDetail(canvas: Canvas, userEvent: User, code = 'AG-2026-009') {
  await userEvent.click(
    await canvas.findByRole('button', { name: `Ver detalle de ${code}` }, { timeout: 5000 }),
  );
  return within(await screen.findByRole('dialog'));
}

async function openEdit(canvas: Canvas, userEvent: User, code?: string) {
  const dialog = await openDetail(canvas, userEvent, code);
  await userEvent.click(dialog.getByRole('button', { name: 'Editar' }));
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
    await expect(titles).toEqual(['Estudiante', 'Información académica', 'Acto de grado', 'Notas']);
    await expect(dialog.getByText('Luis Ángel Lara Ordóñez')).toBeVisible();
    await expect(dialog.getByText('16 de enero de 1989')).toBeVisible();
    await expect(dialog.getByText(/^19 de abril de 2026/)).toBeVisible();
    await expect(dialog.getByText('Sin notas')).toBeVisible();
  },
});

export const WithAlmostNothing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer('GET /api/applications', [{ id: 1, notes: 'Línea 1\nLínea 2' }]));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDetail(canvas, userEvent, 'la solicitud 1');
    await expect(dialog.getAllByText('No disponible')).toHaveLength(14);
    await expect(dialog.getByText(/Línea 2/)).toBeVisible();
  },
});

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Primer nombre' })).toHaveFocus(),
    );
    const labels = dialog.getAllByRole('textbox').map((input) => {
      return (input as HTMLInputElement).labels?.[0]?.textContent;
    });
    await expect(labels).toEqual([
      'Primer nombre',
      'Segundo nombre',
      'Tercer nombre',
      'Primer apellido',
      'Segundo apellido',
      'Número de identificación',
      'Teléfono',
      'Correo electrónico',
      'Fecha de nacimiento',
      'Lugar de nacimiento',
      'Notas',
    ]);
    await expect(dialog.getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveValue(
      '16/01/1989',
    );
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
    await retype(dialog, userEvent, 'Segundo nombre', ' José ');
    await retype(dialog, userEvent, 'Fecha de nacimiento', '30051990');
    await retype(dialog, userEvent, 'Teléfono', '');
    await retype(dialog, userEvent, 'Notas', 'Corregida en taquilla');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Solicitud actualizada exitosamente')).toBeVisible();
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
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Editar' })).toHaveFocus());
    await expect(await canvas.findByText('Luis Ángel José Lara Ordóñez')).toBeVisible();
  },
});

export const SomethingIsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, 'Primer nombre', '   ');
    await retype(dialog, userEvent, 'Correo electrónico', '');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    const summary = await dialog.findByRole('alert', {
      name: 'Por favor completa todos los campos obligatorios',
    });
    await expect(summary.parentElement).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /Correo electrónico/ }));
    const email = dialog.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();

    await userEvent.type(email, 'ana@correo.ve');
    await expect(email).toBeValid();
    await expect(dialog.getByRole('textbox', { name: 'Primer nombre' })).toBeInvalid();
  },
});

export const AnInvalidEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, 'Correo electrónico', 'luis@correo');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Por favor ingresa un email válido')).toBeVisible();
    const email = dialog.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(email).toHaveFocus();
    await expect(dialog.queryByText(/todos los campos obligatorios/)).toBeNull();
  },
});

export const ABirthThatCannotBe = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, 'Fecha de nacimiento', '31022000');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText(/Escribe una fecha que exista/)).toBeVisible();
    await retype(dialog, userEvent, 'Fecha de nacimiento', '01019999');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(
      await dialog.findByText('La fecha de nacimiento no puede ser futura'),
    ).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(editCall));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
});

export const LeftWithChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, 'Primer nombre', 'Luisa');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('Hay cambios sin guardar')).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);

    await userEvent.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    await expect(dialog.getByRole('textbox', { name: 'Primer nombre' })).toHaveValue('Luisa');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Ver detalle de AG-2026-009'),
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
