import { http } from 'msw';
import { expect } from 'storybook/test';
import { failureStates } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { openRejection } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Aprobar y rechazar, errores',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const reason = 'Falta la solvencia';

const states = failureStates({
  call: 'PATCH /api/applications/{id}/reject',
  fill: async (context: Context) => {
    const dialog = await openRejection(context);
    await context.userEvent.type(dialog.getByRole('textbox'), reason);
    return dialog;
  },
  attempt: (dialog) => ({
    button: messages.applicationDecision.reject,
    defaultMessage: messages.applicationDecision.failed,
    keeps: async () => {
      await expect(dialog.getByRole('textbox')).toHaveValue(reason);
      const button = dialog.getByRole('button', { name: messages.applicationDecision.reject });
      await expect(button).toBeEnabled();
    },
  }),
});

export const Refused = meta.story({ name: 'El servidor la rechaza', ...states.refused });
export const Failed = meta.story({ name: 'Error del servidor', ...states.failed });
export const Unanswered = meta.story({ name: 'Sin conexión', ...states.unanswered });
export const FailsEachWay = meta.story({
  name: 'Falla de cada modo',
  tags: ['behavior'],
  ...states.failsEachWay,
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
    const dialog = await states.submit(context, { said: conflict });
    await expect(await dialog.findByText(messages.applicationStatus.confirmed)).toBeVisible();
  },
});
