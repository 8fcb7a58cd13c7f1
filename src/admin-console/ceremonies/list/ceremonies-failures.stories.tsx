import { expect, screen, waitFor, within } from 'storybook/test';
import { expectFailure } from '../../../../.storybook/expect-failure.ts';
import preview from '../../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../../.storybook/words.ts';
import {
  type CallFailure,
  callFailures,
} from '../../../testing/failures/call-failures.fixtures.ts';
import type { ContractCall } from '../../../testing/fake-api/contract-calls.ts';
import { createFakeUniversity } from '../../../testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const meta = preview.meta({
  title: 'Console/Ceremonies/Failures',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const june = 'Acto de Grado Extraordinario Junio 2026';
const once = { once: true };
const {
  noAnswer,
  tooLate,
  forbidden,
  missingInWords,
  conflict,
  invalid,
  server,
  gatewayPage,
  unsuccessfulInWords,
  unauthorized,
} = callFailures;

const everyFailure: readonly CallFailure[] = [
  noAnswer,
  tooLate,
  unauthorized,
  forbidden,
  missingInWords,
  conflict,
  invalid,
  server,
  gatewayPage,
  unsuccessfulInWords,
];

async function openForm({ canvas, userEvent }: Play) {
  await userEvent.click(
    await canvas.findByRole('button', {
      name: filled(words.ceremonies.editAction, { name: june }),
    }),
  );
  return within(await screen.findByRole('dialog', { name: words.ceremonyForm.editTitle }));
}

const typed = 'Auditorio Central';

/** The sentences stand once each, what was typed stays, and the next try saves. */
function savingFails(failure: CallFailure) {
  return {
    play: async (context: Play) => {
      const { canvas, msw, userEvent } = context;
      const form = await openForm(context);
      const location = form.getByRole('textbox', { name: words.ceremonies.location });
      await userEvent.clear(location);
      await userEvent.type(location, typed);
      msw.use(failure.on('PUT /api/ceremonies/{id}', once));
      await userEvent.click(form.getByRole('button', { name: words.ceremonyForm.save }));

      await expectFailure(form, failure, words.ceremonies.saveFailed);
      await expect(location).toHaveValue(typed);

      await userEvent.click(form.getByRole('button', { name: words.ceremonyForm.save }));
      await expect(await screen.findByText(words.ceremonies.updated)).toBeVisible();
      await expect(await canvas.findByText(typed)).toBeVisible();
    },
  };
}

export const SavingGetsNoAnswer = meta.story(savingFails(noAnswer));
export const SavingTakesTooLong = meta.story(savingFails(tooLate));
export const SavingIsForbidden = meta.story(savingFails(forbidden));
export const SavingWhatIsGone = meta.story(savingFails(missingInWords));
export const SavingWhatAnotherChanged = meta.story(savingFails(conflict));
export const SavingWhatIsInvalid = meta.story(savingFails(invalid));
export const SavingMeetsAServerError = meta.story(savingFails(server));
export const SavingMeetsAPage = meta.story(savingFails(gatewayPage));
export const SavingIsUnsuccessful = meta.story(savingFails(unsuccessfulInWords));

/** The page is left for the sign-in; here, where it can't be, what was typed stays in sight and in this tab. */
export const TheSessionEndsWhileSaving = meta.story({
  play: async (context) => {
    const { msw, userEvent } = context;
    const form = await openForm(context);
    const location = form.getByRole('textbox', { name: words.ceremonies.location });
    await userEvent.clear(location);
    await userEvent.type(location, typed);
    msw.use(unauthorized.on('PUT /api/ceremonies/{id}', once));
    await userEvent.click(form.getByRole('button', { name: words.ceremonyForm.save }));
    await expect(await form.findByText(words.ceremonies.saveFailed)).toBeVisible();
    await expect(screen.queryByText(words.failures.unauthorized)).toBeNull();
    await expect(location).toHaveValue(typed);
    await expect(sessionStorage.getItem('birrete-ceremony-draft')).toContain(typed);
  },
});

/** Somebody else renamed it: the server's sentence, and the fresh row behind. */
export const TheFreshRowAfterAConflict = meta.story({
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    msw.use(...graduationHandlers({ university }));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const form = await openForm(context);
    const university = createFakeUniversity();
    for (const row of university.rows.ceremonies) {
      if (row.name === june) row.name = 'Acto renombrado';
    }
    msw.use(conflict.on('PUT /api/ceremonies/{id}', once), ...graduationHandlers({ university }));
    await userEvent.click(form.getByRole('button', { name: words.ceremonyForm.save }));
    await expect(await form.findByText(conflict.said)).toBeVisible();
    const name = form.getByRole('textbox', { name: words.ceremonyForm.name });
    await waitFor(() => expect(name).toHaveValue('Acto renombrado'));
    await expect(name).toHaveAccessibleDescription(
      filled(words.consoleForm.takenElsewhere, { former: june }),
    );
    await expect(await canvas.findByText('Acto renombrado')).toBeVisible();
  },
});

/** Presses through every way to fail, one after the other, in the same dialog. */
async function failEachWay(
  { msw, userEvent }: Play,
  dialog: Awaited<ReturnType<typeof openForm>>,
  { call, button, sentence }: { call: ContractCall; button: RegExp; sentence: string },
) {
  for (const failure of everyFailure) {
    msw.use(failure.on(call, once));
    const action = await dialog.findByRole('button', { name: button });
    await waitFor(() => expect(action).not.toHaveAttribute('aria-busy'));
    await userEvent.click(action);
    await expectFailure(dialog, failure, sentence);
    await waitFor(() => expect(action).not.toHaveAttribute('aria-busy'));
  }
}

export const DeletingFailsInEachWay = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', {
        name: filled(words.ceremonies.deleteAction, { name: june }),
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(matching(words.ceremonyDialogs.deleteCounted, { count: 8 }));
    await failEachWay(context, dialog, {
      call: 'DELETE /api/ceremonies/{id}',
      button: matching(words.ceremonyDialogs.deleteAlone),
      sentence: words.ceremonies.deleteFailed,
    });
    await expect(canvas.getByText(june)).toBeInTheDocument();
  },
});

async function openStatus({ canvas, userEvent }: Play, choice: string) {
  const name = filled(words.ceremonies.statusAction, {
    status: words.ceremonies.closed,
    name: june,
  });
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(
    await screen.findByRole('dialog', { name: words.ceremonyDialogs.statusTitle }),
  );
  await userEvent.click(dialog.getByRole('radio', { name: choice }));
  return dialog;
}

export const ReopeningFailsInEachWay = meta.story({
  play: async (context) => {
    await failEachWay(context, await openStatus(context, words.ceremonies.open), {
      call: 'PUT /api/ceremonies/{id}',
      button: matching(words.ceremonyDialogs.statusTitle),
      sentence: words.ceremonies.statusFailed,
    });
  },
});

export const CompletingFailsInEachWay = meta.story({
  play: async (context) => {
    await failEachWay(context, await openStatus(context, words.ceremonies.completed), {
      call: 'POST /api/ceremonies/{id}/complete',
      button: matching(words.ceremonyDialogs.statusTitle),
      sentence: words.ceremonies.statusFailed,
    });
  },
});
