// @module-tag rare
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraduationProvider, type GraduationProviderProps } from 'birrete';
import { AdminConsole } from 'birrete/admin-console';
import { bearerSession } from 'birrete/auth/bearer-session';
import { GraduationWizard } from 'birrete/graduation-wizard';
import { memoryRouter } from 'birrete/routing';
import { demoPassword, graduationHandlers } from 'birrete/testing';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork } from '../browser/fake-network.ts';

const north = 'https://norte.universidad.test';
const south = 'https://sur.universidad.test';

const network = fakeNetwork(() => [
  ...graduationHandlers({ baseUrl: north }),
  ...graduationHandlers({ baseUrl: south }),
]);

function Guest({ name, ...provider }: GraduationProviderProps & { readonly name: string }) {
  return (
    <section aria-label={name}>
      <GraduationProvider {...provider} />
    </section>
  );
}

/** The wizards of two universities, and the console of the first. */
function open() {
  render(
    <StrictMode>
      <Guest name="Norte" api={{ baseUrl: north }} theme={{ brand: '#00529b' }}>
        <GraduationWizard />
      </Guest>
      <Guest name="Sur" api={{ baseUrl: south }} theme={{ brand: '#1d5c3b', colorScheme: 'dark' }}>
        <GraduationWizard />
      </Guest>
      <Guest
        name="Consola"
        api={{ baseUrl: north }}
        auth={bearerSession({ namespace: 'norte' })}
        router={memoryRouter('/login')}
        theme={{ brand: '#8a1538' }}
      >
        <AdminConsole documentTitle={false} />
      </Guest>
    </StrictMode>,
  );
}

const at = (name: string) => within(screen.getByRole('region', { name }));
const ceremony = (name: string, title: RegExp) => at(name).findByRole('radio', { name: title });

async function signIn() {
  await userEvent.type(await at('Consola').findByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(at('Consola').getByLabelText('Contraseña'), `${demoPassword}{Enter}`);
  await at('Consola').findByRole('heading', { name: 'Dashboard', level: 1 });
}

test('each wizard keeps a separate draft, also after a reload', async () => {
  open();
  await userEvent.click(await ceremony('Norte', /Noviembre/));
  expect(await ceremony('Sur', /Noviembre/)).not.toBeChecked();
  await userEvent.click(await ceremony('Sur', /Agosto/));
  expect(await ceremony('Norte', /Noviembre/)).toBeChecked();

  cleanup();
  open();
  expect(await ceremony('Norte', /Noviembre/)).toBeChecked();
  expect(await ceremony('Sur', /Agosto/)).toBeChecked();
});

test('signing in and out at the console shows one greeting and does not affect the wizards', async () => {
  open();
  await userEvent.click(await ceremony('Norte', /Noviembre/));
  const authorizations: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin === south || pathname.includes('/public/')) {
      authorizations.push(`${pathname} ${request.headers.get('authorization')}`);
    }
  });
  await signIn();
  expect(await screen.findAllByText(/^¡Bienvenido/)).toHaveLength(1);
  expect(authorizations).toEqual([]);

  await userEvent.click(at('Consola').getByRole('button', { name: 'Salir' }));
  expect(await screen.findAllByText('Sesión cerrada correctamente')).toHaveLength(1);
  expect(await ceremony('Norte', /Noviembre/)).toBeChecked();
});

test('wizards that mount while a user is signed in at the console send no token', async () => {
  open();
  await signIn();
  cleanup();
  const tokens: (string | null)[] = [];
  network.events.on('request:start', ({ request }) => {
    tokens.push(request.headers.get('authorization'));
  });
  open();
  await ceremony('Norte', /Noviembre/);
  await ceremony('Sur', /Noviembre/);
  expect(await at('Consola').findByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => token !== null)).toEqual([]);
});

test('each widget has a separate theme', async () => {
  open();
  await userEvent.click(await ceremony('Norte', /Noviembre/));
  await ceremony('Sur', /Noviembre/);
  // The colour without a pointer on it: that of an earlier file may rest there.
  const colour = (name: string, button: string) =>
    getComputedStyle(at(name).getByRole('button', { name: button })).getPropertyValue(
      '--button-fill',
    );
  await at('Consola').findByLabelText('Contraseña');
  expect(colour('Norte', 'Siguiente')).toBe('#00529b');
  expect(colour('Consola', 'Iniciar Sesión')).toBe('#8a1538');
  const canvases = ['Norte', 'Sur'].map((name) => {
    const root = screen.getByRole('region', { name }).querySelector('[data-birrete-root]');
    return root === null ? '' : getComputedStyle(root).colorScheme;
  });
  expect(canvases).toEqual(['light', 'dark']);
});
