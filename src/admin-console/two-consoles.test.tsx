// @module-tag rare
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
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

interface UniversityProps {
  readonly name: string;
  readonly baseUrl: string;
  readonly router: RouterAdapter;
}

function University({ name, baseUrl, router }: UniversityProps) {
  const [auth] = useState(() => bearerSession({ namespace: name }));
  return (
    <section aria-label={name}>
      <GraduationProvider api={{ baseUrl }} auth={auth} router={router}>
        <AdminConsole institution={name} documentTitle={false} />
      </GraduationProvider>
    </section>
  );
}

/** @returns the router of the northern university's console */
function open() {
  const router = memoryRouter('/login');
  render(
    <StrictMode>
      <University name="Norte" baseUrl={north} router={router} />
      <University name="Sur" baseUrl={south} router={memoryRouter('/login')} />
    </StrictMode>,
  );
  return router;
}

const at = (name: string) => within(screen.getByRole('region', { name }));

async function signIn(name: string) {
  await userEvent.type(await at(name).findByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(at(name).getByLabelText('Contraseña'), `${demoPassword}{Enter}`);
  await at(name).findByRole('heading', { name: 'Dashboard', level: 1 });
}

test('a 401 of one API ends only that session, and calls only that server', async () => {
  const router = open();
  await signIn('Norte');
  await signIn('Sur');
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).origin);
  });
  network.use(http.all(`${north}/api/*`, () => new HttpResponse(null, { status: 401 })));
  await userEvent.click(at('Norte').getByRole('link', { name: 'Actos de Grado' }));
  await waitFor(() => expect(router.left).toEqual(['/login']));
  expect(asked).not.toContain(south);
  expect(localStorage.getItem('Norte:auth_token')).toBeNull();
  expect(localStorage.getItem('Sur:auth_token')).not.toBeNull();
  expect(sessionStorage.length).toBe(1);
  expect(sessionStorage.key(0)).toContain(north);
  expect(at('Sur').getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
