import { expect, screen, waitFor, within } from 'storybook/test';
import { refusals } from '#contract/refusals.ts';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { maxWrongProofs } from '#register/user/user-rules.ts';
import { browserAnswers, browserRefuses, withoutPasskeys } from '#storybook/browser-passkeys.ts';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '#testing/university/users.ts';
import { AdminConsole } from '../admin-console.tsx';
import { ProviderReturn } from './provider-return.tsx';
import {
  agedSession,
  askToDelete,
  confirmBy,
  enterPassword,
  expectDeleted,
  expectGone,
  openWindows,
} from './step-up-story.fixtures.tsx';

const extras = ['step-up', 'passkeys', 'openid'] as const;

const meta = preview.meta({
  title: 'Consola/Marco/Confirma que eres tú',
  component: AdminConsole,
  parameters: { bare: true },
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras })),
  decorators: [agedSession],
});

export const Asks = meta.story({
  name: 'Pide confirmar',
  play: async (context) => {
    const dialog = await askToDelete(context);
    await waitFor(() =>
      expect(dialog.getByLabelText(messages.confirmation.password)).toHaveFocus(),
    );
    await expect(dialog.getByText(messages.confirmation.text)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: messages.confirmation.byPasskey }),
    ).toBeEnabled();
    await expect(dialog.getByRole('button', { name: messages.confirmation.through })).toBeEnabled();
  },
});

export const PasswordAlone = meta.story({
  name: 'Solo con la contraseña',
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ extras: ['step-up'] })),
  play: async (context) => {
    const dialog = await askToDelete(context);
    const name = messages.confirmation.byPasskey;
    await expect(dialog.getByRole('button', { name: messages.confirmation.confirm })).toBeVisible();
    await expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
  },
});

export const WithoutPasswords = meta.story({
  name: 'Sin contraseñas',
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: [...extras, 'no-passwords'] }));
  },
  play: async (context) => {
    const dialog = await askToDelete(context);
    await expect(
      dialog.getByRole('button', { name: messages.confirmation.byPasskey }),
    ).toBeEnabled();
    await expect(dialog.queryByLabelText(messages.confirmation.password)).not.toBeInTheDocument();
  },
});

export const NoMeans = meta.story({
  name: 'Sin un medio en este navegador',
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: ['step-up', 'passkeys', 'no-passwords'] }));
    return withoutPasskeys();
  },
  play: async (context) => {
    const dialog = await askToDelete(context);
    await expect(dialog.getByText(messages.confirmation.unavailable)).toBeVisible();
  },
});

export const PasswordMissing = meta.story({
  name: 'Falta la contraseña',
  play: async (context) => {
    const dialog = await askToDelete(context);
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.confirmation.confirm }),
    );
    await expect(await dialog.findByText(messages.confirmation.passwordMissing)).toBeVisible();
    await expect(dialog.getByLabelText(messages.confirmation.password)).toHaveFocus();
  },
});

export const WrongPassword = meta.story({
  name: 'Contraseña incorrecta',
  play: async (context) => {
    const dialog = await askToDelete(context);
    await enterPassword(context, dialog, 'otra');
    await expect(await dialog.findByText(refusals.wrongPassword.message)).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.confirmation.confirm })).toBeEnabled();
  },
});

export const FifthWrongPassword = meta.story({
  name: 'Quinta contraseña incorrecta',
  play: async (context) => {
    const dialog = await askToDelete(context);
    const field = dialog.getByLabelText(messages.confirmation.password);
    const confirm = { name: messages.confirmation.confirm };
    for (let count = 1; count <= maxWrongProofs; count += 1) {
      await context.userEvent.clear(field);
      await context.userEvent.type(field, 'otra');
      await context.userEvent.click(dialog.getByRole('button', confirm));
      if (count < maxWrongProofs)
        await expect(await dialog.findByText(refusals.wrongPassword.message)).toBeVisible();
    }
    await expect(await screen.findByRole('button', { name: messages.signIn.submit })).toBeVisible();
    await expectGone();
    await expect(await screen.findByText(messages.failures.unauthorized)).toBeVisible();
  },
});

