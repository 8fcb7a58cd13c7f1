import { render, screen, waitFor, type within } from '@testing-library/react';
import { GraduationProvider } from 'birrete';
import { AdminConsole } from 'birrete/admin-console';
import { GraduationWizard } from 'birrete/graduation-wizard';
import { memoryRouter } from 'birrete/routing';
import { StatusLookup } from 'birrete/status-lookup';
import { createFakeAuth, type Failure, faults, fillWizard } from 'birrete/testing';
import { type ReactNode, StrictMode } from 'react';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import {
  openApproval,
  openRejection,
} from '#admin-console/applications/applications-steps.fixtures.ts';
import { keepDraft, testDraftKey } from '#graduation-wizard/wizard-host.fixtures.tsx';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '../browser/fake-network.ts';
import { user } from '../resilience/person.ts';
import { type Recording, recordAnnouncements } from './record-announcements.ts';

speak('es');
const network = fakeNetwork();
const refusal: Failure = { status: 409, error: 'El acto ya no recibe solicitudes.' };

/** Renders a widget, in React's strict mode, which runs effects twice. */
function open(widget: ReactNode, at = '/'): Recording {
  const recording = recordAnnouncements();
  render(
    <StrictMode>
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={createFakeAuth({ role: 1 })}
        router={memoryRouter(at)}
      >
        {widget}
      </GraduationProvider>
    </StrictMode>,
  );
  return recording;
}

/** Expects exactly these announcements, in that order, and that no text was missed. */
async function expectAnnounced({ announced, missed }: Recording, ...texts: readonly string[]) {
  await waitFor(() => expect(announced.filter(isNotice)).toEqual(texts));
  expect(missed.filter(isNotice)).toEqual([]);
}

const loading = [messages.ui.loading, messages.wizard.loading, messages.status.searching];

/** True if an announcement does not depend on the machine, as those of a load and of a list's length do. */
function isNotice(text: string): boolean {
  return !loading.some((label) => text.endsWith(label)) && !/\d+ solicitudes$/.test(text);
}

test('a submitted application is announced once', { tags: ['rare'] }, async () => {
  const recording = open(<GraduationWizard />);
  await fillWizard(document.body, { user: user().userEvent });
  await screen.findByText(/^AG-\d{4}-\d{3}$/);
  await expectAnnounced(
    recording,
    'polite: 17 opciones disponibles',
    'polite: 3 de mayo de 2000',
    'polite: ¡Solicitud enviada exitosamente!',
  );
});

test('a question about the name is announced with the review', async () => {
  const { announced } = open(<GraduationWizard />);
  const fields = { firstName: 'MARÍA' };
  await fillWizard(document.body, { user: user().userEvent, until: 'review', fields });
  const question = expect.stringContaining(`polite: ${messages.wizard.nameQuestion}`);
  await waitFor(() => expect(announced).toContainEqual(question));
});

test('a minor who types on hears who must authorise the use of the data', async () => {
  const minorsText = 'Pide la autorización de tu madre o de tu padre.';
  // The person of the form is younger than 100.
  const privacy = { kind: 'notice', href: '/privacidad', minorsAge: 100, minorsText } as const;
  keepDraft('details', { dateOfBirth: '' });
  const { announced } = open(<GraduationWizard privacy={privacy} draftKey={testDraftKey} />);
  const { canvas, userEvent } = user();
  const birth = await canvas.findByRole('textbox', { name: /^Fecha de nacimiento/ });
  await userEvent.type(birth, '03/05/2000');
  const place = canvas.getByRole('textbox', { name: /^Lugar de nacimiento/ });
  await userEvent.type(place, ', estado Mérida, Venezuela'.repeat(3));
  expect(announced).toContain(`polite: ${minorsText}`);
});

test('a refused application is announced once', { tags: ['rare'] }, async () => {
  network.use(faults.failWith('POST /api/public/apply', refusal));
  const recording = open(<GraduationWizard />);
  await fillWizard(document.body, { user: user().userEvent });
  await expectAnnounced(
    recording,
    'polite: 17 opciones disponibles',
    'polite: 3 de mayo de 2000',
    'assertive: El acto ya no recibe solicitudes.',
    `polite: ${messages.wizard.unsentTwiceTitle}. ${messages.wizard.unsentTwice} ${messages.wizard.checkStatus}`,
  );
});

test('approving is announced when the dialog has closed', { tags: ['rare'] }, async () => {
  const recording = open(<AdminConsole />, '/admin/applications');
  const dialog = await openApproval(user());
  await press(dialog, messages.applicationDecision.approve);
  await expectAnnounced(recording, 'polite: Solicitud aprobada exitosamente');
});

test('a failed approval is announced inside the dialog', async () => {
  network.use(faults.failWith('PATCH /api/applications/{id}/confirm', { status: 500 }));
  const recording = open(<AdminConsole />, '/admin/applications');
  const dialog = await openApproval(user());
  await press(dialog, messages.applicationDecision.approve);
  await expectAnnounced(
    recording,
    'assertive: Error del servidor. Intenta nuevamente más tarde.',
    'assertive: Error al actualizar el estado',
  );
});

test('rejecting is announced when the dialog has closed', { tags: ['rare'] }, async () => {
  const recording = open(<AdminConsole />, '/admin/applications');
  const dialog = await openRejection(user());
  await user().userEvent.type(
    dialog.getByRole('textbox', { name: messages.applicationDecision.reason }),
    'Falta el acta',
  );
  await press(dialog, messages.applicationDecision.reject);
  await expectAnnounced(recording, 'polite: Solicitud rechazada exitosamente');
});

test('the look-up announces what it found, and what it did not', async () => {
  const recording = open(<StatusLookup />);
  const { canvas, userEvent } = user();
  const box = canvas.getByRole('textbox', { name: messages.status.codeLabel });
  await userEvent.type(box, 'AG-1999-001{Enter}');
  await expectAnnounced(
    recording,
    'assertive: Recurso no encontrado.',
    'assertive: No se encontró la solicitud. Revisa que el código esté escrito igual que en tu comprobante.',
  );
});

async function press(dialog: ReturnType<typeof within>, name: string) {
  await user().userEvent.click(dialog.getByRole('button', { name }));
}

test('the regions are in the accessibility tree while they are empty, also behind a dialog', async () => {
  open(<AdminConsole />, '/admin/applications');
  await openApproval(user());
  await waitFor(async () => expect(await liveRegions()).toEqual(twoPairs));
});

/** The provider's and the dialog's. */
const twoPairs = ['polite', 'assertive', 'polite', 'assertive'];

async function liveRegions() {
  const session = cdp();
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id ?? frameTree.frame.id;
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId });
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ properties }) =>
      (properties ?? []).filter(({ name }) => name === 'live').map(({ value }) => value.value),
    );
}
