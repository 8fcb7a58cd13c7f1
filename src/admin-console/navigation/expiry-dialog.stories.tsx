import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { messages } from '../../../.storybook/story-messages.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { memoryRouter } from '../../routing/memory-router.ts';
import { createFakeAuth } from '../../testing/fake-auth.ts';
import { AdminConsole } from '../admin-console.tsx';

/** It says the time of day, so that it has no picture to be compared with. */
const meta = preview.meta({
  title: 'Consola/Marco/La sesión está por terminar',
  component: AdminConsole,
  parameters: { bare: true },
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story, { globals }) => (
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={createFakeAuth({ role: 1, endsAt: Date.now() + 90_000 })}
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
