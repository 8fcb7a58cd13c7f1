import { type HttpHandler, http } from 'msw';
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';
import { filled, matching, words } from '../../../../.storybook/words.ts';

/** The part of a story's context that the steps need. */
interface Person {
  readonly canvas: Pick<ReturnType<typeof within>, 'getByRole'>;
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

export const emit = 'POST /api/titles/ceremony/{id}/bulk-emit';
export const emitPath = '*/api/titles/ceremony/:id/bulk-emit';

/** Hands over what is sent, and lets the handlers behind answer. */
export function noteIssue(note: (path: string, payload: unknown) => void): HttpHandler {
  return http.post(emitPath, async ({ request }) => {
    note(...(await readIssue(request)));
  });
}

export async function readIssue(request: Request): Promise<[path: string, payload: unknown]> {
  return [new URL(request.url).pathname, await request.clone().json()];
}

export async function open({ canvas, userEvent }: Person) {
  await userEvent.click(canvas.getByRole('button', { name: words.titles.bulkIssue }));
  await screen.findByRole('dialog', { name: words.bulkIssue.title });
  return openDialog();
}

export function openDialog() {
  return within(screen.getByRole('dialog', { name: words.bulkIssue.title }));
}

/** Numbers from the first to the last, as the summary writes them. */
export function span(first: string, last: string): string {
  return filled(words.bulkIssue.span, { first, last });
}

type Dialog = Awaited<ReturnType<typeof open>>;

export async function choose({ userEvent }: Person, dialog: Dialog, name: RegExp) {
  await userEvent.click(
    await dialog.findByRole('combobox', { name: matching(words.bulkIssue.ceremony) }),
  );
  await userEvent.click(await dialog.findByRole('option', { name }));
}

/** The ceremony of which six can be issued. */
export async function chooseMay(person: Person, dialog: Dialog) {
  await choose(person, dialog, /Mayo 2026/);
  await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
}

export function submitOf(dialog: Dialog): HTMLElement {
  return dialog.getByRole('button', { name: words.bulkIssue.submit });
}

/** The one among the buttons below; the other is the cross. */
export function closeOf(dialog: Dialog): HTMLElement {
  const [, below] = dialog.getAllByRole('button', { name: words.bulkIssue.close });
  if (below === undefined) throw new Error('There is no way out below');
  return below;
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
