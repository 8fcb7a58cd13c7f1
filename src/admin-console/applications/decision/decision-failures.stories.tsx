import { http } from 'msw';
import { expect } from 'storybook/test';
import { expectFailure } from '../../../../.storybook/expect-failure.ts';
import preview from '../../../../.storybook/preview.tsx';
import { words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
} from '../../../testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { failEachWay } from '../../fail-each-way.fixtures.ts';
import { sectionStory, shortTimeout } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';
import { openRejection } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Aprobar y rechazar, errores',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const rejectCall = 'PATCH /api/applications/{id}/reject';
const reason = 'Falta la solvencia';

async function typeReason(context: Context) {
  const dialog = await openRejection(context);
  await context.userEvent.type(dialog.getByRole('textbox'), reason);
  return dialog;
}

/** The reason is still there, and the button can be pressed again. */
async function expectKept(dialog: Awaited<ReturnType<typeof typeReason>>) {
  await expect(dialog.getByRole('textbox')).toHaveValue(reason);
  await expect(
    dialog.getByRole('button', { name: words.applicationDecision.reject }),
  ).toBeEnabled();
}

/** Rejects with a reason, and expects the failure in its place, one notice, and the reason still there. */
async function rejectAndFail(context: Context, failure: Omit<CallFailure, 'on'>) {
  const dialog = await typeReason(context);
  await context.userEvent.click(
    dialog.getByRole('button', { name: words.applicationDecision.reject }),
  );
  await expectFailure(dialog, failure, words.applicationDecision.failed);
  await expectKept(dialog);
  return dialog;
}

function fails(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: Pick<Context, 'msw'>) => {
      msw.use(failure.on(rejectCall));
    },
    play: async (context: Context) => {
      await rejectAndFail(context, failure);
    },
  };
}

export const Refused = meta.story({
  name: 'El servidor la rechaza',
  ...fails(callFailures.invalid),
});

export const Failed = meta.story({
  name: 'Error del servidor',
  ...fails(callFailures.server),
});

export const FailsEachWay = meta.story({
  name: 'Falla de cada modo',
  tags: ['behavior'],
  args: { timeoutMs: shortTimeout },
  play: async (context) => {
    const dialog = await typeReason(context);
    await failEachWay(context, dialog, {
      call: rejectCall,
      button: words.applicationDecision.reject,
      own: words.applicationDecision.failed,
      keeps: () => expectKept(dialog),
    });
  },
});

const conflict = 'Otra persona ya cambió esta solicitud.';

export const Stale = meta.story({
  name: 'Otra persona decidió antes',
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
    const dialog = await rejectAndFail(context, { said: conflict });
    await expect(await dialog.findByText(words.applicationStatus.confirmed)).toBeVisible();
  },
});