export const Confirming = meta.story({
  name: 'Confirmando',
  beforeEach: ({ msw }) => msw.use(never('POST /api/auth/confirmation')),
  play: async (context) => {
    const dialog = await askToDelete(context);
    await enterPassword(context, dialog, demoPassword);
    const name = messages.confirmation.confirming;
    await expect(await dialog.findByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
    await expect(
      dialog.getByRole('button', { name: messages.confirmation.byPasskey }),
    ).toBeDisabled();
  },
});

export const ServerFails = meta.story({
  name: 'Error del servidor',
  beforeEach: ({ msw }) => msw.use(failWith('POST /api/auth/confirmation', { status: 500 })),
  play: async (context) => {
    const dialog = await askToDelete(context);
    await enterPassword(context, dialog, demoPassword);
    await expect(await dialog.findByText(messages.confirmation.failed)).toBeVisible();
    await expect(await screen.findByText(messages.failures.server)).toBeVisible();
  },
});

export const PasskeyCancelled = meta.story({
  name: 'Llave de acceso cancelada',
  beforeEach: () => browserRefuses('NotAllowedError'),
  play: async (context) => {
    const dialog = await confirmBy('byPasskey', context);
    await expect(await dialog.findByText(messages.passkeys.cancelled)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: messages.confirmation.byPasskey }),
    ).toHaveFocus();
  },
});

export const ForeignPasskey = meta.story({
  name: 'Llave de acceso de otra persona',
  beforeEach: ({ msw }) => {
    const error = refusals.notConfirmed.message;
    msw.use(failWith('POST /api/auth/confirmation/passkey', { status: 422, error }));
    return browserAnswers({});
  },
  play: async (context) => {
    const dialog = await confirmBy('byPasskey', context);
    await expect(await dialog.findByText(refusals.notConfirmed.message)).toBeVisible();
  },
});

export const AtProvider = meta.story({
  name: 'Espera al proveedor',
  beforeEach: () => openWindows({ location: { replace: () => undefined }, close: () => undefined }),
  play: async (context) => {
    const dialog = await confirmBy('through', context);
    await expect(await dialog.findByText(messages.confirmation.waiting)).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.confirmation.through })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: messages.confirmation.confirm })).toBeEnabled();
  },
});

export const WindowBlocked = meta.story({
  name: 'Ventana bloqueada',
  beforeEach: () => openWindows(null),
  play: async (context) => {
    const dialog = await confirmBy('through', context);
    await expect(await dialog.findByText(messages.confirmation.blocked)).toBeVisible();
  },
});

export const ContinuesByPassword = meta.story({
  name: 'Continúa con la contraseña',
  tags: ['behavior', 'journey'],
  play: async (context) => {
    const dialog = await askToDelete(context);
    await enterPassword(context, dialog, 'otra');
    await dialog.findByText(refusals.wrongPassword.message);
    await context.userEvent.clear(dialog.getByLabelText(messages.confirmation.password));
    await enterPassword(context, dialog, demoPassword);
    await expectDeleted();
    await expectGone();
  },
});

export const ContinuesByPasskey = meta.story({
  name: 'Continúa con una llave de acceso',
  tags: ['behavior'],
  beforeEach: () => browserAnswers({}),
  play: async (context) => {
    await confirmBy('byPasskey', context);
    await expectDeleted();
    await expectGone();
  },
});

export const Cancels = meta.story({
  name: 'Cancelar no pierde nada',
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await askToDelete(context);
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.confirmation.cancel }),
    );
    await expectGone();
    const warning = screen.getByRole('alertdialog');
    const question = within(warning);
    await expect(await question.findByText(messages.confirmation.declined)).toBeVisible();
    const remove = filled(messages.ceremonyDialogs.deleteWithCount, { count: 8 });
    // React Aria focuses a dialog itself once more after 500 ms, and a story may cancel at that moment.
    await waitFor(() => expect(warning.contains(focused())).toBe(true));
    await context.userEvent.click(question.getByRole('button', { name: remove }));
    await expect(
      await screen.findByRole('dialog', { name: messages.confirmation.title }),
    ).toBeVisible();
    await expect(screen.queryByText(messages.failures.forbidden)).not.toBeInTheDocument();
  },
});

export const ProviderReturns = meta.story({
  name: 'La ventana del proveedor, de vuelta',
  render: () => (
    <WidgetFrame>
      <ProviderReturn />
    </WidgetFrame>
  ),
  beforeEach: () => keepWindow(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.confirmation.returnedText)).toBeVisible();
  },
});

/** Keeps this window, which the page would close. */
function keepWindow() {
  const { close } = window;
  window.close = () => undefined;
  return () => {
    window.close = close;
  };
}

export const HandsOver = meta.story({
  name: 'La ventana del proveedor no deja el código en la dirección',
  tags: ['behavior'],
  beforeEach: () => {
    const former = location.href;
    const url = new URL(former);
    url.searchParams.set('birrete-confirmation', 'a-page');
    url.searchParams.set('openid', 'a-code');
    history.replaceState(history.state, '', url);
    const restore = keepWindow();
    return () => {
      restore();
      history.replaceState(history.state, '', former);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.confirmation.returnedText)).toBeVisible();
    await waitFor(() => expect(location.search).not.toContain('a-code'));
  },
});
