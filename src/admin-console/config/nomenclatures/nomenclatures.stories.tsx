import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { failWith, noAnswer } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { handlerFor } from '../../../testing/fake-api/handler-for.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ConfigSection } from '../config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Nomenclatures',
  ...stagedSection('/admin/config/nomenclatures', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the form; Turismo is the career without nomenclatures. */
async function openForm({ canvas, userEvent }: Context) {
  await canvas.findByText('Mostrando 36 de 36');
  await userEvent.click(canvas.getByRole('button', { name: 'Nueva Nomenclatura' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva Nomenclatura' }));
  const career = dialog.getByRole('combobox', { name: 'Carrera' });
  await waitFor(() => expect(career).toBeEnabled());
  return dialog;
}

async function fillForm(context: Context) {
  const { userEvent } = context;
  const dialog = await openForm(context);
  await userEvent.type(dialog.getByRole('combobox', { name: 'Carrera' }), 'turis');
  await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
  await userEvent.type(dialog.getByLabelText('Título masculino'), 'Licenciado en Turismo');
  await userEvent.type(dialog.getByLabelText('Título femenino'), 'Licenciada en Turismo');
  return dialog;
}

const success = 'Nomenclaturas creadas exitosamente (masculino y femenino)';

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 36 de 36')).toBeVisible();
    await expect(canvas.getByText('Licenciada en Administración')).toBeVisible();
  },
});

export const FormToAdd = meta.story({
  play: async (context) => {
    const dialog = await openForm(context);
    await expect(dialog.getByRole('switch', { name: 'Forma femenina diferente' })).toBeChecked();
    await expect(dialog.getByText('Así dirá tu título')).toBeVisible();
  },
});

export const EverythingIsRequired = meta.story({
  play: async (context) => {
    const dialog = await openForm(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('La carrera es requerida')).toBeVisible();
    await expect(dialog.getByText('El título masculino es requerido')).toBeVisible();
    await expect(dialog.getByText('El título femenino es requerido')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Carrera' })).toHaveFocus();
  },
});

export const OneFormForBoth = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openForm(context);
    await userEvent.type(dialog.getByRole('combobox', { name: 'Carrera' }), 'turis');
    await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Forma femenina diferente' }));
    await expect(dialog.queryByLabelText('Título femenino')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Título masculino'), 'Especialista en Turismo');
    await expect(dialog.getAllByText('Especialista en Turismo')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText(success)).toBeVisible();
    await expect(await canvas.findByText('Mostrando 38 de 38')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Buscar'), 'especialista turismo');
    await expect(await canvas.findAllByText('Especialista en Turismo')).toHaveLength(2);
  },
});

export const ThePreviewFollowsTheTyping = meta.story({
  play: async (context) => {
    const dialog = await fillForm(context);
    await expect(dialog.getByText('Licenciado en Turismo')).toBeVisible();
    await expect(dialog.getByText('Licenciada en Turismo')).toBeVisible();
  },
});

export const CareersSayWhatTheyHave = meta.story({
  play: async (context) => {
    const dialog = await openForm(context);
    await context.userEvent.type(dialog.getByRole('combobox', { name: 'Carrera' }), 'derecho');
    await expect(await screen.findAllByText('Ya tiene nomenclaturas')).toHaveLength(2);
  },
});

export const BothCreated = meta.story({
  play: async (context) => {
    const dialog = await fillForm(context);
    await context.userEvent.dblClick(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText(success)).toBeVisible();
    await expect(await context.canvas.findByText('Mostrando 38 de 38')).toBeVisible();
  },
});

/** The first request is answered, the one after it is not. */
function breakSecond(fault: 'refused' | 'cut') {
  let requests = 0;
  return handlerFor('POST /api/degree-titles', {}, () => {
    requests += 1;
    if (requests !== 2) return undefined;
    if (fault === 'cut') return Response.error();
    return Response.json({ message: 'La base de datos está ocupada.' }, { status: 503 });
  });
}

export const HalfDoneIsNoSuccess = meta.story({
  beforeEach: ({ msw }) => msw.use(breakSecond('refused'), ...graduationHandlers()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await fillForm(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('La base de datos está ocupada.')).toBeVisible();
    await expect(
      dialog.getByText('La forma masculina quedó guardada. Al guardar otra vez no se repetirá.'),
    ).toBeVisible();
    await expect(screen.queryByText(success)).not.toBeInTheDocument();
    await expect(await canvas.findByText('Mostrando 37 de 37')).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText(success)).toBeVisible();
    await expect(await canvas.findByText('Mostrando 38 de 38')).toBeVisible();
  },
});

export const HalfDoneAndCorrected = meta.story({
  beforeEach: ({ msw }) => msw.use(breakSecond('cut'), ...graduationHandlers()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await fillForm(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Error al guardar la nomenclatura')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Título masculino'), ' Sostenible');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText(success)).toBeVisible();
    await expect(await canvas.findByText('Mostrando 38 de 38')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Buscar'), 'turismo');
    await expect(await canvas.findByText('Licenciado en Turismo Sostenible')).toBeVisible();
  },
});

export const TheFirstFails = meta.story({
  beforeEach: ({ msw }) => msw.use(noAnswer('POST /api/degree-titles', { once: true })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await fillForm(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Error al guardar la nomenclatura')).toBeVisible();
    await expect(dialog.queryByText(/quedó guardada/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText(success)).toBeVisible();
    await expect(await canvas.findByText('Mostrando 38 de 38')).toBeVisible();
  },
});

export const EditedAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'Editar Abogada (Derecho)';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar nomenclatura' }));
    await expect(dialog.queryByLabelText('Título masculino')).not.toBeInTheDocument();
    await expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    const career = dialog.getByRole('combobox', { name: 'Carrera' });
    await waitFor(() => expect(career).toHaveValue('Derecho'));
    await userEvent.type(dialog.getByLabelText('Título femenino'), ' de la República');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText('Nomenclatura actualizada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Abogada de la República')).toBeVisible();
  },
});

export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'Eliminar Abogada (Derecho)';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Eliminar nomenclatura' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await screen.findByText('Nomenclatura eliminada exitosamente')).toBeVisible();
    await expect(await canvas.findByText('Mostrando 35 de 35')).toBeVisible();
  },
});

export const RemovedBySomebodyElse = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failWith('PUT /api/degree-titles/{id}', { status: 404 }), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    const name = 'Editar Abogada (Derecho)';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Error al guardar la nomenclatura')).toBeVisible();
    await expect(await screen.findByText('Recurso no encontrado.')).toBeVisible();
  },
});
