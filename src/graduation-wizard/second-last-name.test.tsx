// @module-tag rare
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from './graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost, walkToSubmit } from './wizard-host.fixtures.tsx';

const network = fakeNetwork();

speak('es');

/** Reloads the page: only the tab's storage remains. */
function load() {
  cleanup();
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} requireSecondLastName="unless-none" />
    </WizardHost>,
  );
}

const surname = () => screen.findByRole('textbox', { name: /^Segundo apellido/ });
const none = () => screen.findByRole('checkbox', { name: messages.wizard.noSecondLastName });

test('a graduate with one surname says so, and the application has none', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post('*/api/public/apply', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: { application_code: 'AG-2026-777' } });
    }),
  );
  keepDraft('details', { secondLastName: '' });
  load();
  expect(await surname()).toBeRequired();
  await userEvent.click(await none());
  expect(await surname()).toBeDisabled();
  expect(await surname()).toHaveValue('');

  load();
  expect(await none()).toBeChecked();
  await walkToSubmit({ canvas: screen, userEvent });
  await screen.findByText('AG-2026-777');
  expect(screen.queryByText(messages.wizard.nameQuestion)).toBeNull();
  expect(sent).toEqual([expect.not.objectContaining({ second_last_name: expect.anything() })]);
});

test('without the check, the surname is required', async () => {
  keepDraft('details');
  load();
  await userEvent.click(await none());
  await userEvent.click(await none());
  expect(await surname()).toBeEnabled();
  expect(await surname()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: messages.wizard.next }));
  expect(screen.queryByRole('heading', { name: messages.wizard.headingReview })).toBeNull();
});
