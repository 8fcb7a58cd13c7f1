import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { spanish } from '#languages/spanish.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
// The console loads them lazily, which a busy machine does too slowly for the first test.
import '../ceremonies/ceremonies-section.tsx';
import '../titles/bulk-issue/bulk-issue-dialog.tsx';
import '../titles/titles-section.tsx';

/** The university's day is 15 June 2026; the clock of this machine is months ahead. */
fakeNetwork(() => graduationHandlers({ extras: ['today'] }));

const press = async (name: RegExp | string) => {
  await screen.findAllByRole('rowheader');
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
};

const dialog = async () => within(await screen.findByRole('dialog'));

test('the form of an issue proposes the university’s day', async () => {
  openConsole('/admin/titles');
  await press(spanish.titles.bulkIssue);
  const day = { name: new RegExp(spanish.bulkIssue.date) };
  expect(await screen.findByRole('textbox', day)).toHaveValue('15/06/2026');
});

test('a ceremony of a day that is past only by the user’s clock can be created', async () => {
  openConsole('/admin/ceremonies');
  await press(spanish.ceremonyForm.createTitle);
  const form = await dialog();
  const type = async (label: string, text: string) => {
    const field = form.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await type(spanish.ceremonyForm.name, 'Acto de junio');
  await type(spanish.ceremonyForm.location, 'Aula Magna');
  for (const number of ['record', 'assigned', 'folio'] as const) {
    await type(spanish.ceremonyForm[number], '9001');
  }
  await type(spanish.ceremonyForm.date, '14/06/2026');
  await userEvent.click(form.getByRole('button', { name: spanish.ceremonyForm.save }));
  expect((await form.findAllByText(spanish.ceremonyForm.datePast))[0]).toBeVisible();
  await type(spanish.ceremonyForm.date, '20/06/2026');
  await userEvent.click(form.getByRole('button', { name: spanish.ceremonyForm.save }));
  expect(await screen.findByText(spanish.ceremonies.created)).toBeVisible();
});
