import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';
import { expectTold, type Refusal, refusalsOf, type Told } from '../refusals.fixtures.ts';

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

/** Saves a change, and expects the failure in its place, one notice, and what was typed still there. */
function failing(told: Told): Play {
  return async ({ canvas, userEvent }) => {
    const dialog = await openEdit(canvas, userEvent);
    await retype(dialog, userEvent, 'Lugar de nacimiento', 'Coro');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expectTold(dialog, told);
    await expect(dialog.getByRole('textbox', { name: 'Lugar de nacimiento' })).toHaveValue('Coro');
  };
}

const refusals = refusalsOf(editCall, 'Error al actualizar la solicitud');

function refused(refusal: Refusal) {
  return {
    beforeEach: ({ msw }: Pick<Parameters<Play>[0], 'msw'>) => {
      msw.use(refusal.handler);
    },
    play: failing(refusal),
  };
}

export const NoAnswer = meta.story(refused(refusals.noAnswer));
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
    await expect(
      screen.getByText(/^Otra persona lo cambió entretanto\. Antes decía «.+»$/),
    ).toBeVisible();
  },
});
