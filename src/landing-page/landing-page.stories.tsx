import { expect, screen, within } from 'storybook/test';
import { expectLegible } from '#storybook/expect-legible.ts';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '../routing/memory-router.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { LandingPage } from './landing-page.tsx';

interface Loaded {
  readonly auth: AuthAdapter;
  readonly router: MemoryRouter;
}

const meta = preview.meta({
  title: 'Portada/Portada',
  component: LandingPage,
  parameters: { bare: true },
  loaders: [
    ({ parameters }): Loaded => ({
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
  name: 'Visitante',
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByText(messages.landing.productName)).toBeVisible();
    await expect(
      header.getByRole('link', { name: messages.landing.administration }),
    ).toHaveAttribute('href', '/login');

    const apply = within(canvas.getByRole('article', { name: messages.landing.applyTitle }));
    await expect(apply.getByRole('link', { name: messages.landing.applyAction })).toHaveAttribute(
      'href',
      '/solicitar',
    );
    const status = within(canvas.getByRole('article', { name: messages.landing.statusTitle }));
    await expect(status.getByRole('link', { name: messages.landing.statusAction })).toHaveAttribute(
      'href',
      '/estado',
    );

    const { requestStep, confirmStep, graduateStep } = messages.landing;
    const items = canvas.getAllByRole('listitem');
    const steps = [requestStep, confirmStep, graduateStep];
    await expect(items).toHaveLength(steps.length);
    for (const [index, step] of steps.entries()) {
      await expect(items[index]?.textContent.startsWith(step)).toBe(true);
    }
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('© 2025');
    await expect(footer).toHaveTextContent(filled(messages.landing.version, { version: '2.0.0' }));
  },
});

export const WithNameAndCrest = meta.story({
  name: 'Con nombre y escudo',
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

export const CrestOnAPhone = meta.story({
  ...WithNameAndCrest.input,
  name: 'El escudo en un teléfono',
  tags: ['behavior'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Escudo' }).getBoundingClientRect();
    await expect(height).toBeLessThan(40);
    await expect(width / height).toBeCloseTo(40 / 46, 1);
  },
});

export const SignedIn = meta.story({
  name: 'Sesión sin acceso',
  parameters: { role: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(matching(messages.landing.signedInAs))).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.landing.signOut })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  ...SignedIn.input,
  name: 'Sesión cerrada',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.landing.signOut }));
    await expect(await screen.findByText(messages.landing.signedOut)).toBeVisible();
    await expect(canvas.queryByText(matching(messages.landing.signedInAs))).not.toBeInTheDocument();
  },
});

export const Administrator = meta.story({
  name: 'Sesión de administrador',
  tags: ['behavior'],
  parameters: { role: 1 },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: messages.landing.signOut }),
    ).not.toBeInTheDocument();
  },
});

export const HostRouter = meta.story({
  name: 'El sitio atiende los enlaces',
  tags: ['behavior'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('link', { name: messages.landing.statusAction }));
    await expect(loaded.router.getLocation().pathname).toBe('/estado');
  },
});

/** The smallest phone, with twice the usual text. */
export const LargeText = meta.story({
  name: 'Texto grande',
  tags: ['behavior'],
  globals: { textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: messages.landing.administration });
    await expectLegible(canvasElement);
  },
});
