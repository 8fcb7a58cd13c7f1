import { expect } from 'storybook/test';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '#routing/memory-router.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import { externalToken } from '#session/external-token.ts';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { AdminConsole } from '../admin-console.tsx';

interface Loaded {
  readonly auth: AuthAdapter;
  readonly router: MemoryRouter;
}

/** A portal that nobody has signed in to. */
function portal({ mount = '', signInHref }: { mount?: string; signInHref?: string } = {}) {
  return {
    loaders: [
      (): Loaded => ({
        auth: externalToken({ getToken: () => null, getUser: () => null, signInHref }),
        router: { ...memoryRouter('/admin'), href: (to) => mount + to },
      }),
    ],
  };
}

const meta = preview.meta({
  title: 'Consola/Marco/Sesión del portal',
  component: AdminConsole,
  parameters: { bare: true },
  ...portal({ signInHref: '/portal/entrar' }),
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

export const WithLink = meta.story({
  name: 'Con enlace para entrar',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.signIn.elsewhere)).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.signIn.submit })).toHaveAttribute(
      'href',
      '/portal/entrar',
    );
  },
});

export const MountedRouter = meta.story({
  name: 'Sitio bajo un prefijo',
  tags: ['behavior'],
  ...portal({ mount: '/universidad', signInHref: '/entrar' }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: messages.signIn.submit });
    await expect(link).toHaveAttribute('href', '/universidad/entrar');
  },
});

export const WithoutLink = meta.story({
  name: 'Sin enlace para entrar',
  ...portal(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.signIn.elsewhere)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
