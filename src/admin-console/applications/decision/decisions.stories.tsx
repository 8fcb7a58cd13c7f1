import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { answerEmpty, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Approve and reject',
  ...stagedSection('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const confirmCall = 'PATCH /api/applications/{id}/confirm';
const payloads = fn();

/** Writes down what is sent and lets the fake API answer. */
function watch(decision: 'confirm' | 'reject') {
  payloads.mockClear();
  return http.patch(`*/api/applications/:id/${decision}`, async ({ request }) => {
    payloads(await request.clone().json());
  });
}

async function openFrom(canvas: Canvas, userEvent: User, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }, { timeout: 5000 }));
  const isDanger = button.startsWith('Rechazar');
  return within(await screen.findByRole(isDanger ? 'alertdialog' : 'dialog'));
}

async function openFromMenu(canvas: Canvas, userEvent: User, code: string, item: string) {
  const name = `Cambiar estado de ${code}`;
  await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 5000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

function dialogIsGone() {
  return waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
}

export const Approving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Aprobar AG-2026-008');
    await expect(dialog.getByText('Lucía Ortega Torres')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Notas' })).not.toBeRequired();
    await expect(dialog.getByRole('button', { name: 'Aprobar' })).toBeEnabled();
  },
});

export const ApprovedWithoutNotes = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Aprobar AG-2026-008');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notas' }), '   ');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Aprobar' }));
    await expect(await screen.findByText('Solicitud aprobada exitosamente')).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([[{ notes: null }]]);

    const changed = await canvas.findByRole('button', { name: 'Cambiar estado de AG-2026-008' });
    const row = changed.closest('tr') ?? document.body;
    await expect(within(row).getByText('Confirmada')).toBeVisible();
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
  },
});

export const ApprovedWithNotes = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Aprobar AG-2026-009');
    await userEvent.type(dialog.getByRole('textbox'), ' Expediente completo. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await dialogIsGone();
    await expect(payloads).toHaveBeenCalledWith({ notes: 'Expediente completo.' });
  },
});

export const RejectingNeedsAReason = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(watch('reject'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Rechazar AG-2026-008');
    const reason = dialog.getByRole('textbox', { name: 'Motivo del rechazo' });
    const reject = dialog.getByRole('button', { name: 'Rechazar' });
    await expect(reason).toHaveFocus();
    await expect(reason).toBeRequired();
    await expect(reject).toBeDisabled();
    await userEvent.type(reason, '  {Enter} ');
    await expect(reject).toBeDisabled();
    await userEvent.type(reason, 'Falta la solvencia');
    await userEvent.click(reject);
    await expect(await screen.findByText('Solicitud rechazada exitosamente')).toBeVisible();
    await dialogIsGone();
    await expect(payloads.mock.calls).toEqual([[{ notes: 'Falta la solvencia' }]]);
  },
});

export const TheRowLeavesTheFilter = meta.story({
  args: { address: '/admin/applications?status=pending&q=ag-2026-01' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Aprobar AG-2026-010');
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(canvas.queryByText('AG-2026-010')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true),
    );
  },
});

export const TheLastRowLeavesTheFilter = meta.story({
  args: { address: '/admin/applications?status=pending&q=ag-2026-008' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Aprobar AG-2026-008');
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await expect(await canvas.findByText('No se encontraron solicitudes')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true),
    );
  },
});

export const ARejectionIsReverted = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(watch('confirm'));
  },
  play: async ({ canvas, userEvent }) => {
    await openFromMenu(canvas, userEvent, 'AG-2026-013', 'Marcar como Confirmada');
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprobar solicitud' }));
    await expect(dialog.getByText(/El índice académico no ha sido verificado/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await dialogIsGone();
    await expect(payloads).toHaveBeenCalledWith({ notes: null });
    await waitFor(() =>
      expect(
        within(canvas.getByRole('row', { name: /AG-2026-013/ })).getByText('Confirmada'),
      ).toBeVisible(),
    );
  },
});

export const RejectedFromTheMenuWithAReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openFromMenu(canvas, userEvent, 'AG-2026-014', 'Marcar como Rechazada');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rechazar solicitud' }));
    await expect(dialog.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
    await waitFor(() => expect(dialog.queryByText(/título emitido/)).toBeNull());
  },
});

export const RejectingOneThatHasATitle = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    const [title] = university.rows.titles;
    if (title !== undefined) title.application_id = 163;
    msw.use(...graduationHandlers({ university }));
  },
  play: async ({ canvas, userEvent }) => {
    await openFromMenu(canvas, userEvent, 'AG-2026-014', 'Marcar como Rechazada');
    await expect(await screen.findByText('Esta solicitud ya tiene 1 título emitido')).toBeVisible();
    await expect(screen.getByText(/^Acta .+, asignado .+, folio .+\.$/)).toBeVisible();
  },
});

export const UnderWay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(confirmCall));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Aprobar AG-2026-008');
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await expect(dialog.getByRole('button', { name: 'Aprobar' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const ClosedWithAReasonTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Rechazar AG-2026-008');
    await userEvent.type(dialog.getByRole('textbox'), 'Falta');
    await userEvent.keyboard('{Escape}');
    await expect(
      await dialog.findByText('Lo que escribiste todavía no se ha guardado'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Seguir escribiendo' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('Falta');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Descartar lo escrito' }));
    await dialogIsGone();
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Rechazar AG-2026-008'),
    );
  },
});

export const AnEmptyAnswerIsASuccess = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answerEmpty(confirmCall, { status: 204 }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFrom(canvas, userEvent, 'Aprobar AG-2026-008');
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await expect(await screen.findByText('Solicitud aprobada exitosamente')).toBeVisible();
    await dialogIsGone();
  },
});

export const ApprovingInTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openFrom(canvas, userEvent, 'Aprobar AG-2026-008');
  },
});

export const RejectingOnAPhoneInTheDark = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await openFrom(canvas, userEvent, 'Rechazar AG-2026-008');
  },
});
