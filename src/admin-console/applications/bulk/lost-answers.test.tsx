// @module-tag rare
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import type { GraduationEvent } from '#provider/events.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { lostAnswer } from '#testing/fake-api/lost-answer.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();
const call = 'PATCH /api/applications/{id}/confirm';
const rejectCall = 'PATCH /api/applications/{id}/reject';

/** Opens the console and selects three applications. @returns the events emitted so far */
async function selectThree() {
  const events: GraduationEvent[] = [];
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/applications')}
      onEvent={(event) => events.push(event)}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  for (const code of ['AG-2026-008', 'AG-2026-009', 'AG-2026-010']) {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(code) }));
  }
  return () => events.filter(({ type }) => type.startsWith('application-'));
}

/** Approves three applications. @returns the dialog, and the events emitted so far */
async function approveThree() {
  const decisions = await selectThree();
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar seleccionadas (3)' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Aprobar 3 solicitudes' }));
  return { dialog, decisions };
}

/** Rejects three applications with one reason. @returns the dialog, and the events emitted so far */
async function rejectThree() {
  const decisions = await selectThree();
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar seleccionadas (3)' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Falta la solvencia');
  await userEvent.click(dialog.getByRole('button', { name: 'Rechazar 3 solicitudes' }));
  return { dialog, decisions };
}

test('an approval without a response counts if the list shows it', async () => {
  const university = createFakeUniversity();
  network.use(lostAnswer(call, { university, once: true }), ...graduationHandlers({ university }));
  const { dialog, decisions } = await approveThree();
  expect(await dialog.findByText('Se aprobó 1 solicitud, 2 quedaron sin enviar')).toBeVisible();
  expect(dialog.getAllByText('Aprobada')).toHaveLength(1);
  expect(dialog.queryByText('No aprobada')).toBeNull();
  expect(decisions()).toMatchObject([{ type: 'application-approved', count: 1 }]);

  await userEvent.click(dialog.getByRole('button', { name: /^Continuar/ }));
  expect(await dialog.findByText('Se aprobaron 3 solicitudes')).toBeVisible();
});

test('an approval that the list does not show counts as failed', async () => {
  network.use(failWith(call, { status: 500 }, { once: true }));
  const { dialog, decisions } = await approveThree();
  expect(await dialog.findByText(/Se aprobaron 2 solicitudes, 1 no se pudo aprobar/)).toBeVisible();
  expect(dialog.getByText('No aprobada')).toBeVisible();
  expect(decisions()).toMatchObject([{ type: 'application-approved', count: 2 }]);
});

test('a rejection without a response counts if the list shows it with the same reason', async () => {
  const university = createFakeUniversity();
  network.use(
    lostAnswer(rejectCall, { university, once: true }),
    ...graduationHandlers({ university }),
  );
  const { dialog, decisions } = await rejectThree();
  expect(await dialog.findByText('Se rechazó 1 solicitud, 2 quedaron sin enviar')).toBeVisible();
  expect(dialog.queryByText('No rechazada')).toBeNull();
  expect(decisions()).toMatchObject([{ type: 'application-rejected', count: 1 }]);

  await userEvent.click(dialog.getByRole('button', { name: /^Continuar/ }));
  expect(await dialog.findByText('Se rechazaron 3 solicitudes')).toBeVisible();
});

test('a rejection counts as failed if the list shows another reason', async () => {
  const university = createFakeUniversity();
  network.use(
    http.patch(
      '*/api/applications/:id/reject',
      ({ params }) => {
        const row = university.rows.applications.find(({ id }) => id === Number(params.id));
        Object.assign(row ?? {}, { status: 'RECHAZADA', notes: 'Documento ilegible' });
        return HttpResponse.json({ error: 'La solicitud ya fue rechazada.' }, { status: 409 });
      },
      { once: true },
    ),
    ...graduationHandlers({ university }),
  );
  const { dialog } = await rejectThree();
  expect(
    await dialog.findByText('Se rechazaron 2 solicitudes, 1 no se pudo rechazar'),
  ).toBeVisible();
  expect(dialog.getByText('La solicitud ya fue rechazada.')).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Reintentar la que falló' }));
  expect(
    await dialog.findByText('Otra persona ya rechazó esta solicitud, con otro motivo.'),
  ).toBeVisible();
});
