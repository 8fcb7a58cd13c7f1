import type { Decorator } from '@storybook/react-vite';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { storyLook } from '#storybook/story-look.ts';
import { longTimeout } from '#testing/failures/timeouts.fixtures.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';

/** Renders the stories of the account dialog for an administrator in Configuración. */
export const signedInConsole: Decorator = (Story, { globals }) => (
  <GraduationProvider
    api={{ baseUrl: '', timeoutMs: longTimeout }}
    auth={createFakeAuth({ role: 1 })}
    router={memoryRouter('/admin/config')}
    {...storyLook(globals)}
  >
    <Story />
  </GraduationProvider>
);
