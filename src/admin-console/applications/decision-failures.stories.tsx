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
  title: 'Console/Applications/Approve and reject, failing',
  ...stagedSection('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const rejectCall = 'PATCH /api/applications/{id}/reject';

async function openFrom(canvas: Canvas, userEvent: User, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }, { timeout: 5000 }));
  const isDanger = button.startsWith('Rechazar');
  return within(await screen.findByRole(isDanger ? 'alertdialog' : 'dialog'));
}

interface FailedPlay {
  readonly place: string;
  readonly notice?: string;
}

/** Rejects with a reason, and expects the failure in its place, one notice, and the reason still there. */
function failing({ place, notice }: FailedPlay): Play {
  return async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Rechazar AG-2026-008');
    await userEvent.type(dialog.getByRole('textbox'), 'Falta la solvencia');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText(place, {}, { timeout: 3000 })).toBeVisible();
    if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
    await expect(screen.getAllByText(place)).toHaveLength(1);
    await expect(dialog.getByRole('textbox')).toHaveValue('Falta la solvencia');
    await expect(dialog.getByRole('button', { name: 'Rechazar' })).toBeEnabled();
  };
}

const failed = 'Error al actualizar el estado';

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(noAnswer(rejectCall));
  },
  play: failing({ place: failed, notice: 'Error de conexión. Por favor, verifica tu internet.' }),
});

export const SessionEnded401 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(rejectCall, { status: 401 }));
  },
  play: failing({ place: failed }),
});

export const NotAllowed403 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(rejectCall, { status: 403 }));
  },
  play: failing({ place: failed, notice: 'No tienes permisos para realizar esta acción.' }),
});

export const Gone404 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(rejectCall, { status: 404 }));
  },
  play: failing({ place: failed, notice: 'Recurso no encontrado.' }),
});

const conflict = 'Otra persona ya cambió esta solicitud.';

export const SomebodyWasFaster409 = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(
      http.patch('*/api/applications/:id/reject', () => {
        const row = university.rows.applications.find(({ id }) => id === 157);
        if (row !== undefined) row.status = 'CONFIRMADA';
        return Response.json({ error: conflict }, { status: 409 });
      }),
      ...graduationHandlers({ university }),
    );
  },
  play: async (context) => {
    await failing({ place: conflict })(context);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText('Confirmada')).toBeVisible();
  },
});

export const Refused422 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(rejectCall, { status: 422, error: 'El motivo es demasiado corto.' }));
  },
  play: failing({ place: 'El motivo es demasiado corto.' }),
});

export const ServerError500 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(rejectCall, { status: 500, error: { code: 7 } }));
  },
  play: failing({
    place: failed,
    notice: 'Error del servidor. Intenta nuevamente más tarde.',
  }),
});

export const AGatewaysPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answerHtml(rejectCall, { status: 502 }));
  },
  play: failing({ place: failed, notice: 'Error desconocido' }),
});

export const NoSuccessIn200 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answerUnsuccessful(rejectCall, { error: 'El acto ya se completó.' }));
  },
  play: failing({ place: 'El acto ya se completó.' }),
});
