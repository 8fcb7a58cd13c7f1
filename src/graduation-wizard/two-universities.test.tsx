import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { GraduationWizard } from './graduation-wizard.tsx';

const worker = setupWorker(...graduationHandlers());

beforeAll(() => worker.start({ quiet: true }));
// A file that ran before in this tab may have left a draft.
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);
afterAll(() => worker.stop());

function wizardOf(baseUrl: string) {
  return (
    <GraduationProvider api={{ baseUrl }}>
      <GraduationWizard draftKey="solicitud" />
    </GraduationProvider>
  );
}

test('drafts of two universities under one path do not meet', async () => {
  const ours = render(wizardOf('https://grados.una.example'));
  await userEvent.click(await screen.findByRole('radio', { name: /Noviembre/ }));
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  ours.unmount();

  const theirs = render(wizardOf('https://grados.otra.example'));
  expect(await screen.findByRole('radio', { name: /Noviembre/ })).not.toBeChecked();
  theirs.unmount();

  render(wizardOf('https://grados.una.example'));
  expect(await screen.findByRole('radio', { name: /Noviembre/ })).toBeChecked();
});
