import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { holdCall } from '#testing/failures/held-call.fixtures.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { BulkIssueOpener } from './bulk-issue-opener.fixtures.tsx';
import {
  chooseMay,
  closeOf,
  emit,
  emitPath,
  gone,
  noteIssue,
  open,
  openAndSubmit,
  openDialog,
  submitOf,
} from './bulk-issue-steps.fixtures.ts';

const sent = fn();
const issued = fn();
const meta = preview.meta({
  title: 'Consola/Títulos/Emisión masiva/Emisión',
  ...sectionStory('/admin/titles', <BulkIssueOpener onIssued={issued} />),
  beforeEach: ({ msw }) => {
    sent.mockClear();
    issued.mockClear();
    msw.use(noteIssue(sent), ...graduationHandlers());
  },
});

export const IssuesAndCloses = meta.story({
  name: 'Emite y se cierra',
  tags: ['behavior', 'journey'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await chooseMay(context, dialog);
    const date = dialog.getByRole('textbox', { name: messages.bulkIssue.date });
    await userEvent.clear(date);
    await userEvent.type(date, '03062026');
    await userEvent.click(submitOf(dialog));
    await expect(
      await screen.findByText(filled(messages.bulkIssue.issued, { count: 6 })),
    ).toBeVisible();
    await expect(
      await dialog.findByText(filled(messages.bulkIssueRehearsal.same, { count: 6 })),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('/api/titles/ceremony/4/bulk-emit', {
      emission_date: '03/06/2026',
    });
    await expect(issued).not.toHaveBeenCalled();
    await gone();
    await expect(issued).toHaveBeenCalledTimes(1);

    const again = await open(context);
    await userEvent.click(
      await again.findByRole('combobox', { name: matching(messages.bulkIssue.ceremony) }),
    );
    await userEvent.click(await again.findByRole('option', { name: /Mayo 2026/ }));
    await expect(
      await again.findByText(matching(messages.bulkIssue.allTitled, { count: 6 })),
    ).toBeVisible();
  },
});

/** A server may send the count under another name, or none at all. */
export const CountFromServer = meta.story({
  name: 'Número que dice el servidor',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(answer(emit, { success: true, data: { emitted: '1234' } }));
  },
  play: async (context) => {
    await openAndSubmit(context);
    await expect(
      await screen.findByText(filled(messages.bulkIssue.issued, { count: 1234 })),
    ).toBeVisible();
  },
});

export const WithoutCount = meta.story({
  name: 'El servidor no dice cuántos',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(http.post(emitPath, () => new HttpResponse(null, { status: 204 })));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(
      await screen.findByText(matching(messages.bulkIssue.issued, { count: 6 })),
    ).toBeVisible();
    await expect(
      await dialog.findByText(filled(messages.bulkIssueRehearsal.differ, { count: 6 })),
    ).toBeVisible();
  },
});

export const NothingLeft = meta.story({
  name: 'Nada por emitir',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(http.post(emitPath, () => new HttpResponse(null, { status: 204 })));
  },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(
      await dialog.findByRole('combobox', { name: matching(messages.bulkIssue.ceremony) }),
    );
    await context.userEvent.click(await dialog.findByRole('option', { name: /Abril 2025/ }));
    await expect(
      await dialog.findByText(matching(messages.bulkIssue.allTitled, { count: 52 })),
    ).toBeVisible();
    await waitFor(() => expect(submitOf(dialog)).toBeEnabled());
    await context.userEvent.click(submitOf(dialog));
    await expect(
      await screen.findByText(filled(messages.bulkIssue.issued, { count: 0 })),
    ).toBeVisible();
  },
});

