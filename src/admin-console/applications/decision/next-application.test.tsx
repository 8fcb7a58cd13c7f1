import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { filled, messages, speak } from '#storybook/story-messages.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { user } from '#tests/resilience/person.ts';
import { openApproval } from '../applications-steps.fixtures.ts';

speak('es');
fakeNetwork();

test('an approval by keyboard never returns the focus to the button that approved', async () => {
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/applications')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  const code = 'AG-2026-008';
  const pressed = filled(messages.applications.approve, { row: code });
  await openApproval(user(), code);
  const focused: (string | null)[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused.push(target.getAttribute('aria-label'));
  });
  await user().userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: pressed })).toBeNull());
  expect(focused).not.toContain(pressed);
});
