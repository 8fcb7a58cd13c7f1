import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages, speak } from '#storybook/story-messages.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost, walkToSubmit } from '../wizard-host.fixtures.tsx';

const network = fakeNetwork();

speak('es');

beforeEach(() => page.viewport(360, 640));

test('after a failed submission, a phone shows the advice above the buttons', async () => {
  network.use(failWith('POST /api/public/apply', { status: 422, error: 'El acto está lleno.' }));
  keepDraft('review');
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} />
    </WizardHost>,
  );
  await walkToSubmit({ canvas: screen, userEvent });

  const advice = page.getByText(messages.wizard.unsentRefused);
  await expect.element(advice).toBeInViewport({ ratio: 1 });
  const submit = page.getByRole('button', { name: messages.wizard.submit });
  await expect.element(submit).toBeInViewport({ ratio: 1 });
  expect(submit.element()).toHaveFocus();
  const { bottom } = advice.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(submit.element().getBoundingClientRect().top);
});
