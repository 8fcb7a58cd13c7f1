import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyLook } from '../../.storybook/story-look.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '../routing/memory-router.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { LandingPage } from './landing-page.tsx';

interface Stage {
  readonly auth: AuthAdapter;
  readonly router: MemoryRouter;
}

const meta = preview.meta({
  title: 'Landing page/States',
  component: LandingPage,
  parameters: { bare: true },
  loaders: [
    ({ parameters }): Stage => ({
      auth: createFakeAuth(parameters.role === undefined ? {} : { role: parameters.role }),
      router: memoryRouter('/'),
    }),
  ],
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={loaded.auth}
        router={loaded.router}
        {...storyLook(globals)}
      >
        <Story />
      </GraduationProvider>
    ),
  ],
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByText('Sistema de Graduaciones')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Administración' })).toHaveAttribute(
      'href',
      '/login',
    );

    const apply = within(canvas.getByRole('article', { name: 'Solicitar Título' }));
    await expect(apply.getByRole('link', { name: 'Iniciar Solicitud' })).toHaveAttribute(
      'href',
      '/solicitar',
    );
    const status = within(canvas.getByRole('article', { name: 'Consultar Estado' }));
    await expect(status.getByRole('link', { name: 'Consultar Ahora' })).toHaveAttribute(
      'href',
      '/estado',
    );

    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps.map((step) => /^(Solicita|Confirma|Gradúate)/.exec(step)?.[0])).toEqual([
      'Solicita',
      'Confirma',
      'Gradúate',
    ]);
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('© 2025');
    await expect(footer).toHaveTextContent('Versión 2.0.0');
  },
});

export const LinksAreTakenByTheHostsRouter = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Consultar Ahora' }));
    await expect(loaded.router.getLocation().pathname).toBe('/estado');
  },
});

export const WithAUniversitysNameAndCrest = meta.story({
  args: {
    institution: 'Universidad Nacional Experimental de los Llanos Centrales',
    crest: (
      <svg width="40" height="46" viewBox="0 0 40 46" role="img" aria-label="Escudo">
        <path d="M3 3h34v22c0 9-8 15-17 19C11 40 3 34 3 25z" fill="none" stroke="currentColor" />
        <path d="M3 17h34M20 3v40" stroke="currentColor" />
      </svg>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Escudo' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(/© 2025 Universidad Nacional/);
  },
});

export const SignedInWithoutAccess = meta.story({
  parameters: { role: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Sesión de /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(await screen.findByText('Sesión cerrada correctamente')).toBeVisible();
    await expect(canvas.queryByText(/^Sesión de /)).not.toBeInTheDocument();
  },
});

export const SignedInAsAdministrator = meta.story({
  parameters: { role: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
  },
});

export const InTheDark = meta.story({ globals: { colorScheme: 'dark' } });

export const OnAPhone = meta.story({
  parameters: { role: 3 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
