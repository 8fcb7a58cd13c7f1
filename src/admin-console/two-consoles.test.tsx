import { createBrowserHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeNetwork } from '../../tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { tanstackRouter } from '../routing/tanstack-router.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '../testing/university/users.ts';
import { AdminConsole } from './admin-console.tsx';

const north = 'https://norte.universidad.test';
const south = 'https://sur.universidad.test';

const network = fakeNetwork(() => [
  ...graduationHandlers({ baseUrl: north }),
  ...graduationHandlers({ baseUrl: south }),
]);
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** The south is in a TanStack Router under a folder, the north in a memory router. */
function southernRouter(): RouterAdapter {
  window.history.replaceState(null, '', '/sur/grados/login');
  const history = createBrowserHistory();
  closings.push(() => history.destroy());
  return tanstackRouter(createRouter({ routeTree: createRootRoute(), history }), {
    mount: '/sur/grados',
  });
}

interface UniversityProps {
  readonly name: string;
  readonly baseUrl: string;
  readonly brand: string;
  readonly router: RouterAdapter;
  readonly auth: ReturnType<typeof bearerSession>;
}

function University({ name, baseUrl, brand, router, auth }: UniversityProps) {
  return (
    <section aria-label={name}>
      <GraduationProvider api={{ baseUrl }} auth={auth} router={router} theme={{ brand }}>
        <AdminConsole institution={name} setsDocumentTitle={false} />
      </GraduationProvider>
    </section>
  );
}

function open() {
  const routers = { north: memoryRouter('/login'), south: southernRouter() };
  render(
    <StrictMode>
      <University
        name="Norte"
        baseUrl={north}
        brand="#00529b"
        router={routers.north}
        auth={bearerSession({ namespace: 'norte' })}
      />
      <University
        name="Sur"
        baseUrl={south}
        brand="#8a1538"
        router={routers.south}
        auth={bearerSession({ namespace: 'sur' })}
      />
    </StrictMode>,
  );
  return routers;
}

const at = (name: string) => within(screen.getByRole('region', { name }));

async function signIn(name: string) {
  await userEvent.type(await at(name).findByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(at(name).getByLabelText('Contraseña'), `${demoPassword}{Enter}`);
  await at(name).findByRole('heading', { name: 'Dashboard', level: 1 });
}

test('who signs in at one university is nobody at the other', async () => {
  const routers = open();
  await signIn('Norte');
  expect(at('Sur').getByLabelText('Contraseña')).toBeVisible();
  expect(routers.south.getLocation().pathname).toBe('/login');
  expect(localStorage.getItem('norte:auth_token')).not.toBeNull();
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('norte:'))).toEqual([]);

  await signIn('Sur');
  expect(window.location.pathname).toBe('/sur/grados/');
  await userEvent.click(at('Norte').getByRole('button', { name: 'Salir' }));
  expect(await at('Norte').findByLabelText('Contraseña')).toBeVisible();
  expect(at('Sur').getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a 401 of one API ends that session alone, and only its own server is asked', async () => {
  const routers = open();
  await signIn('Norte');
  await signIn('Sur');
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).origin);
  });
  network.use(http.all(`${north}/api/*`, () => new HttpResponse(null, { status: 401 })));
  await userEvent.click(at('Norte').getByRole('link', { name: 'Actos de Grado' }));
  await waitFor(() => expect(routers.north.left).toEqual(['/login']));
  expect(asked).not.toContain(south);
  expect(localStorage.getItem('norte:auth_token')).toBeNull();
  expect(localStorage.getItem('sur:auth_token')).not.toBeNull();
  expect(sessionStorage.length).toBe(1);
  expect(sessionStorage.key(0)).toContain(north);
  expect(at('Sur').getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('each keeps its own looks', async () => {
  open();
  const looks = async (name: string) =>
    getComputedStyle(await at(name).findByRole('button', { name: 'Iniciar Sesión' }))
      .backgroundColor;
  expect(await looks('Norte')).not.toBe(await looks('Sur'));
});
