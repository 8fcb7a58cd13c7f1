import { expect, waitFor } from 'storybook/test';
import { expectFailure } from '../../../../.storybook/expect-failure.ts';
import preview from '../../../../.storybook/preview.tsx';
import { filled, longDate, words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
} from '../../../testing/failures/call-failures.fixtures.ts';
import type { ContractCall } from '../../../testing/fake-api/contract-calls.ts';
import { answer } from '../../../testing/fake-api/faults.ts';
import { keepDownloads } from '../../../ui/save-file/kept-downloads.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ReportsSection } from '../reports-section.tsx';

const meta = preview.meta({
  title: 'Console/Reports/Failures',
  ...sectionStory(
    '/admin/reports?type=confirmed-students&format=PDF&ceremony=7',
    <ReportsSection />,
  ),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const call: ContractCall = 'POST /api/reports/confirmed-students';
const once = { once: true };

/** The sentences are read once each, what was chosen stays, no file is made, and the next press makes it. */
function fails(failure: CallFailure) {
  return {
    play: async (context: Play) => {
      using downloads = keepDownloads();
      const { canvas, msw, userEvent } = context;
      const august = await canvas.findByText(
        `Acto de Grado Agosto 2026 · ${longDate('2026-08-14')}`,
      );
      const button = canvas.getByRole('button', { name: words.reports.generate });
      msw.use(failure.on(call, once));
      await userEvent.click(button);

      const sentence = await expectFailure(canvas, failure, words.reports.failed);
      await expect(await downloads.files()).toHaveLength(0);
      await expect(canvas.queryByText(words.reports.lastReport)).toBeNull();
      await expect(
        canvas.getByRole('radio', { name: words.reports.confirmedStudents }),
      ).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'PDF' })).toBeChecked();
      await expect(august).toBeVisible();

      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await userEvent.click(button);
      const done = filled(words.reports.generated, {
        name: words.reports.confirmedStudents,
        count: 2,
      });
      await expect(await canvas.findByText(done)).toBeVisible();
      await expect(canvas.queryByText(sentence)).toBeNull();
      await expect(await downloads.files()).toHaveLength(1);
    },
  };
}

export const NoAnswer = meta.story(fails(callFailures.noAnswer));
export const TooLate = meta.story(fails(callFailures.tooLate));
export const Forbidden = meta.story(fails(callFailures.forbidden));
export const TheCeremonyIsMissing = meta.story(fails(callFailures.missingInWords));
export const Invalid = meta.story(fails(callFailures.invalid));
export const ServerError = meta.story(fails(callFailures.server));
export const Unavailable = meta.story(fails(callFailures.unavailable));
export const Unsuccessful = meta.story(fails(callFailures.unsuccessfulInWords));
export const AnHtmlPage = meta.story(fails(callFailures.page));
export const AnEmptyAnswer = meta.story(fails(callFailures.empty));
export const ATruncatedAnswer = meta.story(fails(callFailures.truncated));
export const TheReportIsMissing = meta.story(
  fails({
    on: (path, options) => answer(path, { success: true, message: 'Reporte generado' }, options),
    notice: 'unreadable',
  }),
);

/** The page is left for the sign-in; here, where it can't be, what was chosen stays. */
export const TheSessionEnds = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    using downloads = keepDownloads();
    msw.use(callFailures.unauthorized.on(call, once));
    await userEvent.click(canvas.getByRole('button', { name: words.reports.generate }));
    await expect(await canvas.findByText(words.reports.failed)).toBeVisible();
    await expect(
      canvas.getByRole('radio', { name: words.reports.confirmedStudents }),
    ).toBeChecked();
    await expect(await downloads.files()).toHaveLength(0);
  },
});

export const InTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  ...fails(callFailures.noAnswer),
});
