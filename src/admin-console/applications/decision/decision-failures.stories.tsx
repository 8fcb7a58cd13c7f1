import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { expectFailure } from '../../../../.storybook/expect-failure.ts';
import preview from '../../../../.storybook/preview.tsx';
import { filled, words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
  unsuccessful,
} from '../../../testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Approve and reject, failing',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const rejectCall = 'PATCH /api/applications/{id}/reject';

async function openFrom(canvas: Canvas, userEvent: User, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }, { timeout: 5000 }));
  const isDanger = button.startsWith(words.applicationDecision.reject);
  return within(await screen.findByRole(isDanger ? 'alertdialog' : 'dialog'));
}

/** Rejects with a reason, and expects the failure in its place, one notice, and the reason still there. */
function failing(failure: Omit<CallFailure, 'on'>): Play {
  return async ({ canvas, userEvent }) => {
    const dialog = await openFrom(
      canvas,
      userEvent,
      filled(words.applications.reject, { row: 'AG-2026-008' }),
    );
    await userEvent.type(dialog.getByRole('textbox'), 'Falta la solvencia');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.reject }));
    await expectFailure(dialog, failure, words.applicationDecision.failed);
    await expect(dialog.getByRole('textbox')).toHaveValue('Falta la solvencia');
    await expect(
      dialog.getByRole('button', { name: words.applicationDecision.reject }),
    ).toBeEnabled();
  };
}

function refused(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: Pick<Parameters<Play>[0], 'msw'>) => {
      msw.use(failure.on(rejectCall));
    },
    play: failing(failure),
  };
}

export const NoAnswer = meta.story(refused(callFailures.noAnswer));
export const TooLate = meta.story(refused(callFailures.tooLate));
export const Malformed400 = meta.story(refused(callFailures.badRequest));
export const SessionEnded401 = meta.story(refused(callFailures.unauthorized));
export const NotAllowed403 = meta.story(refused(callFailures.forbidden));
export const Gone404 = meta.story(refused(callFailures.missing));
export const Refused422 = meta.story(refused(callFailures.invalid));
export const ServerError500 = meta.story(refused(callFailures.server));
export const AGatewaysPage = meta.story(refused(callFailures.gatewayPage));
export const NoSuccessIn200 = meta.story(refused(callFailures.unsuccessful));

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
    await failing({ said: conflict })(context);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText(words.applicationStatus.confirmed)).toBeVisible();
  },
});

export const NoSuccessButASentence = meta.story(refused(unsuccessful('El acto ya se completó.')));
