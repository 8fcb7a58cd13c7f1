import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { useFailureNotices } from './failure-notices.ts';
import { GraduationProvider } from './graduation-provider.tsx';

const message = 'No se pudo imprimir';

function Announcer({ error }: { readonly error: unknown }) {
  const { announce } = useFailureNotices();
  return (
    <button type="button" onClick={() => announce(error, { message })}>
      Imprimir
    </button>
  );
}

async function announce(error: unknown) {
  const host = { onEvent: vi.fn(), onError: vi.fn() };
  render(
    <GraduationProvider api={{ baseUrl: '' }} {...host}>
      <Announcer error={error} />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  return host;
}

test('a failure in code of the host is shown, and reported as an error, not as a call', async () => {
  const error = new TypeError('The printer is gone.');
  const { onEvent, onError } = await announce(error);
  expect(await screen.findByText(message)).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, expect.anything());
  expect(onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'call-failed' }));
});

test('a call that was aborted because the user left is neither shown nor reported', async () => {
  const error = new ApiError({ kind: 'abandoned', call: 'GET /api/titles' });
  const { onEvent, onError } = await announce(error);
  expect(screen.queryByText(message)).toBeNull();
  expect(onError).not.toHaveBeenCalled();
  expect(onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'call-failed' }));
});
