import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../../tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { GraduationWizard } from './graduation-wizard.tsx';

fakeNetwork();

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
