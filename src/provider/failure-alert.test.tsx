import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FailureAlert } from './failure-alert.tsx';

const worker = setupWorker();

beforeAll(() => worker.start({ quiet: true }));
afterAll(() => worker.stop());

/** The only test of this file: Chromium remembers a module that failed to load until the page is loaded anew. */
test('a failure is told and can be tried again on a line too bad for its looks', async () => {
  let refusals = 0;
  worker.use(
    http.get('*/second-wave.ts', () => {
      refusals += 1;
      return HttpResponse.error();
    }),
  );
  render(
    <FailureAlert
      title="No se encontró la solicitud"
      action={<button type="button">Reintentar</button>}
    >
      Revisa el código.
    </FailureAlert>,
  );
  await waitFor(() => expect(refusals).toBeGreaterThan(0));

  const alert = screen.getByRole('alert');
  expect(alert).not.toHaveAttribute('data-tone');
  expect(within(alert).getByText('No se encontró la solicitud')).toBeVisible();
  expect(within(alert).getByText('Revisa el código.')).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Recargar la página' })).toBeVisible();
});
