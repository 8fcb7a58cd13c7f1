import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { filled, messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { user } from '#tests/resilience/person.ts';
import { openApproval } from '../applications-steps.fixtures.ts';

speak('es');
fakeNetwork();

test('an approval by keyboard never returns the focus to the button that approved', async () => {
  openConsole('/admin/applications');
  const code = 'AG-2026-008';
  const pressed = filled(messages.applications.approve, { row: code });
  await openApproval(user(), code);
  const focused: (string | null)[] = [];
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused.push(target.getAttribute('aria-label'));
  };
  document.addEventListener('focusin', note);
  onTestFinished(() => document.removeEventListener('focusin', note));
  await user().userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: pressed })).toBeNull());
  expect(focused).not.toContain(pressed);
});
