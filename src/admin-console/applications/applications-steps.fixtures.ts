import { screen, type userEvent, within } from 'storybook/test';
import { expectInSight } from '#storybook/expect-in-sight.ts';
import { filled, matching, messages } from '#storybook/story-messages.ts';

/** The part of a story's context that the steps need. */
interface Person {
  readonly canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  readonly userEvent: Pick<typeof userEvent, 'click' | 'clear' | 'type'>;
}

/** Presses a button of the list once the list has loaded. */
export async function press({ canvas, userEvent }: Person, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

export async function openDetail(person: Person, code = 'AG-2026-009') {
  await press(person, filled(messages.applications.view, { row: code }));
  return within(await screen.findByRole('dialog'));
}

export async function openEdit(person: Person, code?: string) {
  const dialog = await openDetail(person, code);
  await person.userEvent.click(
    dialog.getByRole('button', { name: messages.applicationDetail.edit }),
  );
  // The dialog measures its new content with the next frame.
  await expectInSight(dialog.getByRole('button', { name: messages.applicationDetail.save }));
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openDetail>>;

/** Replaces the value of a form field. */
export async function retype(
  { userEvent }: Pick<Person, 'userEvent'>,
  dialog: Dialog,
  field:
    | 'placeOfBirth'
    | 'firstName'
    | 'secondName'
    | 'email'
    | 'phone'
    | 'dateOfBirth'
    | 'notesSection',
  text: string,
) {
  const input = dialog.getByRole('textbox', { name: messages.applicationDetail[field] });
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}

export async function openApproval(person: Person, code = 'AG-2026-008') {
  await press(person, filled(messages.applications.approve, { row: code }));
  return within(await screen.findByRole('dialog'));
}

export async function openRejection(person: Person, code = 'AG-2026-008') {
  await press(person, filled(messages.applications.reject, { row: code }));
  return within(await screen.findByRole('alertdialog'));
}

/** Selects three pending applications. */
export async function selectThree({ canvas, userEvent }: Person) {
  for (const row of ['AG-2026-008', 'AG-2026-009', 'AG-2026-010']) {
    const name = filled(messages.applications.select, { row });
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
  }
}

/** Selects three applications and opens their bulk approval. */
export async function openBulkApproval(person: Person) {
  await selectThree(person);
  await press(person, filled(messages.applications.approveSelected, { count: 3 }));
  const name = filled(messages.bulkApproval.title, { count: 3 });
  return within(await screen.findByRole('dialog', { name }));
}

/** Selects three applications and opens their bulk rejection. */
export async function openBulkRejection(person: Person) {
  await selectThree(person);
  await press(person, filled(messages.applications.rejectSelected, { count: 3 }));
  const name = filled(messages.bulkRejection.title, { count: 3 });
  return within(await screen.findByRole('alertdialog', { name }));
}

/** Rejects three applications with one reason. */
export async function rejectThree(person: Person, reason = 'Falta la solvencia') {
  const dialog = await openBulkRejection(person);
  const field = dialog.getByRole('textbox', {
    name: matching(messages.applicationDecision.reason),
  });
  await person.userEvent.type(field, reason);
  const name = filled(messages.bulkRejection.start, { count: 3 });
  await person.userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
}

/** Starts the bulk approval of three applications. */
export async function approveThree(person: Person) {
  const dialog = await openBulkApproval(person);
  const name = filled(messages.bulkApproval.title, { count: 3 });
  await person.userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
}
