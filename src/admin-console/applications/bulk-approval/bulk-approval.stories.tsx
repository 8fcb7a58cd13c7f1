import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
} from '../../../testing/failures/call-failures.fixtures.ts';
import { failWith, never, slow } from '../../../testing/fake-api/faults.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Approve several',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];

const confirmCall = 'PATCH /api/applications/{id}/confirm';
const watched = fn();

async function openForThree(canvas: Canvas, userEvent: User) {
  for (const code of ['AG-2026-008', 'AG-2026-009', 'AG-2026-010']) {
    await userEvent.click(
      await canvas.findByRole(
        'checkbox',
        { name: filled(words.applications.select, { row: code }) },
        { timeout: 5000 },
      ),
    );
  }
  await userEvent.click(
    canvas.getByRole('button', { name: filled(words.applications.approveSelected, { count: 3 }) }),
  );
  return within(
    await screen.findByRole('dialog', { name: filled(words.bulkApproval.title, { count: 3 }) }),
  );
}

async function startThree(canvas: Canvas, userEvent: User) {
  const dialog = await openForThree(canvas, userEvent);
  await userEvent.click(
    dialog.getByRole('button', { name: filled(words.bulkApproval.title, { count: 3 }) }),
  );
  return dialog;
}

export const ThreeAreSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForThree(canvas, userEvent);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.queryByRole('progressbar')).toBeNull();
  },
});

export const SelectingAllThatAreShown = meta.story({
  args: { address: '/admin/applications?q=ag-2026-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: matching(words.applications.selectAll) }),
    );
    const approve = canvas.getByRole('button', {
      name: matching(words.applications.approveSelected),
    });
    await expect(canvas.getByRole('checkbox', { name: /AG-2026-010/ })).toBeChecked();

    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'ag-2026-010');
    await waitFor(() =>
      expect(approve).toHaveTextContent(filled(words.applications.approveSelected, { count: 1 })),
    );
    await userEvent.click(canvas.getByRole('button', { name: words.applications.selectNone }));
    await expect(
      canvas.queryByRole('button', { name: matching(words.applications.approveSelected) }),
    ).toBeNull();
  },
});

export const OneAfterAnother = meta.story({
  beforeEach: ({ msw }) => {
    watched.mockClear();
    let underWay = 0;
    msw.use(
      http.patch('*/api/applications/:id/confirm', async ({ params }) => {
        underWay += 1;
        watched(Number(params.id), underWay);
        await new Promise((resolve) => setTimeout(resolve, 20));
        underWay -= 1;
      }),
      http.get('*/api/applications', () => {
        watched('list');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(
      await dialog.findByText(filled(words.bulkApproval.finished, { count: 3 })),
    ).toBeVisible();
    await expect(dialog.getAllByText(words.bulkApproval.approved)).toHaveLength(3);
    await expect(
      dialog.getByRole('progressbar', { name: words.bulkApproval.progress }),
    ).toHaveAttribute('aria-valuenow', '3');
    await waitFor(() => expect(watched).toHaveBeenCalledTimes(5));
    await expect(watched.mock.calls).toEqual([['list'], [157, 1], [158, 1], [159, 1], ['list']]);
    const [, close] = dialog.getAllByRole('button', { name: words.bulkApproval.close });
    await userEvent.click(close ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await canvas.findByRole('button', {
        name: filled(words.applications.changeStatusOf, { row: 'AG-2026-010' }),
      }),
    ).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

export const UnderWay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(confirmCall));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(await dialog.findByText(words.bulkApproval.running)).toBeVisible();
    await expect(dialog.getAllByText(words.bulkApproval.waiting)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const StoppedAndResumed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(slow(confirmCall, 150));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: words.bulkApproval.stop }));
    await expect(await dialog.findByText(words.bulkApproval.stopped)).toBeVisible();
    await expect(
      dialog.getByText(
        `${filled(words.bulkApproval.finished, { count: 1 })}, ${filled(words.bulkApproval.someLeft, { count: 2 })}`,
      ),
    ).toBeVisible();
    await expect(dialog.getAllByText(words.bulkApproval.waiting)).toHaveLength(2);

    await userEvent.click(
      dialog.getByRole('button', { name: filled(words.bulkApproval.resume, { count: 2 }) }),
    );
    await expect(
      await dialog.findByText(
        filled(words.bulkApproval.finished, { count: 3 }),
        {},
        { timeout: 3000 },
      ),
    ).toBeVisible();
  },
});

export const WithFailures = meta.story({
  beforeEach: ({ msw }) => {
    const refuse = () =>
      HttpResponse.json({ error: 'La solicitud ya fue rechazada.' }, { status: 409 });
    msw.use(http.patch('*/api/applications/158/confirm', refuse, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(
      await dialog.findByText(
        `${filled(words.bulkApproval.finished, { count: 2 })}, ${filled(words.bulkApproval.someFailed, { count: 1 })}`,
      ),
    ).toBeVisible();
    await expect(dialog.getByText('La solicitud ya fue rechazada.')).toBeVisible();
    await expect(dialog.getByText(words.bulkApproval.failedMark)).toBeVisible();

    await userEvent.click(
      dialog.getByRole('button', { name: filled(words.bulkApproval.retry, { count: 1 }) }),
    );
    await expect(
      await dialog.findByText(filled(words.bulkApproval.finished, { count: 3 })),
    ).toBeVisible();
  },
});

/** The rest could only fail alike: the run ends at once, and says what was not sent. */
function endsAtOnce(failure: CallFailure): Play {
  return async ({ canvas, userEvent, msw }) => {
    msw.use(failure.on(confirmCall));
    const dialog = await startThree(canvas, userEvent);
    const summary = `${filled(words.bulkApproval.someFailed, { count: 1 })}, ${filled(words.bulkApproval.someLeft, { count: 2 })}`;
    await expect(await dialog.findByText(new RegExp(summary), {}, { timeout: 3000 })).toBeVisible();
    await expect(dialog.getByText(words.bulkApproval.failed)).toBeVisible();
    if (failure.notice !== undefined) {
      await expect(await screen.findByText(words.failures[failure.notice])).toBeVisible();
    }
  };
}

export const NoAnswer = meta.story({ play: endsAtOnce(callFailures.noAnswer) });

export const SessionEnded401 = meta.story({ play: endsAtOnce(callFailures.unauthorized) });

export const NotAllowed403 = meta.story({ play: endsAtOnce(callFailures.forbidden) });

export const EachFailsWith500 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith(confirmCall, { status: 500 }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    const summary = filled(words.bulkApproval.someFailed, { count: 3 });
    await expect(await dialog.findByText(new RegExp(summary))).toBeVisible();
    const notice = words.failures.server;
    await expect(await screen.findAllByText(notice)).toHaveLength(1);
  },
});

export const FailuresOnAPhoneInTheDark = meta.story({
  globals: { colorScheme: 'dark', viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('*/api/applications/158/confirm', () =>
        HttpResponse.json({ error: 'La solicitud ya fue rechazada.' }, { status: 409 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await startThree(canvas, userEvent);
    await expect(await dialog.findByText(words.bulkApproval.failedMark)).toBeVisible();
  },
});
