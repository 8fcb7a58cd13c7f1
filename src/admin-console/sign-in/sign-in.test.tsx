import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

const network = fakeNetwork(() => graduationHandlers({ extras: ['openid', 'passkeys'] }));
const through = { name: 'Entrar con la cuenta de tu universidad' };

/** Opens the console while nobody is signed in. Returns the paths of the calls. */
async function openSignIn(at: string, extras?: readonly 'openid'[]) {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).pathname);
  });
  render(
    <GraduationProvider
      api={{ baseUrl: '', extras }}
      auth={createFakeAuth()}
      router={memoryRouter(at)}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  await screen.findByLabelText('Contraseña');
  return asked;
}

test.each(['/login', '/admin/applications'])(
  'from %s, the sign-in page sends no request before the user acts',
  async (at) => {
    const asked = await openSignIn(at);
    await userEvent.type(screen.getByLabelText('Usuario o Email'), 'admin');
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', through)).toBeNull();
  },
);

test('the host names the sign-in methods, still without a request', async () => {
  const asked = await openSignIn('/login', ['openid']);
  expect(screen.getByRole('button', through)).toBeVisible();
  expect(asked).toEqual([]);
});

test('an answer in the same visit adds the sign-in methods', async () => {
  await openSignIn('/login');
  await userEvent.type(screen.getByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'wrong{Enter}');
  expect(await screen.findByRole('button', through)).toBeVisible();
});

test('the reason of a refusal stays in the card until the next attempt, and no notice repeats it', async () => {
  await openSignIn('/login');
  await userEvent.type(screen.getByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'wrong{Enter}');
  const reason = await screen.findByText('Usuario o contraseña incorrectos.');
  expect(screen.getByRole('main')).toContainElement(reason);
  expect(screen.queryByRole('region', { name: 'Avisos' })).toBeNull();
  expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  await userEvent.keyboard('wrong{Enter}');
  await waitFor(() => expect(reason).not.toBeInTheDocument());
  expect(await screen.findByText('Usuario o contraseña incorrectos.')).toBeVisible();
});
