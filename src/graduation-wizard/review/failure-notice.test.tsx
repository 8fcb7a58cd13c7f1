import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages, speak } from '#storybook/story-messages.ts';
import { answer, answerHtml, type Failure, failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost, walkToReview } from '../wizard-host.fixtures.tsx';

const network = fakeNetwork();
const submission = 'POST /api/public/apply';

speak('es');

beforeEach(() => page.viewport(360, 640));

async function openReview(props = {}) {
  keepDraft('review');
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} {...props} />
    </WizardHost>,
  );
  await walkToReview({ canvas: screen, userEvent });
}

async function submitInto(failure: Failure, props = {}, meanwhile: readonly HttpHandler[] = []) {
  await openReview(props);
  network.use(failWith(submission, failure), ...meanwhile);
  await pressSubmit();
  await expect.element(toast(failure)).toBeVisible();
  // The failure is rendered in a transition, after its notice.
  await expect.element(submit()).toBeEnabled();
}

const notices = () => page.getByRole('region', { name: messages.failures.notices });
const toast = ({ error }: Failure) => notices().getByText(String(error), { exact: true });
const inPlace = ({ error }: Failure) =>
  page.getByRole('form').getByText(String(error), { exact: true });
const submit = () => page.getByRole('button', { name: messages.wizard.submit });
const pressSubmit = async () =>
  userEvent.click(await screen.findByRole('button', { name: messages.wizard.submit }));
const closeToast = () => userEvent.click(screen.getByRole('button', { name: messages.ui.dismiss }));

test('after a failed submission, a phone shows the advice above the buttons', async () => {
  await submitInto({ status: 422, error: 'El acto está lleno.' });

  const advice = page.getByText(messages.wizard.unsentRefused);
  await expect.element(advice).toBeInViewport({ ratio: 1 });
  await expect.element(submit()).toBeInViewport({ ratio: 1 });
  expect(submit().element()).toHaveFocus();
  const { bottom } = advice.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(submit().element().getBoundingClientRect().top);
});

test.each([
  { status: 429, error: 'Se han enviado demasiadas solicitudes. Espera un momento.' },
  { status: 503, error: 'El servicio no está disponible en este momento.' },
])('a busy server ($status) is a reason to wait, not to correct anything', async (busy) => {
  await submitInto(busy);
  await expect.element(page.getByText(messages.wizard.unsentOther)).toBeVisible();
  await expect.element(page.getByText(messages.wizard.unsentRefused)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: messages.wizard.refresh }))
    .not.toBeInTheDocument();
  await closeToast();
  await expect.element(inPlace(busy)).toBeVisible();
});

test('after the sign-in page of a Wi-Fi network, notice and advice ask to check the connection', async () => {
  await openReview();
  network.use(answerHtml(submission));
  await pressSubmit();
  await expect.element(notices().getByText(messages.failures.page)).toBeVisible();
  await expect.element(page.getByText(messages.wizard.unsentNoAnswer)).toBeVisible();
});

test('the reason stands in the notice, then above the buttons until the next attempt', async () => {
  const full = { status: 422, error: 'El acto está lleno.' };
  await submitInto(full);
  await expect.element(inPlace(full)).not.toBeInTheDocument();
  const { top } = submit().element().getBoundingClientRect();

  await closeToast();
  await expect.element(inPlace(full)).toBeVisible();
  await expect.element(toast(full)).not.toBeInTheDocument();
  expect(submit().element().getBoundingClientRect().top).toBe(top);

  const closed = { status: 422, error: 'La carrera ya no se ofrece.' };
  network.use(failWith(submission, closed));
  await pressSubmit();
  await expect.element(toast(closed)).toBeVisible();
  await expect.element(inPlace(full)).not.toBeInTheDocument();
});

test('a field that the server names is marked, and a button goes to it', async () => {
  const text = 'El primer nombre contiene un carácter que no se puede usar: U+0007';
  const failure = { status: 422, error: text, fields: { first_name: text } };
  await submitInto(failure);
  await closeToast();
  await expect.element(page.getByText(messages.wizard.summaryTitle)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: messages.wizard.firstName }));
  const name = page.getByLabelText(messages.wizard.firstName);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining(text));

  await userEvent.type(name.element(), 'a');
  await expect.element(name).not.toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: messages.wizard.next }));
  await expect.element(submit()).toBeVisible();
  await expect.element(page.getByText(messages.wizard.unsentTitle)).not.toBeInTheDocument();
  network.use(...graduationHandlers());
  await pressSubmit();
  await expect.element(page.getByText(/^AG-2026-\d{3}$/)).toBeVisible();
});

test('the button to a field goes once the user has corrected it', async () => {
  const fields = { first_name: 'Revisa el nombre', email: 'Revisa el correo' };
  await submitInto({ status: 422, error: 'Revisa los datos', fields });
  const { firstName, email, next } = messages.wizard;
  await userEvent.click(screen.getByRole('button', { name: firstName }));
  await userEvent.type(screen.getByLabelText(firstName), 'a');
  await userEvent.click(screen.getByRole('button', { name: next }));
  await expect.element(page.getByRole('button', { name: email })).toBeVisible();
  await expect.element(page.getByRole('button', { name: firstName })).not.toBeInTheDocument();
});

test('an unchanged field that the server named may be sent again', async () => {
  const failure = { status: 422, error: 'Revisa el correo', fields: { email: 'Revisa el correo' } };
  await submitInto(failure);
  network.use(...graduationHandlers());
  await pressSubmit();
  await expect.element(page.getByText(/^AG-2026-\d{3}$/)).toBeVisible();
});

test('an application sent twice leads to its status', async () => {
  const twice = { status: 409, error: 'Ya existe una solicitud de esta persona.' };
  await submitInto(twice, { statusHref: '/consulta?codigo={code}' });
  await expect.element(page.getByText(messages.wizard.unsentTwice)).toBeVisible();
  // The response with the code may have been lost.
  await expect.element(page.getByText(/Si no tienes tu código, pídelo a la oficina/)).toBeVisible();
  const link = page.getByRole('link', { name: messages.wizard.checkStatus });
  await expect.element(link).toHaveAttribute('href', '/consulta?codigo=');
  await expect.element(page.getByText(messages.wizard.unsentRefused)).not.toBeInTheDocument();
});

test('a conflict that names a field marks it, and a button goes to it', async () => {
  const text = 'Este acto de grado ya no recibe solicitudes.';
  await submitInto({ status: 409, error: text, fields: { ceremony_id: text } });
  await closeToast();
  await expect.element(page.getByText(messages.wizard.unsentTwice)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.wizard.ceremony }));
  const ceremonies = page.getByRole('radiogroup', { name: messages.wizard.ceremony });
  await expect.element(ceremonies).toHaveAccessibleDescription(expect.stringContaining(text));
});

test('a conflict with a closed ceremony leads to another ceremony', async () => {
  const closed = { status: 409, error: 'Este acto de grado ya no recibe solicitudes.' };
  await submitInto(closed, {}, [answer('GET /api/public/ceremonies', { success: true, data: [] })]);
  const jump = page.getByRole('button', { name: messages.wizard.problemCeremonyGone });
  await expect.element(jump).toBeVisible();
  await expect.element(page.getByText(messages.wizard.unsentTwice)).not.toBeInTheDocument();
});
