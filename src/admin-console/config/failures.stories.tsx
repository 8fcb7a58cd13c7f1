import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import {
  answer,
  answerEmpty,
  answerHtml,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
  slow,
} from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../staged-section.fixtures.tsx';
import { ConfigSection } from './config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Failures',
  ...stagedSection('/admin/config/faculties', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const patience = { timeout: 3_000 };
const noLine = 'Error de conexión. Por favor, verifica tu internet.';
const down = 'Error del servidor. Intenta nuevamente más tarde.';
const unreadable = 'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.';

/** The sentence stands in place of the list, the global one in the notice, and trying again shows the list. */
function load(path: string, fault: HttpHandler, place: string, notice: string | undefined) {
  return {
    args: { address: `/admin/config/${path}` },
    beforeEach: ({ msw }: Context) => msw.use(fault, ...graduationHandlers()),
    play: async ({ canvas, userEvent, msw }: Context) => {
      await expect(await canvas.findByText(place, {}, patience)).toBeVisible();
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);
      await expect(canvas.queryByText(/^Mostrando/)).not.toBeInTheDocument();
      msw.use(...graduationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
      await expect(await canvas.findByText(/^Mostrando (\d+) de \1$/)).toBeVisible();
    },
  };
}

export const LoadFacultiesOf500 = meta.story(
  load(
    'faculties',
    failWith('GET /api/faculties', { status: 500 }),
    'Error al cargar facultades',
    down,
  ),
);
export const LoadCareersOfAPage = meta.story(
  load('careers', answerHtml('GET /api/careers'), 'Error al cargar carreras', unreadable),
);
export const LoadCareerTypesCutOff = meta.story(
  load(
    'career-types',
    answerTruncated('GET /api/career_types'),
    'Error al cargar tipos de carrera',
    unreadable,
  ),
);
export const LoadNomenclaturesNeverAnswered = meta.story(
  load('nomenclatures', never('GET /api/degree-titles'), 'Error al cargar nomenclaturas', noLine),
);
export const LoadUsersForbidden = meta.story(
  load(
    'users',
    failWith('GET /api/users', { status: 403 }),
    'Error al cargar usuarios',
    'No tienes permisos para realizar esta acción.',
  ),
);
export const LoadUnsuccessfulInTheServersWords = meta.story(
  load(
    'users',
    answerUnsuccessful('GET /api/users', { message: 'El directorio está en mantenimiento.' }),
    'El directorio está en mantenimiento.',
    undefined,
  ),
);
export const LoadARowWithoutAnId = meta.story(
  load(
    'faculties',
    answer('GET /api/faculties', [{ name: 'Facultad de Nada' }]),
    'Error al cargar facultades',
    unreadable,
  ),
);

/** The dialog stays with what was typed, says the sentence once, and saving again succeeds. */
function save(fault: HttpHandler, place: string, notice: string | undefined) {
  return {
    beforeEach: ({ msw }: Context) => msw.use(fault, ...graduationHandlers()),
    play: async ({ canvas, userEvent, msw }: Context) => {
      await canvas.findByText('Mostrando 6 de 6');
      await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByLabelText('Nombre'), 'Facultad de Ciencias');
      await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
      await expect(await dialog.findByText(place, {}, patience)).toBeVisible();
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);
      await expect(dialog.getByLabelText('Nombre')).toHaveValue('Facultad de Ciencias');

      msw.use(...graduationHandlers());
      await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
      await expect(await screen.findByText('Facultad creada exitosamente')).toBeVisible();
      await expect(await canvas.findByText('Mostrando 7 de 7')).toBeVisible();
    },
  };
}

const post = 'POST /api/faculties';
const saveFailed = 'Error al guardar la facultad';

export const SaveWithoutALine = meta.story(save(noAnswer(post), saveFailed, noLine));
export const SaveNeverAnswered = meta.story(save(never(post), saveFailed, noLine));
export const SaveOf500 = meta.story(save(failWith(post, { status: 500 }), saveFailed, down));
export const SaveOf404 = meta.story(
  save(failWith(post, { status: 404 }), saveFailed, 'Recurso no encontrado.'),
);
export const SaveOf422InTheServersWords = meta.story(
  save(
    failWith(post, { status: 422, message: 'Ese nombre no se admite.' }),
    'Ese nombre no se admite.',
    undefined,
  ),
);
export const SaveOf409InTheServersWords = meta.story(
  save(
    failWith(post, { status: 409, error: 'Ya existe esa facultad.' }),
    'Ya existe esa facultad.',
    undefined,
  ),
);
export const SaveUnsuccessful = meta.story(
  save(answerUnsuccessful(post), saveFailed, 'Error desconocido'),
);
export const SaveWithAnErrorThatIsNoText = meta.story(
  save(failWith(post, { status: 500, error: { code: 7 }, message: ['x'] }), saveFailed, down),
);

export const SaveAnsweredWithNothingIsASuccess = meta.story({
  beforeEach: ({ msw }) => msw.use(answerEmpty(post, { status: 204 }), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Facultad de Ciencias{Enter}');
    await expect(await screen.findByText('Facultad creada exitosamente')).toBeVisible();
  },
});

export const WhileSaving = meta.story({
  beforeEach: ({ msw }) => msw.use(slow(post, 600), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 6 de 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Facultad de Ciencias');
    const button = dialog.getByRole('button', { name: 'Guardar' });
    await userEvent.tripleClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toBeVisible();
    await expect(await canvas.findByText('Mostrando 7 de 7', {}, patience)).toBeInTheDocument();
  },
});

/** The row stays, the sentence stands in the dialog, and pressing again removes it. */
function removal(fault: HttpHandler, place: string, notice: string | undefined) {
  return {
    args: { address: '/admin/config/users' },
    beforeEach: ({ msw }: Context) => msw.use(fault, ...graduationHandlers()),
    play: async ({ canvas, userEvent, msw }: Context) => {
      const name = 'Eliminar Ana Lucía Núñez Briceño';
      await userEvent.click(await canvas.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
      await expect(await dialog.findByText(place, {}, patience)).toBeVisible();
      if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
      await expect(screen.getAllByText(place)).toHaveLength(1);

      msw.use(...graduationHandlers());
      await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
      await expect(await screen.findByText('Usuario eliminado exitosamente')).toBeVisible();
      await waitFor(() => expect(canvas.getByText('Mostrando 3 de 3')).toBeVisible());
    },
  };
}

const remove = 'DELETE /api/users/{id}';

export const RemovalWithoutALine = meta.story(
  removal(noAnswer(remove), 'Error al eliminar el usuario', noLine),
);
export const RemovalOf500 = meta.story(
  removal(failWith(remove, { status: 500 }), 'Error al eliminar el usuario', down),
);
export const RemovalOf409InTheServersWords = meta.story(
  removal(
    failWith(remove, { status: 409, error: 'Debe quedar al menos un administrador activo.' }),
    'Debe quedar al menos un administrador activo.',
    undefined,
  ),
);

export const TheSessionEnds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failWith(post, { status: 401, error: 'Vencido' }), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mostrando 6 de 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva Facultad' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Facultad de Ciencias');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Vencido')).toBeVisible();
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Facultad de Ciencias');
  },
});
