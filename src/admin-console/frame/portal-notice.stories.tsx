import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { type MemoryRouter, memoryRouter } from '../../routing/memory-router.ts';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import { externalToken } from '../../session/external-token.ts';
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
  title: 'Console/Nobody is signed in at the portal',
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

export const ThePortalSaysWhere = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu sesión no está activa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/portal/entrar',
    );
  },
});

export const TheRouterIsMounted = meta.story({
  ...portal({ mount: '/universidad', signInHref: '/entrar' }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Iniciar Sesión' });
    await expect(link).toHaveAttribute('href', '/universidad/entrar');
  },
});

export const ThePortalDoesNotSayWhere = meta.story({
  ...portal(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu sesión no está activa')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const OnADarkPhone = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
});
