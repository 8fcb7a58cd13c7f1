import type { RequestHandler } from 'msw';
import { screen, type userEvent, within } from 'storybook/test';
import { joinPersonName } from '#domain/person/person-name.ts';
import { filled, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';

/** The parts of a story's context that the steps need. */
export interface Person {
  readonly canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole'>;
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

interface Network {
  readonly msw: { use(...handlers: RequestHandler[]): void };
}

/** A server with a book of hand-overs: 16 of 142 titles have not been collected. */
export function announceHandovers({ msw }: Network) {
  const university = createFakeUniversity();
  msw.use(...graduationHandlers({ university, extras: ['handover'] }));
  return university;
}

/** A title of the demonstration: its id, its graduate, and the list's address that shows it alone. */
function shownTitle(id: number) {
  const title = createFakeUniversity().rows.titles.find((row) => row.id === id);
  const { application_code = '', first_name, last_name, second_last_name } = title ?? {};
  return {
    id,
    name: joinPersonName({
      firstName: first_name,
      lastName: last_name,
      secondLastName: second_last_name,
    }),
    address: `/admin/titles?q=${application_code}`,
  };
}

/** Not collected. */
export const leftTitle = shownTitle(5);

/** Collected by a proxy. */
export const proxyTitle = shownTitle(8);

/** Opens 'Libro de entregas' once the titles have loaded. */
export async function openBook({ canvas, userEvent }: Person) {
  await canvas.findAllByRole('rowheader');
  const name = messages.titles.handoverBook;
  await userEvent.click(await canvas.findByRole('button', { name }));
  await screen.findByRole('combobox', { name: new RegExp(messages.titleHandover.show) });
  return within(await screen.findByRole('dialog', { name: messages.titleHandover.title }));
}

/** Presses the row's action. */
export async function openHandoverOf(
  { canvas, userEvent }: Person,
  { name: row }: Pick<typeof leftTitle, 'name'>,
) {
  const name = filled(messages.titles.handOver, { row });
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Opens the form that records the collection of the title that nobody has collected. */
export async function openRecord(person: Person) {
  await openHandoverOf(person, leftTitle);
  const name = messages.titleHandover.record;
  await screen.findByRole('radio', { name: messages.titleHandover.proxy });
  return within(await screen.findByRole('dialog', { name }));
}
