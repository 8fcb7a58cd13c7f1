import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { expectFailure } from '../../../../.storybook/expect-failure.ts';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
} from '../../../testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Edit, failing',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const editCall = 'PUT /api/applications/{id}';

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

/** Saves a change, and expects the failure in its place, one notice, and what was typed still there. */
function failing(failure: Omit<CallFailure, 'on'>): Play {
  return async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, words.applicationDetail.placeOfBirth, 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDetail.save }));
    await expectFailure(dialog, failure, words.applicationDetail.failed);
    await expect(
      dialog.getByRole('textbox', { name: words.applicationDetail.placeOfBirth }),
    ).toHaveValue('Coro');
  };
}

function refused(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: Pick<Parameters<Play>[0], 'msw'>) => {
      msw.use(failure.on(editCall));
    },
    play: failing(failure),
  };
}

export const NoAnswer = meta.story(refused(callFailures.noAnswer));
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
      http.put('*/api/applications/:id', () => {
        const row = university.rows.applications.find(({ id }) => id === 158);
        Object.assign(row ?? {}, { place_of_birth: 'Valera', phone: null });
        return Response.json({ error: conflict }, { status: 409 });
      }),
      ...graduationHandlers({ university }),
    );
  },
  play: async (context) => {
    await failing({ said: conflict })(context);
    await expect(
      await screen.findByText(filled(words.consoleForm.changedElsewhere, { value: 'Valera' })),
    ).toBeVisible();
    await expect(screen.getByText(matching(words.consoleForm.takenElsewhere))).toBeVisible();
  },
});
