import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../testing/fake-api/fake-university.ts';
import {
  answerHtml,
  answerUnsuccessful,
  failWith,
  noAnswer,
} from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../staged-section.fixtures.tsx';
import { ApplicationsSection } from './applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Edit, failing',
  ...stagedSection('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const editCall = 'PUT /api/applications/{id}';

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

interface FailedPlay {
  readonly place: string;
  readonly notice?: string;
}

/** Saves a change, and expects the failure in its place, one notice, and what was typed still there. */
function failing({ place, notice }: FailedPlay): Play {
  return async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, 'Lugar de nacimiento', 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText(place, {}, { timeout: 3000 })).toBeVisible();
    if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
    await expect(screen.getAllByText(place)).toHaveLength(1);
    await expect(dialog.getByRole('textbox', { name: 'Lugar de nacimiento' })).toHaveValue('Coro');
  };
}

const failed = 'Error al actualizar la solicitud';

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(noAnswer(editCall));
  },
  play: failing({ place: failed, notice: 'Error de conexión. Por favor, verifica tu internet.' }),
});

export const SessionEnded401 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(editCall, { status: 401 }));
  },
  play: failing({ place: failed }),
});

export const NotAllowed403 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(editCall, { status: 403 }));
  },
  play: failing({ place: failed, notice: 'No tienes permisos para realizar esta acción.' }),
});

export const Gone404 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(editCall, { status: 404 }));
  },
  play: failing({ place: failed, notice: 'Recurso no encontrado.' }),
});

const conflict = 'Otra persona ya cambió esta solicitud.';

export const SomebodyWasFaster409 = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(
      http.put('*/api/applications/:id', () => {
        const row = university.rows.applications.find(({ id }) => id === 158);
        Object.assign(row ?? {}, { place_of_birth: 'Valera', phone: null });
        return Response.json({ error: conflict }, { status: 409 });
      }),
      ...graduationHandlers({ university }),
    );
  },
  play: async (context) => {
    await failing({ place: conflict })(context);
    await expect(
      await screen.findByText('Otra persona lo cambió entretanto: «Valera»'),
    ).toBeVisible();
    await expect(screen.getByText('Otra persona lo borró entretanto')).toBeVisible();
  },
});

export const Refused422 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(editCall, { status: 422, error: 'El número ya está registrado.' }));
  },
  play: failing({ place: 'El número ya está registrado.' }),
});

export const ServerError500 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(editCall, { status: 500 }));
  },
  play: failing({ place: failed, notice: 'Error del servidor. Intenta nuevamente más tarde.' }),
});

export const AGatewaysPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answerHtml(editCall, { status: 502 }));
  },
  play: failing({ place: failed, notice: 'Error desconocido' }),
});

export const NoSuccessIn200 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answerUnsuccessful(editCall));
  },
  play: failing({ place: failed, notice: 'Error desconocido' }),
});
