import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lazyView } from '../react/lazy.tsx';
import { LazyStep } from './lazy-step.tsx';

test('a step whose code fails to load can be retried', async () => {
  let attempts = 0;
  const view = lazyView<object>(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('Failed to fetch dynamically imported module');
    return () => <p>Los campos</p>;
  });
  render(<LazyStep view={view} props={{}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Recargar la página' })).toBeTruthy();
  cleanup();
  render(<LazyStep view={view} props={{}} />);
  await screen.findByText('Los campos');
});
