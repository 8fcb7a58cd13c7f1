import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { answer } from '../testing/fake-api/faults.ts';
import type { StepId } from './draft/step-id.ts';
import { GraduationWizard } from './graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost } from './wizard-host.fixtures.tsx';

const network = fakeNetwork();

speak('es');

function openAt(step: StepId) {
  keepDraft(step);
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} />
    </WizardHost>,
  );
}

const pressByKey = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

test('closing the notice of a restored draft moves the focus to the heading of the step', async () => {
  openAt('details');
  await screen.findByText('Recuperamos lo que habías escrito');
  await pressByKey(screen.getByRole('button', { name: messages.ui.dismiss }));
  expect(screen.getByRole('heading', { name: 'Escribe tus datos personales' })).toHaveFocus();
});

test('reloading the careers keeps the focus at their field', async () => {
  const none = answer('GET /api/public/careers', { success: true, data: [] }, { once: true });
  network.use(none);
  openAt('career');
  await pressByKey(await screen.findByRole('button', { name: 'Consultar de nuevo' }));
  expect(await screen.findByRole('combobox', { name: /Carrera/ })).toHaveFocus();
});

test('reloading the genders keeps the focus at their choice', async () => {
  network.use(answer('GET /api/genders', { success: true, data: [] }, { once: true }));
  openAt('details');
  await pressByKey(await screen.findByRole('button', { name: 'Consultar de nuevo' }));
  const group = await screen.findByRole('radiogroup', { name: /Género/ });
  await expect.poll(() => group.contains(document.activeElement)).toBe(true);
});
