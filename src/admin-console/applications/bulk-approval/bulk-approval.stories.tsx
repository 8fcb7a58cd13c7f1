import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { failWith, never, noAnswer, slow } from '../../../testing/fake-api/faults.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Approve several',
  ...stagedSection('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const confirmCall = 'PATCH /api/applications/{id}/confirm';
const watched = fn();

async function openForThree(canvas: Canvas, userEvent: User) {
  for (const code of ['AG-2026-008', 'AG-2026-009', 'AG-2026-010']) {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: `Seleccionar ${code}` }, { timeout: 5000 }),
    );
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Aprobar seleccionadas (3)' }));
  return within(await screen.findByRole('dialog', { name: 'Aprobar 3 solicitudes' }));
}

async function startThree(canvas: Canvas, userEvent: User) {
  const dialog = await openForThree(canvas, userEvent);
  await userEvent.click(dialog.getByRole('button', { name: 'Aprobar 3 solicitudes' }));
  return dialog;
}

export const ThreeAreSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForThree(canvas, userEvent);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.queryByRole('progressbar')).toBeNull();
  },
});

export const SelectingAllThatAreShown = meta.story({
  args: { address: '/admin/applications?q=ag-2026-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Seleccionar \d pendientes$/ }),
    );
    const approve = canvas.getByRole('button', { name: /^Aprobar seleccionadas/ });
    await expect(canvas.getByRole('checkbox', { name: /AG-2026-010/ })).toBeChecked();

    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'ag-2026-010');
    await waitFor(() => expect(approve).toHaveTextContent('Aprobar seleccionadas (1)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar selección' }));
    await expect(canvas.queryByRole('button', { name: /^Aprobar seleccionadas/ })).toBeNull();
  },
});

export const OneAfterAnother = meta.story({
  beforeEach: ({ msw }) => {
    watched.mockClear();
    let underWay = 0;
    msw.use(
      http.patch('*/api/applications/:id/confirm', async ({ params }) => {
        underWay += 1;
        watched(Number(params.id), underWay);
        await new Promise((resolve) => setTimeout(resolve, 20));
        underWay -= 1;
      }),
      http.get('*/api/applications', () => {
        watched('list');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(await dialog.findByText('Se aprobaron 3 solicitudes')).toBeVisible();
    await expect(dialog.getAllByText('Aprobada')).toHaveLength(3);
    await expect(dialog.getByRole('progressbar', { name: 'Avance' })).toHaveAttribute(
      'aria-valuenow',
      '3',
    );
    await waitFor(() => expect(watched).toHaveBeenCalledTimes(5));
    await expect(watched.mock.calls).toEqual([['list'], [157, 1], [158, 1], [159, 1], ['list']]);
    const [, close] = dialog.getAllByRole('button', { name: 'Cerrar' });
    await userEvent.click(close ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await canvas.findByRole('button', { name: 'Cambiar estado de AG-2026-010' }),
    ).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

export const UnderWay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(confirmCall));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(await dialog.findByText('Aprobando…')).toBeVisible();
    await expect(dialog.getAllByText('En espera')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const StoppedAndResumed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(slow(confirmCall, 150));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Detener' }));
    await expect(await dialog.findByText('La aprobación se detuvo')).toBeVisible();
    await expect(dialog.getByText('Se aprobó 1 solicitud, 2 quedaron sin enviar')).toBeVisible();
    await expect(dialog.getAllByText('En espera')).toHaveLength(2);

    await userEvent.click(dialog.getByRole('button', { name: 'Continuar con las 2 restantes' }));
    await expect(
      await dialog.findByText('Se aprobaron 3 solicitudes', {}, { timeout: 3000 }),
    ).toBeVisible();
  },
});

export const WithFailures = meta.story({
  beforeEach: ({ msw }) => {
    const refuse = () =>
      HttpResponse.json({ error: 'La solicitud ya fue rechazada.' }, { status: 409 });
    msw.use(http.patch('*/api/applications/158/confirm', refuse, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(
      await dialog.findByText('Se aprobaron 2 solicitudes, 1 no se pudo aprobar'),
    ).toBeVisible();
    await expect(dialog.getByText('La solicitud ya fue rechazada.')).toBeVisible();
    await expect(dialog.getByText('No aprobada')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar la fallida' }));
    await expect(await dialog.findByText('Se aprobaron 3 solicitudes')).toBeVisible();
  },
});

/** The rest could only fail alike: the run ends at once, and says what was not sent. */
function endsAtOnce(notice: string | undefined): Play {
  return async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(
      await dialog.findByText(/1 no se pudo aprobar, 2 quedaron sin enviar/, {}, { timeout: 3000 }),
    ).toBeVisible();
    await expect(dialog.getByText('Error al actualizar el estado')).toBeVisible();
    if (notice !== undefined) await expect(await screen.findByText(notice)).toBeVisible();
  };
}

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(noAnswer(confirmCall));
  },
  play: endsAtOnce('Error de conexión. Por favor, verifica tu internet.'),
});

export const SessionEnded401 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(confirmCall, { status: 401 }));
  },
  play: endsAtOnce(undefined),
});

export const NotAllowed403 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(confirmCall, { status: 403 }));
  },
  play: endsAtOnce('No tienes permisos para realizar esta acción.'),
});

export const EachFailsWith500 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(confirmCall, { status: 500 }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(await dialog.findByText(/3 no se pudieron aprobar/)).toBeVisible();
    const notice = 'Error del servidor. Intenta nuevamente más tarde.';
    await expect(await screen.findAllByText(notice)).toHaveLength(1);
  },
});

export const FailuresOnAPhoneInTheDark = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('*/api/applications/158/confirm', () =>
        HttpResponse.json({ error: 'La solicitud ya fue rechazada.' }, { status: 409 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(await dialog.findByText('No aprobada')).toBeVisible();
  },
});
