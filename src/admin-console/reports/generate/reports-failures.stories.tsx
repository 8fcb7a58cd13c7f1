import { expect } from 'storybook/test';
import { failEachWay } from '#admin-console/fail-each-way.fixtures.ts';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { expectFailure } from '#storybook/expect-failure.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, messages } from '#storybook/story-messages.ts';
import { type CallFailure, callFailures } from '#testing/failures/call-failures.fixtures.ts';
import type { ContractCall } from '#testing/fake-api/contract-calls.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { ReportsSection } from '../reports-section.tsx';

const meta = preview.meta({
  title: 'Consola/Reportes/Generar, errores',
  ...sectionStory(
    '/admin/reports?type=confirmed-students&format=PDF&ceremony=7',
    <ReportsSection />,
  ),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const call: ContractCall = 'POST /api/reports/confirmed-students';

function generate({ canvas, userEvent }: Context) {
  return userEvent.click(canvas.getByRole('button', { name: messages.reports.generate }));
}

function findCeremony({ canvas }: Context) {
  return canvas.findByText(`Acto de Grado Agosto 2026 · ${longDate('2026-08-14')}`);
}

/** Expects an unchanged selection and no file. */
async function expectUnchangedSelection({ canvas }: Context) {
  await expect(canvas.queryByText(messages.reports.lastReport)).toBeNull();
  await expect(
    canvas.getByRole('radio', { name: messages.reports.confirmedStudents }),
  ).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'PDF' })).toBeChecked();
}

function fails(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: Pick<Context, 'msw'>) => {
      msw.use(failure.on(call));
    },
    play: async (context: Context) => {
      await findCeremony(context);
      await generate(context);
      await expectFailure(context.canvas, failure, messages.reports.failed);
      await expectUnchangedSelection(context);
    },
  };
}

export const Refused = meta.story({
  name: 'El servidor lo rechaza',
  ...fails(callFailures.invalid),
});

export const NoAnswer = meta.story({
  name: 'Sin conexión',
  ...fails(callFailures.noAnswer),
});

export const CeremonyDeleted = meta.story({
  name: 'Otra persona eliminó el acto',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, msw } = context;
    await findCeremony(context);
    const university = createFakeUniversity();
    university.rows.ceremonies = university.rows.ceremonies.filter(({ id }) => id !== 7);
    msw.use(callFailures.missing.on(call), ...graduationHandlers({ university }));
    await generate(context);
    await expectFailure(canvas, callFailures.missing, messages.reports.failed);
    await expect(await canvas.findByText(messages.reports.ceremonyGone)).toBeVisible();
  },
});

const withoutReport: CallFailure = {
  on: (path, options) => answer(path, { success: true, message: 'Reporte generado' }, options),
  notice: 'unreadable',
};

export const FailsEachWay = meta.story({
  name: 'Falla de cada modo',
  tags: ['behavior'],
  play: async (context) => {
    using downloads = recordDownloads();
    const { canvas } = context;
    const august = await findCeremony(context);
    await failEachWay(context, canvas, {
      call,
      button: messages.reports.generate,
      defaultMessage: messages.reports.failed,
      failures: [callFailures.server, withoutReport],
      keeps: () => expectUnchangedSelection(context),
    });
    await expect(august).toBeVisible();
    await expect(await downloads.files()).toHaveLength(0);

    await generate(context);
    const name = messages.reports.confirmedStudents;
    const done = filled(messages.reports.generated, { name, count: 2 });
    await expect(await canvas.findByText(done)).toBeVisible();
    await expect(canvas.queryByText(messages.reports.failed)).toBeNull();
    await expect(await downloads.files()).toHaveLength(1);
  },
});

/** Normally the console navigates to the sign-in page; if it can't, the selection is preserved. */
export const SessionEnded = meta.story({
  name: 'Sesión terminada',
  beforeEach: ({ msw }) => {
    msw.use(callFailures.unauthorized.on(call, { once: true }));
  },
  play: async (context) => {
    using downloads = recordDownloads();
    await generate(context);
    await expect(await context.canvas.findByText(messages.reports.failed)).toBeVisible();
    await expectUnchangedSelection(context);
    await expect(await downloads.files()).toHaveLength(0);
  },
});
