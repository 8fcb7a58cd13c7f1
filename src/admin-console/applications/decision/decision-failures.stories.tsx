import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { answerUnsuccessful } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';
import { expectTold, type Refusal, refusalsOf, type Told } from '../refusals.fixtures.ts';

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

/** Rejects with a reason, and expects the failure in its place, one notice, and the reason still there. */
function failing(told: Told): Play {
  return async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Rechazar AG-2026-008');
    await userEvent.type(dialog.getByRole('textbox'), 'Falta la solvencia');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expectTold(dialog, told);
    await expect(dialog.getByRole('textbox')).toHaveValue('Falta la solvencia');
    await expect(dialog.getByRole('button', { name: 'Rechazar' })).toBeEnabled();
  };
}

const refusals = refusalsOf(rejectCall, 'Error al actualizar el estado');

function refused(refusal: Refusal) {
  return {
    beforeEach: ({ msw }: Pick<Parameters<Play>[0], 'msw'>) => {
      msw.use(refusal.handler);
    },
    play: failing(refusal),
  };
}

export const NoAnswer = meta.story(refused(refusals.noAnswer));
export const TooLate = meta.story(refused(refusals.tooLate));
export const Malformed400 = meta.story(refused(refusals.malformed));
export const SessionEnded401 = meta.story(refused(refusals.sessionEnded));
export const NotAllowed403 = meta.story(refused(refusals.notAllowed));
export const Gone404 = meta.story(refused(refusals.gone));
export const Refused422 = meta.story(refused(refusals.invalid));
export const ServerError500 = meta.story(refused(refusals.serverError));
export const AGatewaysPage = meta.story(refused(refusals.gatewaysPage));
export const NoSuccessIn200 = meta.story(refused(refusals.noSuccess));

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

const completed = 'El acto ya se completó.';

export const NoSuccessButASentence = meta.story(
  refused({
    handler: answerUnsuccessful(rejectCall, { error: completed }),
    place: completed,
  }),
);
