import { expect, screen, waitFor } from 'storybook/test';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import { bearerSession } from '#session/bearer-session.ts';
import { memoryStorage } from '#session/safe-storage.ts';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth, fakeSession } from '#testing/fake-auth.ts';

interface Loaded {
  readonly auth: AuthAdapter;
}

/** It says the time of day, so that it has no picture to be compared with. */
const meta = preview.meta({
  title: 'Consola/Marco/La sesión está por terminar',
  component: AdminConsole,
  parameters: { bare: true },
  tags: ['behavior', '!autodocs'],
  loaders: [(): Loaded => ({ auth: createFakeAuth({ role: 1, endsAt: Date.now() + 90_000 }) })],
  decorators: [
    (Story, { globals, loaded }) => (
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={loaded.auth}
        router={memoryRouter('/admin')}
        {...storyLook(globals)}
      >
        <Story />
      </GraduationProvider>
    ),
  ],
});

export const Announced = meta.story({
  name: 'Seguir aquí',
  tags: ['journey'],
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: messages.sessionEnding.title });
    await userEvent.click(screen.getByRole('button', { name: messages.sessionEnding.stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

function defaultSession(): Loaded {
  const auth = bearerSession({ storage: memoryStorage() });
  auth.begin(fakeSession(1));
  return { auth };
}

/** The server says with each answer in how many seconds the session ends. */
export const AnnouncedByTheServer = meta.story({
  name: 'El servidor anuncia el fin',
  args: { dashboard: 'live' },
  loaders: [defaultSession],
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: ['session-end'], sessionSeconds: 90 }));
  },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: messages.sessionEnding.title }),
    ).toBeVisible();
  },
});
