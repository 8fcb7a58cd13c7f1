import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DataScope } from '#admin-console/data/data-scope.tsx';
import { spanish } from '#languages/spanish.ts';
import type { GraduationEvent } from '#provider/events.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { PrintLog } from './print-log.tsx';

const network = fakeNetwork(() => graduationHandlers({ extras: ['documents'] }));
const { logFailed, logEmpty } = spanish.documentPrinting;

test('a log of prints that fails is reported to the host once, and read again on request', async () => {
  network.use(failWith('GET /api/document-prints', { status: 500 }, { once: true }));
  const onError = vi.fn();
  const onEvent = vi.fn<(event: GraduationEvent) => void>();
  const show = vi.fn();
  const auth = createFakeAuth({ role: 1 });
  const router = memoryRouter('/admin/titles');
  const log = () => (
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={auth}
      router={router}
      notifications={{ show }}
      onEvent={onEvent}
      onError={onError}
    >
      <DataScope>
        <PrintLog titleId={1} />
      </DataScope>
    </GraduationProvider>
  );
  const { rerender } = render(log());
  expect(await screen.findByText(logFailed)).toBeVisible();
  rerender(log());
  expect(screen.getByText(logFailed)).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  expect(onEvent.mock.calls.flat().map(({ type }) => type)).toEqual(['call-failed']);
  expect(show).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('button', { name: spanish.console.retry }));
  expect(await screen.findByText(logEmpty)).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
});
