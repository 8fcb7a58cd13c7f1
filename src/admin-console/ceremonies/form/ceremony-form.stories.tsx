import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { failWith, never, slow } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Console/Ceremonies/Form',
  ...stagedSection('/admin/ceremonies', <CeremoniesSection />),
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    sent.mockClear();
    msw.use(
      http.post('*/api/ceremonies', ({ request }) => record(request)),
      http.put('*/api/ceremonies/:id', ({ request }) => record(request)),
      ...graduationHandlers(),
    );
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Notes what was sent and lets the fake API answer. */
async function record(request: Request): Promise<undefined> {
  const payload: unknown = await request.clone().json();
  sent(request.method, payload);
}

async function openNew({ canvas, userEvent }: Play) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: 'Nuevo Acto' }));
  return within(await screen.findByRole('dialog', { name: 'Nuevo Acto' }));
}

async function openEdit({ canvas, userEvent }: Play, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Editar ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Editar acto de grado' }));
}

type Form = Awaited<ReturnType<typeof openNew>>;

const texts = {
  Nombre: 'Acto de Grado Julio 2099',
  Fecha: '10/07/2099',
  Ubicación: 'Aula Magna',
  'Acta inicial': '2001',
  'Asignado inicial': '2301',
  'Folio inicial': '02501',
};

async function fillIn({ userEvent }: Play, form: Form, change: Partial<typeof texts> = {}) {
  for (const [label, text] of Object.entries({ ...texts, ...change })) {
    await userEvent.type(form.getByRole('textbox', { name: label }), text);
  }
}

export const Empty = meta.story({
  play: async (context) => {
    const form = await openNew(context);
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    for (const label of ['Acta inicial', 'Asignado inicial', 'Folio inicial']) {
      await expect(form.getByRole('textbox', { name: label })).toHaveAttribute(
        'placeholder',
        '001',
      );
    }
    await expect(form.getByRole('textbox', { name: 'Descripción' })).not.toBeRequired();
    await expect(await form.findByText('Siguiente libre: 143')).toBeVisible();
    await expect(form.getByText('Siguiente libre: 443')).toBeVisible();
    await expect(form.getByText('Siguiente libre: 0643')).toBeVisible();
  },
});

const messages = {
  Nombre: 'El nombre es requerido',
  Fecha: 'La fecha es requerida',
  Ubicación: 'La ubicación es requerida',
  'Acta inicial': 'El acta inicial es requerida',
  'Asignado inicial': 'El asignado inicial es requerido',
  'Folio inicial': 'El folio inicial es requerido',
};

export const EachMessageGoesWhenItsFieldIsEdited = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const form = await openNew(context);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    for (const [label, message] of Object.entries(messages)) {
      const field = form.getByRole('textbox', { name: label });
      await expect(form.getByText(message)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    let left = Object.keys(messages).length;
    for (const [label, message] of Object.entries(messages)) {
      await userEvent.type(form.getByRole('textbox', { name: label }), '1');
      await expect(form.queryByText(message)).toBeNull();
      left -= 1;
      await expect(form.queryAllByText(/ es requerid[ao]$/)).toHaveLength(left);
    }
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const NothingButSpacesIsEmpty = meta.story({
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { Nombre: '   ' });
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByText('El nombre es requerido')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const ADayInThePast = meta.story({
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { Fecha: '10/07/2020' });
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(form.getByText('La fecha no puede ser anterior a hoy')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveFocus();
  },
});

export const ADayThatDoesNotExist = meta.story({
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { Fecha: '31/02/2099' });
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(form.getByText('La fecha no es válida')).toBeVisible();
  },
});

export const Creates = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openNew(context);
    await fillIn(context, form);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Acto de grado creado correctamente')).toBeVisible();
    await expect(
      await canvas.findByRole('rowheader', { name: 'Acto de Grado Julio 2099' }),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('POST', {
      name: 'Acto de Grado Julio 2099',
      ceremony_date: '2099-07-10',
      ceremony_location: 'Aula Magna',
      description: '',
      record_initial: '2001',
      assigned_initial: '2301',
      folio_initial: '02501',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nuevo Acto' })).toHaveFocus());
  },
});

export const TwoClicksMakeOneRequest = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(slow('POST /api/ceremonies', 200));
  },
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form);
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
    save.click();
    save.click();
    await expect(await screen.findByText('Acto de grado creado correctamente')).toBeVisible();
    await expect(
      await context.canvas.findAllByRole('rowheader', { name: 'Acto de Grado Julio 2099' }),
    ).toHaveLength(1);
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never('POST /api/ceremonies'));
  },
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form);
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(form.getByRole('button', { name: 'Guardar' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(form.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  },
});

export const EditKeepsZerosAndPastDays = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openEdit(context, 'Acto de Grado Abril 2025');
    await expect(form.getByRole('textbox', { name: 'Acta inicial' })).toHaveValue('001');
    await expect(form.getByRole('textbox', { name: 'Fecha' })).toHaveValue('11/04/2025');
    const name = form.getByRole('textbox', { name: 'Nombre' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Acto «Abril» 🎓');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Acto de grado actualizado correctamente')).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('PUT', {
      name: 'Acto «Abril» 🎓',
      ceremony_date: '2025-04-11',
      ceremony_location: 'Aula Magna',
      description: 'Promoción LXX',
      record_initial: '001',
      assigned_initial: '301',
      folio_initial: '0501',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Editar Acto «Abril» 🎓' })).toHaveFocus(),
    );
  },
});

export const NumbersThatRunIntoAnother = meta.story({
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { 'Acta inicial': '145' });
    await expect(
      await form.findByText('Acta 145 corresponde a «Acto de Grado Mayo 2026».'),
    ).toBeVisible();
    await context.userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Acto de grado creado correctamente')).toBeVisible();
  },
});

export const WithoutTheRegisters = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/titles', { status: 500 }));
  },
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form);
    await expect(form.queryByText(/siguiente libre/i)).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const InTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { 'Acta inicial': '145', 'Folio inicial': '0643' });
    await expect(await form.findByText(/^Folio 0643 corresponde/)).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const form = await openEdit(context, 'Acto de Grado Extraordinario Junio 2026');
    await expect(form.getByRole('button', { name: 'Guardar' })).toBeVisible();
  },
});
