import { http } from 'msw';
import { expect, screen } from 'storybook/test';
import { expectFailure } from '../../../../.storybook/expect-failure.ts';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
} from '../../../testing/failures/call-failures.fixtures.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { failEachWay } from '../../fail-each-way.fixtures.ts';
import { sectionStory, shortTimeout } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';
import { openEdit, retype } from '../applications-steps.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Solicitudes/Detalle, errores al guardar',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Context = Parameters<Play>[0];

const editCall = 'PUT /api/applications/{id}';

async function typePlace(context: Context) {
  const dialog = await openEdit(context);
  await retype(context, dialog, 'placeOfBirth', 'Coro');
  return dialog;
}

/** What was typed is still there. */
function expectKept(dialog: Awaited<ReturnType<typeof typePlace>>) {
  return expect(
    dialog.getByRole('textbox', { name: words.applicationDetail.placeOfBirth }),
  ).toHaveValue('Coro');
}

/** Saves a change, and expects the failure in its place, one notice, and what was typed still there. */
function saving(failure: Omit<CallFailure, 'on'>): Play {
  return async (context) => {
    const dialog = await typePlace(context);
    await context.userEvent.click(
      dialog.getByRole('button', { name: words.applicationDetail.save }),
    );
    await expectFailure(dialog, failure, words.applicationDetail.failed);
    await expectKept(dialog);
  };
}

function fails(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: Pick<Context, 'msw'>) => {
      msw.use(failure.on(editCall));
    },
    play: saving(failure),
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
    const dialog = await typePlace(context);
    await failEachWay(context, dialog, {
      call: editCall,
      button: words.applicationDetail.save,
      own: words.applicationDetail.failed,
      keeps: () => expectKept(dialog),
    });
  },
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
    await saving({ said: conflict })(context);
    await expect(
      await screen.findByText(filled(words.consoleForm.changedElsewhere, { value: 'Valera' })),
    ).toBeVisible();
    await expect(screen.getByText(matching(words.consoleForm.takenElsewhere))).toBeVisible();
  },
});
