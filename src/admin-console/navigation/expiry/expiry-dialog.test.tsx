import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { getResponse, type HttpHandler, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import { bearerSession } from '#session/bearer-session.ts';
import { externalToken } from '#session/external-token.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth, fakeSession } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const minute = 60_000;
const network = fakeNetwork();

async function open(auth: AuthAdapter, dashboard?: 'live') {
  const onError = vi.fn();
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={auth}
      router={memoryRouter('/admin')}
      onError={onError}
    >
      <AdminConsole dashboard={dashboard} />
    </GraduationProvider>,
  );
  await screen.findByRole('heading', { name: 'Dashboard' });
  return { onError };
}

const title = 'Tu sesión está por terminar';
const question = () => screen.findByRole('alertdialog', { name: title });

test('two minutes before its end a session is announced, and a key makes it last longer', async () => {
  const auth = createFakeAuth({ role: 1, endsAt: Date.now() + 1.5 * minute });
  await open(auth);
  const dialog = await question();
  expect(dialog.textContent).toMatch(/Terminará a las \d{1,2}:\d\d\./);
  // Forms keep drafts, so that not everything is lost.
  expect(dialog.textContent).toMatch(/esta pestaña conserva/);
  const { violations } = await axe.run(dialog, { preload: false });
  expect(violations).toEqual([]);

  const stay = screen.getByRole('button', { name: 'Seguir aquí' });
  while (document.activeElement !== stay) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(auth.getSession()).toBeDefined();
  expect(auth.lifetime?.endsAt()).toBeGreaterThan(Date.now() + 30 * minute);
});

test('nothing is said earlier, and Escape puts the announcement away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await open(createFakeAuth({ role: 1, endsAt: Date.now() + 30 * minute }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await vi.advanceTimersByTimeAsync(28 * minute);
  await question();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a portal that does not renew is said to have failed, and may be asked again', async () => {
  const answers = [null, 'new'];
  let end = Date.now() + minute;
  const auth = externalToken({
    getToken: ({ renew }) => {
      if (!renew) return 'old';
      const answer = answers.shift();
      if (answer !== null) end += 30 * minute;
      return answer;
    },
    getUser: () => ({ fullName: 'Ana Peña', isAdministrator: true }),
    getEnd: () => end,
  });
  const { onError } = await open(auth);
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  await screen.findByText(/No se pudo prolongar la sesión/);
  expect(onError).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('what failed before one end is not said before the next', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let end = Date.now() + minute;
  const fake = createFakeAuth({ role: 1 });
  const lifetime = { endsAt: () => end, extend: () => Promise.reject(new Error('offline')) };
  await open({ ...fake, lifetime });
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  await screen.findByText(/No se pudo prolongar la sesión/);

  end += 30 * minute;
  act(() => fake.begin?.(fakeSession(1)));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await vi.advanceTimersByTimeAsync(29.5 * minute);
  await question();
  expect(screen.queryByText(/No se pudo prolongar la sesión/)).toBeNull();
});

/** Answers as the fake API does, and states that the session ends in so many seconds. */
function endingIn(seconds: () => number): HttpHandler {
  return http.get('*/api/*', async ({ request }) => {
    const answer = await getResponse(graduationHandlers(), request);
    answer?.headers.set('Birrete-Session-Ends', String(seconds()));
    return answer;
  });
}

test('the default session is announced before its end, and a call extends it', async () => {
  let seconds = 90;
  network.use(endingIn(() => seconds));
  const auth = bearerSession({ namespace: 'expiry' });
  auth.begin(fakeSession(1));
  await open(auth, 'live');
  await question();
  seconds = 3600;
  await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(auth.lifetime?.endsAt()).toBeGreaterThan(Date.now() + 50 * minute);
  auth.end();
  expect(localStorage.getItem('expiry:auth_ends')).toBeNull();
});

test('a default session that has reached its latest end can’t be extended', async () => {
  const latest = Date.now() + 1.5 * minute;
  network.use(endingIn(() => Math.round((latest - Date.now()) / 1000)));
  const auth = bearerSession({ namespace: 'expiry' });
  auth.begin(fakeSession(1));
  await open(auth, 'live');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  await screen.findByText(/No se pudo prolongar la sesión/);
  auth.end();
});

test('a session whose end is not known is not announced', async () => {
  await open(createFakeAuth({ role: 1 }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
