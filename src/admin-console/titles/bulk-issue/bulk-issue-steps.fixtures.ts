import { type HttpHandler, http } from 'msw';
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';
import { filled, matching, messages } from '#storybook/story-messages.ts';

/** The part of a story's context that the steps need. */
interface Person {
  readonly canvas: Pick<ReturnType<typeof within>, 'getByRole'>;
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

export const emit = 'POST /api/titles/ceremony/{id}/bulk-emit';
export const emitPath = '*/api/titles/ceremony/:id/bulk-emit';

/** Records the issue, and leaves the response to the next handlers. */
export function noteIssue(note: (path: string, payload: unknown) => void): HttpHandler {
  return http.post(emitPath, async ({ request }) => {
    note(...(await readIssue(request)));
  });
}

export async function readIssue(request: Request): Promise<[path: string, payload: unknown]> {
  return [new URL(request.url).pathname, await request.clone().json()];
}

export async function open({ canvas, userEvent }: Person) {
  await userEvent.click(canvas.getByRole('button', { name: messages.titles.bulkIssue }));
  await screen.findByRole('dialog', { name: messages.bulkIssue.title });
  return openDialog();
}

export function openDialog() {
  return within(screen.getByRole('dialog', { name: messages.bulkIssue.title }));
}

/** A range of numbers as the summary shows it. */
export function span(first: string, last: string): string {
  return filled(messages.bulkIssue.span, { first, last });
}

type Dialog = Awaited<ReturnType<typeof open>>;

export async function choose({ userEvent }: Person, dialog: Dialog, name: RegExp) {
  const field = await dialog.findByRole('combobox', {
    name: matching(messages.bulkIssue.ceremony),
  });
  await userEvent.click(field);
  await userEvent.click(await dialog.findByRole('option', { name }));
  // The open list may have scrolled the dialog, which stays so if its content grows at once.
  field.scrollIntoView({ block: 'center' });
}

/** Chooses a ceremony with six titles to issue. */
export async function chooseMay(person: Person, dialog: Dialog) {
  await choose(person, dialog, /Mayo 2026/);
  await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
}

export function submitOf(dialog: Dialog): HTMLElement {
  return dialog.getByRole('button', { name: messages.bulkIssue.submit });
}

/** The footer's close button; the other one is in the header. */
export function closeOf(dialog: Dialog): HTMLElement {
  const [, footerButton] = dialog.getAllByRole('button', { name: messages.bulkIssue.close });
  if (footerButton === undefined) throw new Error('The footer has no close button');
  return footerButton;
}

export async function openAndSubmit(person: Person) {
  const dialog = await open(person);
  await chooseMay(person, dialog);
  await person.userEvent.click(submitOf(dialog));
  return dialog;
}

export function gone(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
