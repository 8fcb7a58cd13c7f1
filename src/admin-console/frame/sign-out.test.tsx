import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { ApiSettings } from '#provider/api-settings.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import {
  createFakeUniversity,
  type FakeUniversity,
  fakeTokenOf,
} from '#testing/fake-api/fake-university.ts';
import { never, noAnswer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

const network = fakeNetwork();
const call = 'POST /api/auth/logout';
let university: FakeUniversity;
let requests: Request[];

beforeEach(() => {
  university = createFakeUniversity();
  requests = [];
});

/** Notes that a sign-out came, and lets the handlers behind answer. */
const listen = http.post('*/api/auth/logout', ({ request }) => {
  requests.push(request);
});

function open(settings: Partial<ApiSettings> = {}) {
  const auth = createFakeAuth({ role: 1 });
  render(
    <GraduationProvider
      api={{ baseUrl: '', ...settings }}
      auth={auth}
      router={memoryRouter('/admin')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  return auth;
}

async function leave() {
  await userEvent.click(await screen.findByRole('button', { name: 'Salir' }));
}

async function expectSignedOut(auth: ReturnType<typeof open>) {
  expect(auth.getSession()).toBeUndefined();
  expect(await screen.findByLabelText('Usuario o Email')).toBeVisible();
  expect(await screen.findByText('Sesión cerrada correctamente')).toBeVisible();
}

test('a server that is known to offer it forgets the token', async () => {
  network.use(listen, ...graduationHandlers({ university, extras: ['sign-out'] }));
  const auth = open({ extras: ['sign-out'] });
  await leave();
  await expectSignedOut(auth);
  await expect.poll(() => university.revokedTokens.has(fakeTokenOf(1))).toBe(true);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.keepalive).toBe(true);
});

test('so does one that has announced it', async () => {
  network.use(listen, ...graduationHandlers({ university, extras: ['sign-out'] }));
  const auth = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Actualizar cifras' }));
  await screen.findByText(/^Cifras actualizadas/);
  await leave();
  await expectSignedOut(auth);
  await expect.poll(() => university.revokedTokens.has(fakeTokenOf(1))).toBe(true);
});

test('a server that announces nothing beyond the contract is not called', async () => {
  network.use(listen, ...graduationHandlers({ university }));
  const auth = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Actualizar cifras' }));
  await screen.findByText(/^Cifras actualizadas/);
  await leave();
  await expectSignedOut(auth);
  expect(requests).toHaveLength(0);
});

test.each([
  ['a server that never answers', never(call)],
  ['a line that is cut', noAnswer(call)],
  ['a refusal', http.post('*/api/auth/logout', () => HttpResponse.json({}, { status: 500 }))],
])('%s keeps nobody', async (_, fault) => {
  network.use(listen, fault, ...graduationHandlers({ university }));
  const auth = open({ extras: ['sign-out'] });
  await leave();
  await expectSignedOut(auth);
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.queryByRole('img', { name: 'Error' })).toBeNull();
});
