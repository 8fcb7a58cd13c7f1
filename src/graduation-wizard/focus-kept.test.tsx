import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../.storybook/words.ts';
import { answer } from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { GraduationWizard } from './graduation-wizard.tsx';
import type { StepId } from './progress/wizard.flow.ts';
import { forgetDraft, keepDraft, testDraftKey, WizardHost } from './wizard-host.fixtures.tsx';

const worker = setupWorker();

beforeAll(() => {
  speak('es');
  return worker.start({ quiet: true });
});
beforeEach(() => {
  forgetDraft();
  worker.use(...graduationHandlers());
});
afterEach(() => {
  cleanup();
  worker.resetHandlers();
});
afterAll(() => worker.stop());

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

test('who closes the notice of a draft that came back goes on at the heading of the step', async () => {
  openAt('details');
  const title = await screen.findByText('Recuperamos lo que habías escrito');
  const notice = title.closest<HTMLElement>('[role="status"]');
  if (notice === null) throw new Error('The notice is not announced.');
  await pressByKey(within(notice).getByRole('button'));
  expect(screen.getByRole('heading', { name: 'Escribe tus datos personales' })).toHaveFocus();
});

test('who reads the careers again goes on at their field', async () => {
  const none = answer('GET /api/public/careers', { success: true, data: [] }, { once: true });
  worker.use(none);
  openAt('career');
  await pressByKey(await screen.findByRole('button', { name: 'Consultar de nuevo' }));
  expect(await screen.findByRole('combobox', { name: /Carrera/ })).toHaveFocus();
});

test('who reads the genders again goes on at their choice', async () => {
  worker.use(answer('GET /api/genders', { success: true, data: [] }, { once: true }));
  openAt('details');
  await pressByKey(await screen.findByRole('button', { name: 'Consultar de nuevo' }));
  const group = await screen.findByRole('radiogroup', { name: /Género/ });
  await expect.poll(() => group.contains(document.activeElement)).toBe(true);
});
