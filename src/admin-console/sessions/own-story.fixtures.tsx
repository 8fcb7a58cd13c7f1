import type { Decorator } from '@storybook/react-vite';
import { storyLook } from '../../../.storybook/story-look.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { memoryRouter } from '../../routing/memory-router.ts';
import { longTimeout } from '../../testing/failures/timeouts.fixtures.ts';
import { createFakeAuth } from '../../testing/fake-auth.ts';

/** Where stories of what is one's own are shown: behind the name of an administrator in Configuración. */
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
