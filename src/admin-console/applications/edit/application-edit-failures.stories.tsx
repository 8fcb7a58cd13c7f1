import { http } from 'msw';
import { expect, screen } from 'storybook/test';
import { failureStates } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { ApplicationsSection } from '../applications-section.tsx';
import { openEdit, retype } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Detalle, errores',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const states = failureStates({
  call: 'PUT /api/applications/{id}',
  fill: async (context: Context) => {
    const dialog = await openEdit(context);
    await retype(context, dialog, 'placeOfBirth', 'Coro');
    return dialog;
  },
  attempt: (dialog) => ({
    button: messages.applicationDetail.save,
    defaultMessage: messages.applicationDetail.failed,
    keeps: () =>
      expect(
        dialog.getByRole('textbox', { name: messages.applicationDetail.placeOfBirth }),
      ).toHaveValue('Coro'),
  }),
});

export const Refused = meta.story({ name: 'El servidor la rechaza', ...states.refused });
export const Failed = meta.story({ name: 'Error del servidor', ...states.failed });
export const FailsEachWay = meta.story({
  name: 'Falla de cada modo',
  tags: ['behavior'],
  ...states.failsEachWay,
});

const conflict = 'Otra persona ya cambió esta solicitud.';

export const Stale = meta.story({
  name: 'Otra persona la cambió',
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
    await states.submit(context, { said: conflict });
    await expect(
      await screen.findByText(filled(messages.consoleForm.changedElsewhere, { value: 'Valera' })),
    ).toBeVisible();
    await expect(screen.getByText(matching(messages.consoleForm.takenElsewhere))).toBeVisible();
  },
});
