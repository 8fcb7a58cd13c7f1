import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { spanish } from '#languages/spanish.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

const network = fakeNetwork();
const messages = spanish.dashboard;

async function countAt(time: string) {
  vi.setSystemTime(new Date(`2026-03-06T${time}:00`));
  await userEvent.click(await screen.findByRole('button', { name: messages.refresh }));
}

async function showsCountOf(time: string) {
  await screen.findByRole('button', { name: messages.refresh });
  expect(await screen.findByText(`Cifras actualizadas hoy a las ${time}.`)).toBeVisible();
}

async function open() {
  vi.useFakeTimers({ toFake: ['Date'] });
  openConsole('/admin');
  await countAt('10:00');
  await showsCountOf('10:00');
}

test.each(['GET /api/applications', 'GET /api/titles'] as const)(
  'figures that could not be refreshed show the previous time: %s',
  async (call) => {
    await open();
    const counted = vi.fn();
    network.use(failWith(call, { status: 500 }, { once: true }));
    network.events.on('response:mocked', counted);
    await countAt('10:05');
    await waitFor(() => expect(counted).toHaveBeenCalledTimes(3));
    await showsCountOf('10:00');

    await countAt('10:10');
    await waitFor(() => expect(counted).toHaveBeenCalledTimes(6));
    await showsCountOf('10:10');
  },
);

test('a server of the API contract gets no request for a summary', async () => {
  const requested = vi.fn();
  network.events.on('request:start', ({ request }) => requested(new URL(request.url).pathname));
  await open();
  expect(requested).not.toHaveBeenCalledWith('/api/summary');
});

test('the figures come from the summary once a response has announced it', async () => {
  const university = createFakeUniversity();
  university.rows.titles.length = 7;
  network.use(...graduationHandlers({ university, extras: ['summary'] }));
  const router = memoryRouter('/admin/ceremonies');
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={createFakeAuth({ role: 1 })} router={router}>
      <AdminConsole />
    </GraduationProvider>,
  );
  await screen.findByRole('heading', { name: 'Actos de Grado', level: 1 });
  await screen.findAllByText(/Mayo 2026/);
  router.navigate('/admin');
  const recent = await screen.findByRole('region', { name: messages.recent });
  await waitFor(() => expect(recent.querySelectorAll('li')).toHaveLength(8));
  expect(screen.getByText(messages.titles).nextElementSibling).toHaveTextContent('7');
});
