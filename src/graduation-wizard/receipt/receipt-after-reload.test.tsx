import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { noAnswer } from '#testing/fake-api/faults.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard, type GraduationWizardProps } from '../graduation-wizard.tsx';
import { fullDraft } from '../wizard.fixtures.ts';
import {
  forgetDraft,
  keepDraft,
  testDraftKey,
  WizardHost,
  walkToSubmit,
} from '../wizard-host.fixtures.tsx';

const network = fakeNetwork();

speak('es');

beforeEach(forgetDraft);

function open(props: GraduationWizardProps = {}) {
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} {...props} />
    </WizardHost>,
  );
}

function reload(props: GraduationWizardProps = {}) {
  cleanup();
  open(props);
}

async function send(props: GraduationWizardProps = {}): Promise<string> {
  keepDraft('review');
  open(props);
  await walkToSubmit({ canvas: screen, userEvent });
  return (await screen.findByText(/^AG-2026-\d{3}$/)).textContent;
}

test('the receipt survives a reload, without the number of the identity document', async () => {
  const code = await send();
  const { body } = document;
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(fullDraft.idNumber);

  const onStepChange = vi.fn();
  reload({ onStepChange });
  expect(await screen.findByText(code)).toBeVisible();
  expect(body.textContent).toContain('Ingeniería de Sistemas');
  expect(body.textContent).toContain('14 de agosto de 2026');
  expect(body.textContent).toContain('Aula Magna');
  expect(body.textContent).toContain("María-José D'Angelo Ñáñez");
  expect(onStepChange).toHaveBeenCalledWith('done');
  // A widget must not take the focus from its page.
  expect(body).toHaveFocus();
});

test('the receipt is shown although the lists fail to load', async () => {
  const code = await send();
  network.use(noAnswer('GET /api/public/ceremonies'));
  reload();
  expect(await screen.findByText(code)).toBeVisible();
});

test('a wizard drawn again while its application is being sent shows the receipt', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(http.post('*/api/public/apply', () => answered));
  keepDraft('review');
  open();
  await walkToSubmit({ canvas: screen, userEvent });

  reload();
  await userEvent.type(await screen.findByLabelText(messages.wizard.idNumber), 'V-1');
  answer();
  const code = await screen.findByText(/^AG-2026-\d{3}$/);
  expect(code).toBeVisible();
  reload();
  expect(await screen.findByText(code.textContent)).toBeVisible();
});

test('another application starts empty, and the receipt leaves the tab', async () => {
  const code = await send();
  await userEvent.click(screen.getByRole('button', { name: messages.wizard.applyAgain }));
  expect(
    await screen.findByRole('heading', { name: messages.wizard.headingCeremony }),
  ).toHaveFocus();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(code);
  reload();
  expect(
    await screen.findByRole('heading', { name: messages.wizard.headingCeremony }),
  ).toBeVisible();
});

test('the receipt expires with the hour of a draft', async () => {
  const code = await send();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
  reload();
  await screen.findByRole('heading', { name: messages.wizard.headingCeremony });
  expect(screen.queryByText(code)).toBeNull();
});

test('a wizard that saves no drafts saves no receipt', async () => {
  const code = await send();
  reload({ draft: 'off' });
  await screen.findByRole('heading', { name: messages.wizard.headingCeremony });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(code);
});
