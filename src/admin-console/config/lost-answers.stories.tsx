import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { ContractCall } from '../../testing/fake-api/contract-calls.ts';
import { createFakeUniversity } from '../../testing/fake-api/fake-university.ts';
import { noAnswer } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { handlerFor } from '../../testing/fake-api/handler-for.ts';
import { lostAnswer } from '../../testing/fake-api/lost-answer.ts';
import { stagedSection } from '../staged-section.fixtures.tsx';
import { ConfigSection } from './config-section.tsx';

/** The server does what it is asked, and its answer is lost: nothing is made twice, and the person learns of it. */

const sent = fn();

const meta = preview.meta({
  title: 'Console/Configuration/Lost answers',
  ...stagedSection('/admin/config/faculties', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type Dialog = ReturnType<typeof within>;

const afterAll = 'La respuesta no llegó, pero la lista ya lo tiene. No se envió de nuevo.';

/** Cuts the answers of a call whose work is done, and counts how often it came. */
function losing(call: ContractCall) {
  return ({ msw }: Context) => {
    sent.mockClear();
    const university = createFakeUniversity();
    const count = handlerFor(call, {}, () => sent());
    msw.use(count, lostAnswer(call, { university }), ...graduationHandlers({ university }));
  };
}

async function openForm({ canvas, userEvent }: Context, button: string): Promise<Dialog> {
  await canvas.findByText(/^Mostrando (\d+) de \1$/);
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function choose({ userEvent }: Context, dialog: Dialog, field: string, option: string) {
  await userEvent.click(dialog.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

interface Creation {
  readonly address: string;
  readonly call: ContractCall;
  readonly button: string;
  readonly fill: (context: Context, dialog: Dialog) => Promise<void>;
  readonly success: string;
  readonly count: string;
}

function createdAfterAll({ address, call, button, fill, success, count }: Creation) {
  return {
    args: { address: `/admin/config/${address}` },
    beforeEach: losing(call),
    play: async (context: Context) => {
      const dialog = await openForm(context, button);
      await fill(context, dialog);
      await context.userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
      await expect(await screen.findByText(success)).toBeVisible();
      await expect(screen.getByText(afterAll)).toBeVisible();
      await expect(await context.canvas.findByText(count)).toBeVisible();
      await expect(sent).toHaveBeenCalledTimes(1);
    },
  };
}

const named =
  (name: string) =>
  async ({ userEvent }: Context, dialog: Dialog) =>
    userEvent.type(dialog.getByLabelText('Nombre'), name);

export const AFaculty = meta.story(
  createdAfterAll({
    address: 'faculties',
    call: 'POST /api/faculties',
    button: 'Nueva Facultad',
    fill: named('  Facultad de Ciencias  '),
    success: 'Facultad creada exitosamente',
    count: 'Mostrando 7 de 7',
  }),
);

export const ACareerType = meta.story(
  createdAfterAll({
    address: 'career-types',
    call: 'POST /api/career_types',
    button: 'Nuevo Tipo de Carrera',
    fill: named('Diplomado'),
    success: 'Tipo de carrera creado exitosamente',
    count: 'Mostrando 4 de 4',
  }),
);

export const ACareer = meta.story(
  createdAfterAll({
    address: 'careers',
    call: 'POST /api/careers',
    button: 'Nueva Carrera',
    fill: async (context, dialog) => {
      await named('Oceanografía')(context, dialog);
      await choose(context, dialog, 'Tipo de carrera', 'Pregrado');
      await choose(context, dialog, 'Facultad', 'Facultad de Ingeniería');
    },
    success: 'Carrera creada exitosamente',
    count: 'Mostrando 20 de 20',
  }),
);

export const AUserWhosePasswordIsLost = meta.story({
  args: { address: '/admin/config/users' },
  beforeEach: losing('POST /api/users'),
  play: async (context) => {
    const { userEvent, canvas } = context;
    const form = await openForm(context, 'Nuevo Usuario');
    await userEvent.type(form.getByLabelText('Nombre de usuario'), 'nnunez');
    await userEvent.type(form.getByLabelText('Email'), 'nnunez@universidad.edu');
    await userEvent.type(form.getByLabelText('Nombre completo'), 'Noé Núñez');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'La contraseña no llegó' }));
    await expect(dialog.getByText(/^El usuario de Noé Núñez se creó/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }));
    await expect(await canvas.findByText('Mostrando 5 de 5')).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const BothNomenclatures = meta.story({
  args: { address: '/admin/config/nomenclatures' },
  beforeEach: losing('POST /api/degree-titles'),
  play: async (context) => {
    const { userEvent, canvas } = context;
    const form = await openForm(context, 'Nueva Nomenclatura');
    const career = form.getByRole('combobox', { name: 'Carrera' });
    await waitFor(() => expect(career).toBeEnabled());
    await userEvent.type(career, 'turis');
    await userEvent.click(await screen.findByRole('option', { name: 'Turismo' }));
    await userEvent.type(form.getByLabelText('Título masculino'), 'Licenciado en Turismo');
    await userEvent.type(form.getByLabelText('Título femenino'), 'Licenciada en Turismo');
    const save = form.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await expect(await form.findByText(/La forma masculina quedó guardada/)).toBeVisible();
    await userEvent.click(save);
    await expect(await screen.findByText(afterAll)).toBeVisible();
    await expect(await canvas.findByText('Mostrando 38 de 38')).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});

export const ThatCanNotBeLookedUp = meta.story({
  beforeEach: losing('POST /api/faculties'),
  play: async (context) => {
    const { userEvent, msw, canvas } = context;
    const form = await openForm(context, 'Nueva Facultad');
    await named('Facultad de Ciencias')(context, form);
    msw.use(noAnswer('GET /api/faculties', { once: true }));
    const save = form.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await expect(await form.findByText('Error al guardar la facultad')).toBeVisible();
    await expect(form.getByText(/^No se sabe si se guardó/)).toBeVisible();

    await userEvent.click(save);
    await expect(await screen.findByText(afterAll)).toBeVisible();
    await expect(await canvas.findByText('Mostrando 7 de 7')).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const ARequestThatNeverArrived = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    const count = handlerFor('POST /api/faculties', {}, () => sent());
    const cut = noAnswer('POST /api/faculties', { once: true });
    msw.use(count, cut, ...graduationHandlers());
  },
  play: async (context) => {
    const { userEvent, canvas } = context;
    const form = await openForm(context, 'Nueva Facultad');
    await named('Facultad de Ciencias')(context, form);
    const save = form.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await expect(await form.findByText('Error al guardar la facultad')).toBeVisible();
    await expect(form.queryByText(/^No se sabe/)).toBeNull();
    await userEvent.click(save);
    await expect(await canvas.findByText('Mostrando 7 de 7')).toBeVisible();
    await expect(screen.queryByText(afterAll)).toBeNull();
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});
