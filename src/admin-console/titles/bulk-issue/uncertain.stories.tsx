import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity, type FakeUniversity } from '#testing/fake-api/fake-university.ts';
import { noAnswer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { titlesFor } from '#testing/university/titles.ts';
import { BulkIssueOpener } from './bulk-issue-opener.fixtures.tsx';
import {
  chooseMay,
  emit,
  emitPath,
  gone,
  noteIssue,
  open,
  openAndSubmit,
  openDialog,
  readIssue,
  span,
  submitOf,
} from './bulk-issue-steps.fixtures.ts';
import { fillCeremony } from './graduates.fixtures.ts';

const sent = fn();
const meta = preview.meta({
  title: 'Consola/Títulos/Emisión masiva/Respuesta perdida',
  ...sectionStory('/admin/titles', <BulkIssueOpener />),
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(noteIssue(sent), ...graduationHandlers());
  },
});

/** Writes `count` titles, then cuts the connection. */
function cutAfter(university: FakeUniversity, count: number) {
  return http.post(emitPath, async ({ request }) => {
    sent(...(await readIssue(request)));
    const { rows } = university;
    const ceremony = rows.ceremonies.find(({ id }) => id === 4);
    const graduates = rows.applications
      .filter((row) => row.ceremony_id === 4 && row.status === 'CONFIRMADA')
      .slice(0, count);
    if (ceremony === undefined || rows.titles.length > 142) return undefined;
    const moments = { issueDate: university.today, at: university.now() };
    const titles = titlesFor(rows, { ceremony, graduates, issued: [], ...moments });
    rows.titles.push(...titles.map((title, index) => ({ id: 1_000 + index, ...title })));
    return HttpResponse.error();
  });
}

function cutUniversity(count: number) {
  const university = createFakeUniversity();
  fillCeremony(university.rows.applications, 4, 40);
  return [cutAfter(university, count), ...graduationHandlers({ university })];
}

export const PartlyIssued = meta.story({
  name: 'Emitida en parte',
  beforeEach: ({ msw }) => {
    msw.use(...cutUniversity(37));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    // A notice closes after seconds, so it is read before what may take longer.
    await expect(await screen.findByText(messages.failures.noAnswer)).toBeVisible();
    await expect(
      await dialog.findByText(filled(messages.bulkIssue.issuedCount, { issued: 37, of: 40 })),
    ).toBeVisible();
    await expect(dialog.getByText(messages.bulkIssue.failed)).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.bulkIssue.missingCount, { count: 3 })),
    ).toBeVisible();
    await expect(
      (await dialog.findByText(messages.bulkIssue.summaryTitles)).nextElementSibling,
    ).toHaveTextContent('3');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(
      dialog.getByText(filled(messages.bulkIssue.recordSpan, { span: span('180', '182') })),
    ).toBeVisible();
  },
});

export const IssuesTheRest = meta.story({
  name: 'Emitir los que faltan',
  tags: ['behavior'],
  beforeEach: PartlyIssued.input.beforeEach,
  play: async (context) => {
    await PartlyIssued.input.play?.(context);
    const dialog = openDialog();
    await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
    await context.userEvent.click(submitOf(dialog));
    await expect(
      await screen.findByText(matching(messages.bulkIssue.issued, { count: 3 })),
    ).toBeVisible();
  },
});

export const AllIssued = meta.story({
  name: 'Emitida sin respuesta',
  beforeEach: ({ msw }) => {
    msw.use(...cutUniversity(40));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(
      await dialog.findByText(filled(messages.bulkIssue.issuedCount, { issued: 40, of: 40 })),
    ).toBeVisible();
    await expect(dialog.getByText(messages.bulkIssue.allIssued)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: messages.bulkIssue.submit })).toBeNull();
    await expect(dialog.queryByText(messages.bulkIssue.failed)).toBeNull();
  },
});

export const Unread = meta.story({
  name: 'Falta leer los títulos',
  beforeEach: ({ msw }) => {
    msw.use(noteIssue(sent), noAnswer(emit, { once: true }));
  },
  play: async (context) => {
    const { userEvent, msw } = context;
    const dialog = await open(context);
    await chooseMay(context, dialog);
    msw.use(noAnswer('GET /api/titles', { once: true }));
    await userEvent.click(submitOf(dialog));
    await expect(
      await dialog.findByText(matching(messages.bulkIssue.unverifiedText)),
    ).toBeVisible();
    await expect(submitOf(dialog)).toBeDisabled();
    await expect(dialog.getByRole('button', { name: messages.bulkIssue.readTitles })).toHaveFocus();
  },
});

export const ReadsBeforeSending = meta.story({
  name: 'Se leen antes de enviar',
  tags: ['behavior'],
  beforeEach: Unread.input.beforeEach,
  play: async (context) => {
    await Unread.input.play?.(context);
    const { userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await gone();
    const again = await open(context);
    await expect(await again.findByText(matching(messages.bulkIssue.unverifiedText))).toBeVisible();
    await expect(submitOf(again)).toBeDisabled();
    await userEvent.click(again.getByRole('button', { name: messages.bulkIssue.readTitles }));
    await expect(
      await again.findByText(filled(messages.bulkIssue.issuedCount, { issued: 0, of: 6 })),
    ).toBeVisible();
    await waitFor(() => expect(submitOf(again)).toBeEnabled());
    await userEvent.click(again.getByRole('button', { name: messages.bulkIssue.readAgain }));
    await expect(
      await again.findByText(filled(messages.bulkIssue.issuedCount, { issued: 0, of: 6 })),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});
