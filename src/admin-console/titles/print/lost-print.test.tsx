import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { spanish } from '#languages/spanish.ts';
import { formatMessage } from '#messages/format-message.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { lostAnswer } from '#testing/fake-api/lost-answer.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
// The console loads them lazily, which a busy machine does too slowly for the first test.
import '../titles-section.tsx';
import './print-dialog.tsx';

const extras = ['documents'] as const;
const network = fakeNetwork();
let university = createFakeUniversity();
const { documentPrinting: messages } = spanish;
const printed = () => university.rows.documentPrints.length;

beforeEach(() => {
  sessionStorage.clear();
  university = createFakeUniversity();
  network.use(
    answer('POST /api/documents/check', []),
    ...graduationHandlers({ university, extras }),
  );
});

/** Reloads the page: only the tab's storage remains. */
function load() {
  cleanup();
  openConsole('/admin/titles');
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the print of the first title. */
async function openPrint() {
  const [first] = await screen.findAllByRole('rowheader');
  const row = first?.textContent ?? '';
  await press(formatMessage(spanish.titles.printRow, { row }));
}

/** Prints the first title by the first document. */
async function print() {
  await openPrint();
  const documents = { name: new RegExp(`^${messages.document}`) };
  await userEvent.click(await screen.findByRole('combobox', documents));
  const [option] = await screen.findAllByRole('option');
  await userEvent.click(option ?? document.body);
  await press(messages.print);
}

/** Prints a title whose file is recorded by the server and does not arrive. */
async function losePrint() {
  network.use(lostAnswer('POST /api/documents', { university, extras, once: true }));
  load();
  await print();
  await screen.findByRole('button', { name: messages.resume });
}

test('a print whose answer was lost counts no second copy after a reload', async () => {
  using downloads = recordDownloads();
  const before = printed();
  await losePrint();
  load();
  await print();
  await screen.findAllByText(formatMessage(messages.done.one, { count: '1' }));
  expect(printed()).toBe(before + 1);
  expect(await downloads.files()).toHaveLength(1);
});

test('a reload during a print sends the same job again', async () => {
  using _ = recordDownloads();
  const jobs: unknown[] = [];
  network.use(
    http.post('*/api/documents', async ({ request }) => {
      jobs.push(Object(await request.clone().json()).job);
    }),
    never('POST /api/documents', { once: true }),
  );
  load();
  await print();
  await screen.findByRole('button', { name: messages.pause });
  await expect.poll(() => Object.keys(sessionStorage).join()).toContain('birrete-lost-prints:');
  load();
  await print();
  await screen.findAllByText(formatMessage(messages.done.one, { count: '1' }));
  const [first] = jobs;
  expect(first).toEqual(expect.any(String));
  expect(jobs).toEqual([first, first]);
});

test('after the 15 minutes of a lost print, the console asks before it counts a copy', async () => {
  using downloads = recordDownloads();
  const before = printed();
  await losePrint();
  university.now = () => `${university.today}T16:16:00.000Z`;
  load();
  await print();
  expect(await screen.findByText(messages.arrivedQuestion)).toBeVisible();
  expect(printed()).toBe(before + 1);
  await press(messages.printCopy);
  await screen.findAllByText(formatMessage(messages.done.one, { count: '1' }));
  expect(printed()).toBe(before + 2);
  expect(await downloads.files()).toHaveLength(1);
});

const done = () => screen.findAllByText(formatMessage(messages.done.one, { count: '1' }));

test('a file that the browser may have blocked is saved again without another copy', async () => {
  using downloads = recordDownloads();
  const before = printed();
  load();
  await print();
  await done();
  const [file] = await downloads.files();
  expect(screen.getByText(new RegExp(`Busca «${file?.name}»`))).toBeVisible();
  await userEvent.keyboard('{Escape}');

  load();
  await openPrint();
  expect(await screen.findByText(messages.savedBefore)).toBeVisible();
  await press(messages.saveSame);
  await done();
  expect(printed()).toBe(before + 1);
  expect(await downloads.files()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');

  await openPrint();
  await press(messages.anotherCopy);
  await done();
  expect(printed()).toBe(before + 2);
});
