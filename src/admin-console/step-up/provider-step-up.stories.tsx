import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '#testing/university/users.ts';
import { AdminConsole } from '../admin-console.tsx';
import {
  agedSession,
  confirmBy,
  enterPassword,
  expectDeleted,
  expectGone,
  openWindows,
} from './step-up-story.fixtures.tsx';

const meta = preview.meta({
  title: 'Consola/Marco/Confirma que eres tú/Con el proveedor',
  component: AdminConsole,
  tags: ['behavior'],
  parameters: { bare: true },
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras: ['step-up', 'openid'] })),
  decorators: [agedSession],
});

/** Simulates the window in which the provider returns: it hands over the code like this page's own script. */
const returningWindow = {
  location: {
    replace: (url: string) => {
      const { searchParams } = new URL(url);
      const channel = new BroadcastChannel('birrete-confirmation');
      const id = searchParams.get('birrete-confirmation');
      channel.postMessage({ id: 'of another page', code: 'x' });
      channel.postMessage({ id, code: searchParams.get('openid') });
      channel.close();
    },
  },
  close: () => undefined,
};

export const ContinuesThroughProvider = meta.story({
  name: 'Continúa',
  beforeEach: () => openWindows(returningWindow),
  play: async (context) => {
    await confirmBy('through', context);
    await expectDeleted();
    await expectGone();
  },
});

/** The window of which this page does not notice whether the user has closed it. */
const silentWindow = { location: { replace: fn() }, close: fn() };

export const ClosesProvider = meta.story({
  name: 'Cierra la ventana del proveedor y usa la contraseña',
  beforeEach: () => openWindows(silentWindow),
  play: async (context) => {
    const dialog = await confirmBy('through', context);
    await dialog.findByText(messages.confirmation.waiting);
    await enterPassword(context, dialog, demoPassword);
    await expectDeleted();
    await expectGone();
    await expect(silentWindow.close).toHaveBeenCalled();
  },
});

export const VisitsAgain = meta.story({
  name: 'Cierra la ventana del proveedor y la abre otra vez',
  beforeEach: () => openWindows(silentWindow),
  play: async (context) => {
    const dialog = await confirmBy('through', context);
    await dialog.findByText(messages.confirmation.waiting);
    openWindows(returningWindow);
    const name = messages.confirmation.through;
    await context.userEvent.click(dialog.getByRole('button', { name }));
    await expectDeleted();
  },
});

export const CancelsBeforeProvider = meta.story({
  name: 'Cancelar antes de llegar al proveedor cierra la ventana',
  beforeEach: ({ msw }) => {
    msw.use(never('POST /api/auth/openid'));
    return openWindows(silentWindow);
  },
  play: async (context) => {
    const dialog = await confirmBy('through', context);
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.confirmation.cancel }),
    );
    await expectGone();
    await waitFor(() => expect(silentWindow.close).toHaveBeenCalled());
    await expect(silentWindow.location.replace).not.toHaveBeenCalled();
  },
});
