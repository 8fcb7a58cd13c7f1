import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Component, type ReactNode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { listGenders } from '../api/genders/list-genders.ts';
import { memoryRouter } from '../routing/memory-router.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { memoryStorage } from '../session/safe-storage.ts';
import type { Session } from '../session/session.ts';
import { useFailureNotices } from './failure-notices.ts';
import { useGraduation } from './graduation-context.ts';
import { GraduationProvider } from './graduation-provider.tsx';

const network = fakeNetwork();

const expired = 'Sesión expirada. Por favor, inicia sesión nuevamente.';
const session: Session = {
  token: 't',
  user: {
    fullName: 'Ana',
    username: undefined,
    email: undefined,
    roleId: 1,
    roleName: undefined,
  },
};

/** Makes several calls at once and announces each failure. */
function Caller({ times = 1, name = 'Llamar' }: { times?: number; name?: string }) {
  const { api } = useGraduation();
  const failures = useFailureNotices();
  const call = () =>
    listGenders(api).catch((error: unknown) =>
      failures.announce(error, { message: 'Error al cargar los datos' }),
    );
  return (
    <button type="button" onClick={() => Array.from({ length: times }, call)}>
      {name}
    </button>
  );
}

function signedIn() {
  const auth = bearerSession({ storage: memoryStorage() });
  auth.begin(session);
  return auth;
}

function answerWith(status: number, body: object = {}) {
  network.use(http.get('*/api/genders', () => HttpResponse.json(body, { status })));
}

test('a failure is one notice: the feature’s message, the global one beneath', async () => {
  answerWith(500);
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <Caller />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Llamar' }));
  const title = await screen.findByText('Error al cargar los datos');
  expect(title).toBeVisible();
  expect(title.nextSibling).toHaveTextContent('Error del servidor. Intenta nuevamente más tarde.');
});

test('several 401s end the session once, leave once, and show one notice, on the next page', async () => {
  answerWith(401);
  const auth = signedIn();
  const router = memoryRouter('/admin');
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <Caller times={3} />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Llamar' }));
  await waitFor(() => expect(router.left).toEqual(['/login']));
  expect(auth.getSession()).toBeUndefined();
  expect(screen.queryByText(expired)).toBeNull();
  cleanup();

  const next = () =>
    render(
      <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={memoryRouter('/login')}>
        <p>Iniciar sesión</p>
      </GraduationProvider>,
    );
  next();
  expect(await screen.findAllByText(expired)).toHaveLength(1);
  cleanup();
  next();
  expect(screen.queryByText(expired)).toBeNull();
});

/** Expires the session; the sign-in page is requested, but not loaded. */
async function leave() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  answerWith(401);
  const auth = signedIn();
  const router = memoryRouter('/admin');
  const site = (
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <Caller />
    </GraduationProvider>
  );
  render(site);
  fireEvent.click(screen.getByRole('button', { name: 'Llamar' }));
  await expect.poll(() => router.left).toEqual(['/login']);
  return {
    auth,
    router,
    reload: () => {
      cleanup();
      render(site);
    },
  };
}

/** Expires the session of a user who cancels the browser's question about leaving unsaved input. */
async function stay() {
  const left = await leave();
  vi.advanceTimersByTime(1_000);
  return left;
}

test('after staying, the user reads about the expiry on the sign-in page, and not after a reload', async () => {
  const { router, reload } = await stay();
  act(() => router.navigate('/admin/titles'));
  expect(screen.queryByText(expired)).toBeNull();
  act(() => router.navigate('/login'));
  expect(screen.getAllByText(expired)).toHaveLength(1);
  reload();
  expect(screen.queryByText(expired)).toBeNull();
});

test('the notice is shown where the console opens the sign-in page before it is loaded', async () => {
  const { router, reload } = await leave();
  act(() => router.navigate('/login'));
  expect(screen.getAllByText(expired)).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  reload();
  expect(screen.queryByText(expired)).toBeNull();
});

test('signing in again discards the pending notice', async () => {
  const { auth, reload } = await stay();
  act(() => auth.begin(session));
  reload();
  expect(screen.queryByText(expired)).toBeNull();
});

test('after staying, the next call leads to the sign-in page again', async () => {
  const { router } = await stay();
  fireEvent.click(screen.getByRole('button', { name: 'Llamar' }));
  await expect.poll(() => router.left).toEqual(['/login', '/login']);
});

test('a 401 on the sign-in page itself does not leave it', async () => {
  answerWith(401);
  const router = memoryRouter('/login');
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={signedIn()} router={router}>
      <Caller times={2} />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Llamar' }));
  expect(await screen.findAllByText(expired)).toHaveLength(1);
  expect(router.left).toEqual([]);
});

function Layer({ name, children }: { name: string; children: (layer: HTMLElement) => ReactNode }) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  return (
    <div data-testid={name} ref={setLayer}>
      {layer !== null && children(layer)}
    </div>
  );
}

test('two providers are independent', async () => {
  answerWith(404);
  render(
    ['A', 'B'].map((name) => (
      <Layer key={name} name={name}>
        {(layer) => (
          <GraduationProvider api={{ baseUrl: '' }} portalContainer={layer}>
            <Caller name={`Llamar ${name}`} />
          </GraduationProvider>
        )}
      </Layer>
    )),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Llamar A' }));
  expect(await within(screen.getByTestId('A')).findByText('Recurso no encontrado.')).toBeVisible();
  expect(within(screen.getByTestId('B')).queryByText('Recurso no encontrado.')).toBeNull();
});

test('a host’s messages, toasts and callbacks replace ours', async () => {
  answerWith(404);
  const show = vi.fn();
  const onEvent = vi.fn();
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      notifications={{ show }}
      messages={{ failures: { missing: 'No está.' } }}
      onEvent={onEvent}
    >
      <Caller />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Llamar' }));
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Error al cargar los datos',
      detail: 'No está.',
    }),
  );
  expect(show).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Error al cargar los datos')).toBeNull();
  expect(onEvent).toHaveBeenCalledWith({
    type: 'call-failed',
    call: 'GET /api/genders',
    kind: 'not-found',
    status: 404,
  });
});

class Boundary extends Component<{ children: ReactNode }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test('a widget without a provider says what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Boundary>
      <Caller />
    </Boundary>,
  );
  expect(screen.getByText(/no <GraduationProvider> above this widget/)).toBeVisible();
});

test.each([
  ['a failure of the server', 500, {}, 'server'],
  ['a gateway without a server', 503, {}, 'server'],
  ['an answer that can’t be read', 200, { data: 7 }, 'unreadable'],
])('%s is reported with its kind, its call and its request id', async (_, status, body, kind) => {
  const headers = { 'X-Request-Id': 'r-1' };
  network.use(http.get('*/api/genders', () => HttpResponse.json(body, { status, headers })));
  const onError = vi.fn();
  render(
    <GraduationProvider api={{ baseUrl: '' }} onError={onError}>
      <Caller />
    </GraduationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Llamar' }));
  await screen.findByText('Error al cargar los datos');
  const details = { kind, call: 'GET /api/genders', requestId: 'r-1' };
  expect(onError.mock.calls).toEqual([[expect.any(Error), details]]);
});
