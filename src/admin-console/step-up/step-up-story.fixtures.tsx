import type { Decorator } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { storyLook } from '#storybook/story-look.ts';
import { filled, messages } from '#storybook/story-messages.ts';
import { longTimeout } from '#testing/failures/timeouts.fixtures.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';

/** Renders the console for an administrator whose sign-in is not recent, on the page of the story's `address`. */
export const agedSession: Decorator = (Story, { globals, parameters }) => (
  <GraduationProvider
    api={{ baseUrl: '', timeoutMs: longTimeout }}
    auth={createFakeAuth({ role: 1 })}
    router={memoryRouter(parameters.address ?? '/admin/ceremonies')}
    {...storyLook(globals)}
  >
    <Story />
  </GraduationProvider>
);

interface Person {
  readonly canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  readonly userEvent: {
    click(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
  };
}

const june = 'Acto de Grado Extraordinario Junio 2026';

/** Deletes a ceremony, which the server declines until the user confirms. @returns the dialog that asks for it */
export async function askToDelete({ canvas, userEvent }: Person) {
  const action = filled(messages.ceremonies.deleteAction, { name: june });
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const remove = filled(messages.ceremonyDialogs.deleteWithCount, { count: 8 });
  await userEvent.click(await dialog.findByRole('button', { name: remove }));
  return findConfirmation();
}

/** The dialog in which the user confirms. */
export async function findConfirmation() {
  return within(await screen.findByRole('dialog', { name: messages.confirmation.title }));
}

type Dialog = Awaited<ReturnType<typeof findConfirmation>>;

/** Deletes a ceremony and confirms by a button of the dialog. */
export async function confirmBy(means: 'byPasskey' | 'through', person: Person) {
  const dialog = await askToDelete(person);
  const name = messages.confirmation[means];
  await person.userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
}

/** Confirms by a password. */
export async function enterPassword({ userEvent }: Person, dialog: Dialog, password: string) {
  await userEvent.type(dialog.getByLabelText(messages.confirmation.password), password);
  await userEvent.click(dialog.getByRole('button', { name: messages.confirmation.confirm }));
}

export async function expectDeleted() {
  await expect(await screen.findByText(messages.ceremonies.deleted)).toBeVisible();
}

/** Expects that the dialog is closed. */
export async function expectGone() {
  await waitFor(() =>
    expect(
      screen.queryByRole('dialog', { name: messages.confirmation.title }),
    ).not.toBeInTheDocument(),
  );
}

/** Simulates a browser whose windows are this one, or which blocks them. */
export function openWindows(opened: object | null) {
  const former = window.open;
  window.open = () => opened as Window | null;
  return () => {
    window.open = former;
  };
}