export const Issuing = meta.story({
  name: 'Emitiendo',
  beforeEach: ({ msw }) => {
    msw.use(never(emit));
  },
  play: async (context) => {
    const dialog = await openAndSubmit(context);
    await expect(
      await dialog.findByText(filled(messages.bulkIssue.issuing, { count: 6 })),
    ).toBeVisible();
    const bar = dialog.getByRole('progressbar', {
      name: filled(messages.bulkIssue.issuing, { count: 6 }),
    });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(dialog.getByText(matching(messages.bulkIssue.limit, { limit: 10 }))).toBeVisible();
    await expect(
      await dialog.findByText(filled(messages.bulkIssue.elapsed, { seconds: 1 })),
    ).toBeVisible();
    await expect(
      dialog.getByRole('combobox', { name: matching(messages.bulkIssue.ceremony) }),
    ).toBeDisabled();
    await expect(dialog.getByRole('button', { name: messages.bulkIssue.submitting })).toHaveFocus();
  },
});

export const Closing = meta.story({
  name: 'Cerrar mientras emite',
  beforeEach: ({ msw }) => {
    msw.use(never(emit));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openAndSubmit(context);
    await dialog.findByText(filled(messages.bulkIssue.issuing, { count: 6 }));
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(messages.bulkIssue.closingTitle)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: messages.bulkIssue.keepWaiting }),
    ).toHaveFocus();
  },
});

export const KeepsWaiting = meta.story({
  name: 'Seguir esperando',
  tags: ['behavior'],
  play: async (context) => {
    const issue = holdCall(emit);
    context.msw.use(issue.handler);
    await Closing.input.play?.(context);
    const dialog = openDialog();
    await context.userEvent.keyboard('{Enter}');
    await expect(dialog.queryByText(messages.bulkIssue.closingTitle)).toBeNull();
    issue.release();
    await expect(
      await screen.findByText(matching(messages.bulkIssue.issued, { count: 6 })),
    ).toBeVisible();
  },
});

export const GoesOnClosed = meta.story({
  name: 'Sigue después de cerrar',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const issue = holdCall(emit);
    context.msw.use(issue.handler);
    const dialog = await openAndSubmit(context);
    await userEvent.click(closeOf(dialog));
    await userEvent.click(dialog.getByRole('button', { name: messages.bulkIssue.closeAnyway }));
    await gone();
    const again = await open(context);
    await expect(
      await again.findByText(filled(messages.bulkIssue.issuing, { count: 6 })),
    ).toBeVisible();
    await expect(
      again.getByRole('combobox', { name: matching(messages.bulkIssue.ceremony) }),
    ).toHaveValue('Acto de Grado Mayo 2026');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(again.getByRole('button', { name: messages.bulkIssue.closeAnyway }));
    await gone();
    issue.release();
    await expect(
      await screen.findByText(matching(messages.bulkIssue.issued, { count: 6 })),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const Differences = meta.story({
  name: 'Diferencias con el ensayo',
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(
      http.post(emitPath, () => {
        university.rows.degreeTitles = [];
      }),
      ...graduationHandlers({ university }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openAndSubmit(context);
    await expect(
      await dialog.findByText(matching(messages.bulkIssueRehearsal.differ)),
    ).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: messages.bulkIssueRehearsal.showDifferences }),
    );
    const table = await dialog.findByRole('grid', {
      name: messages.bulkIssueRehearsal.differences,
    });
    const { degree, pending, changed } = messages.bulkIssueRehearsal;
    const difference = matching(changed, { field: degree, issued: pending });
    await expect(within(table).getAllByText(difference)[0]).toBeVisible();
    await expect(table).toContainElement(document.activeElement as HTMLElement);
  },
});

export const DifferencesStay = meta.story({
  name: 'Las diferencias no se cierran solas',
  tags: ['behavior'],
  beforeEach: Differences.input.beforeEach,
  play: async (context) => {
    await Differences.input.play?.(context);
    const { userEvent } = context;
    const dialog = openDialog();
    // The notice disappears after 3 s; without differences, the dialog would close after 2 s.
    await waitFor(() => expect(screen.queryByText(matching(messages.bulkIssue.issued))).toBeNull());
    await expect(closeOf(dialog)).toBeVisible();
    await userEvent.click(closeOf(dialog));
    await gone();
    await expect(issued).toHaveBeenCalledTimes(1);

    const again = await open(context);
    await chooseMay(context, again);
    await expect(
      await again.findByText(matching(messages.bulkIssueRehearsal.lastDiffer)),
    ).toBeVisible();
  },
});
