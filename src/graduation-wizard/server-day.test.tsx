// @module-tag rare
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from './graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost } from './wizard-host.fixtures.tsx';

/** The university's day is 15 June 2026; the clock of this machine is months ahead. */
fakeNetwork(() => graduationHandlers({ extras: ['today'] }));
speak('es');

test('a birth date is in the future by the university’s day, not by the user’s clock', async () => {
  keepDraft('details', { dateOfBirth: '01/07/2026' });
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} />
    </WizardHost>,
  );
  const field = await screen.findByLabelText(messages.wizard.dateOfBirth);
  await userEvent.click(field);
  await userEvent.tab();
  expect((await screen.findAllByText(messages.wizard.problemDateFuture))[0]).toBeVisible();
});
