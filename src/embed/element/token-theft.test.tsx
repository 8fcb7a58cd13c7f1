import { http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bearerSession } from '#session/bearer-session.ts';
import { fakeTokenOf } from '#testing/fake-api/fake-university.ts';
import { demoPassword } from '#testing/university/users.ts';
import { openEmbedPage, write } from '#tests/browser/embed-page.ts';

const network = openEmbedPage();

const evil = 'https://evil.example';
const token = fakeTokenOf(1);
const user = { fullName: 'Ana Peña', username: 'admin', email: undefined, roleId: 1 };

/** The calls to another server than the page's, with their tokens. */
let seen: { readonly path: string; readonly authorization: string | null }[] = [];

beforeEach(() => {
  seen = [];
  network.use(
    http.all(`${evil}/*`, ({ request }) => {
      const authorization = request.headers.get('authorization');
      seen.push({ path: new URL(request.url).pathname, authorization });
      // A 401 to any other call than the sign-in leaves for the sign-in page.
      const status = request.url.endsWith('/login') ? 401 : 403;
      return new Response('{}', { status, headers: { 'Birrete-Session-Ends': '1' } });
    }),
  );
});
afterEach(() => localStorage.clear());

/** An administrator of this site's API is signed in, as an earlier version stored it if `api` is undefined. */
function signIn(api?: string): void {
  bearerSession().begin({ token, api, user: { ...user, roleName: undefined } });
}

const tokens = () => seen.flatMap(({ authorization }) => authorization ?? []);

test.each([
  ['this version', location.origin],
  ['an earlier version', undefined],
])('markup with another api-base obtains no token that %s stored', async (_, api) => {
  signIn(api);
  write(`
    <graduation-status api-base="${evil}" code="AG-2026-101"></graduation-status>
    <graduation-wizard api-base="${evil}"></graduation-wizard>
    <graduation-admin api-base="${evil}" router="memory" document-title="keep"></graduation-admin>`);
  await expect.poll(() => seen.map(({ path }) => path)).toContain('/api/public/ceremonies');
  await expect.poll(() => seen.map(({ path }) => path)).toContain('/api/public/status/AG-2026-101');
  expect(tokens()).toEqual([]);
  // The console of the other API asks for a sign-in instead of showing the administrator's session.
  await expect.element(page.getByLabelText('Usuario o Email')).toBeVisible();
  expect(tokens()).toEqual([]);
});

test('a rejection by the other API ends no session, and its sign-in receives no token', async () => {
  signIn(location.origin);
  write(
    `<graduation-admin api-base="${evil}" router="memory" document-title="keep"></graduation-admin>`,
  );
  await userEvent.fill(page.getByLabelText('Usuario o Email'), 'admin');
  await userEvent.fill(page.getByLabelText('Contraseña', { exact: true }), demoPassword);
  await userEvent.click(page.getByRole('button', { name: 'Iniciar Sesión' }));
  await expect.poll(() => seen.map(({ path }) => path)).toContain('/api/auth/login');
  expect(tokens()).toEqual([]);
  expect(bearerSession().getSession()?.token).toBe(token);
  expect(localStorage.getItem('auth_ends')).toBeNull();
});

test('elements for visitors send no token to the API that issued it either', async () => {
  signIn(location.origin);
  const own: (string | null)[] = [];
  network.use(
    http.get('*/api/public/*', ({ request }) => {
      own.push(request.headers.get('authorization'));
    }),
  );
  write('<graduation-wizard api-base="/"></graduation-wizard>');
  await expect.element(page.getByRole('radio', { name: /Noviembre/ })).toBeVisible();
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((sent) => sent !== null)).toEqual([]);
});

test('a session of another API is sent to that API alone', async () => {
  signIn('https://una.example');
  write(
    `<graduation-admin api-base="https://una.example" router="memory" document-title="keep"></graduation-admin>`,
  );
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
