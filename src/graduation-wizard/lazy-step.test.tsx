import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { GraduationEvent } from '../provider/events.ts';
import { lazyView } from '../react/lazy.tsx';
import { LazyStep } from './lazy-step.tsx';
import { WizardHost } from './wizard-host.fixtures.tsx';

test('a step whose code fails to load can be retried', async () => {
  let attempts = 0;
  const view = lazyView<object>(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('Failed to fetch dynamically imported module');
    return () => <p>Los campos</p>;
  });
  const events: GraduationEvent[] = [];
  const open = () =>
    render(
      <WizardHost onEvent={(event) => events.push(event)}>
        <LazyStep view={view} props={{}} isDraftSaved />
      </WizardHost>,
    );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Recargar la página' })).toBeTruthy();
  const failed = { type: 'load-failed', part: 'code' };
  await waitFor(() => expect(events).toMatchObject([failed, failed]));
  cleanup();
  open();
  await screen.findByText('Los campos');
});
