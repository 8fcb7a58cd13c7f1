import { expect, screen, waitFor, within } from 'storybook/test';
import { expectFailure } from '../../../.storybook/expect-failure.ts';
import preview from '../../../.storybook/preview.tsx';
import { filled, matching, words } from '../../../.storybook/words.ts';
import { type CallFailure, callFailures } from '../../testing/failures/call-failures.fixtures.ts';
import type { ContractCall } from '../../testing/fake-api/contract-calls.ts';
import { answer, answerEmpty, failWith, slow } from '../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import { sectionStory } from '../section-story.fixtures.tsx';
import { ConfigSection } from './config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Failures',
  ...sectionStory('/admin/config/faculties', <ConfigSection />),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const patience = { timeout: 3_000 };
const sentences = {
  faculties: 'faculties',
  careers: 'careers',
  'career-types': 'careerTypes',
  nomenclatures: 'degreeTitles',
  users: 'users',
} as const;

/** The sentence is read in place of the list, the global one in the notice, and trying again shows the list. */
function loadingFails(path: keyof typeof sentences, call: ContractCall, failure: CallFailure) {
  return {
    args: { address: `/admin/config/${path}` },
    beforeEach: ({ msw }: Context) => msw.use(failure.on(call), ...graduationHandlers()),
    play: async ({ canvas, userEvent, msw }: Context) => {
      await expectFailure(canvas, failure, words.consoleLists[sentences[path]]);
      await expect(canvas.queryByText(matching(words.config.shown))).not.toBeInTheDocument();
      msw.use(...graduationHandlers());
      await userEvent.click(canvas.getByRole('button', { name: words.console.retry }));
      await expect(await canvas.findByText(matching(words.config.shown))).toBeVisible();
    },
  };
}

export const LoadFacultiesOf500 = meta.story(
  loadingFails('faculties', 'GET /api/faculties', callFailures.server),
);
export const LoadCareersOfAPage = meta.story(
  loadingFails('careers', 'GET /api/careers', callFailures.page),
);
export const LoadCareerTypesCutOff = meta.story(
  loadingFails('career-types', 'GET /api/career_types', callFailures.truncated),
);
export const LoadNomenclaturesNeverAnswered = meta.story(
  loadingFails('nomenclatures', 'GET /api/degree-titles', callFailures.tooLate),
);
export const LoadUsersForbidden = meta.story(
  loadingFails('users', 'GET /api/users', callFailures.forbidden),
);
export const LoadUnsuccessfulInTheServersWords = meta.story(
  loadingFails('users', 'GET /api/users', callFailures.unsuccessfulInWords),
);
/** A row that can't be read costs no other: the list says how many are left out. */
export const LoadARowWithoutAnId = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer('GET /api/faculties', [
        { name: 'Facultad de Nada' },
        { id: 1, name: 'Facultad de Ciencias' },
      ]),
      ...graduationHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Facultad de Ciencias')).toBeVisible();
    await expect(canvas.queryByText('Facultad de Nada')).not.toBeInTheDocument();
    await expect(
      canvas.getByText(filled(words.consoleLists.unreadableRows, { count: 1 })),
    ).toBeVisible();
  },
});

const post = 'POST /api/faculties';

/** The dialog stays with what was typed, says the sentence once, and saving again succeeds. */
function savingFails(failure: CallFailure) {
  return {
    beforeEach: ({ msw }: Context) => msw.use(failure.on(post), ...graduationHandlers()),
    play: async ({ canvas, userEvent, msw }: Context) => {
      await canvas.findByText(filled(words.config.shown, { shown: 6, total: 6 }));
      await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(
        dialog.getByLabelText(words.configCareerTypes.name),
        'Facultad de Ciencias',
      );
      await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
      await expectFailure(dialog, failure, words.configFaculties.saveFailed);
      await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveValue(
        'Facultad de Ciencias',
      );

      msw.use(...graduationHandlers());
      await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
      await expect(await screen.findByText(words.configFaculties.created)).toBeVisible();
      await expect(
        await canvas.findByText(filled(words.config.shown, { shown: 7, total: 7 })),
      ).toBeVisible();
    },
  };
}

export const SaveWithoutALine = meta.story(savingFails(callFailures.noAnswer));
export const SaveNeverAnswered = meta.story(savingFails(callFailures.tooLate));
export const SaveOf500 = meta.story(savingFails(callFailures.server));
export const SaveOf404 = meta.story(savingFails(callFailures.missing));
export const SaveOf422InTheServersWords = meta.story(savingFails(callFailures.invalid));
export const SaveOf409InTheServersWords = meta.story(savingFails(callFailures.conflict));
export const SaveUnsuccessful = meta.story(savingFails(callFailures.unsuccessful));
export const SaveWithAnErrorThatIsNoText = meta.story(
  savingFails({
    on: (call) => failWith(call, { status: 500, error: { code: 7 }, message: ['x'] }),
    notice: 'server',
  }),
);

export const SaveAnsweredWithNothingIsASuccess = meta.story({
  beforeEach: ({ msw }) => msw.use(answerEmpty(post, { status: 204 }), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      dialog.getByLabelText(words.configCareerTypes.name),
      'Facultad de Ciencias{Enter}',
    );
    await expect(await screen.findByText(words.configFaculties.created)).toBeVisible();
  },
});

export const WhileSaving = meta.story({
  beforeEach: ({ msw }) => msw.use(slow(post, 600), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(words.config.shown, { shown: 6, total: 6 }));
    await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      dialog.getByLabelText(words.configCareerTypes.name),
      'Facultad de Ciencias',
    );
    const button = dialog.getByRole('button', { name: words.config.save });
    await userEvent.tripleClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toBeVisible();
    await expect(
      await canvas.findByText(filled(words.config.shown, { shown: 7, total: 7 }), {}, patience),
    ).toBeInTheDocument();
  },
});

const remove = 'DELETE /api/users/{id}';

/** The row stays, the sentence stands in the dialog, and pressing again removes it. */
function removalFails(failure: CallFailure) {
  return {
    args: { address: '/admin/config/users' },
    beforeEach: ({ msw }: Context) => msw.use(failure.on(remove), ...graduationHandlers()),
    play: async ({ canvas, userEvent, msw }: Context) => {
      const name = filled(words.config.removeAction, { name: 'Ana Lucía Núñez Briceño' });
      await userEvent.click(await canvas.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
      await expectFailure(dialog, failure, words.configUsers.removeFailed);

      msw.use(...graduationHandlers());
      await userEvent.click(dialog.getByRole('button', { name: words.config.remove }));
      await expect(await screen.findByText(words.configUsers.removed)).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByText(filled(words.config.shown, { shown: 3, total: 3 }))).toBeVisible(),
      );
    },
  };
}

export const RemovalWithoutALine = meta.story(removalFails(callFailures.noAnswer));
export const RemovalOf500 = meta.story(removalFails(callFailures.server));
export const RemovalOf409InTheServersWords = meta.story(removalFails(callFailures.conflict));

export const TheSessionEnds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failWith(post, { status: 401, error: 'Vencido' }), ...graduationHandlers()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(filled(words.config.shown, { shown: 6, total: 6 }));
    await userEvent.click(canvas.getByRole('button', { name: words.configFaculties.add }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      dialog.getByLabelText(words.configCareerTypes.name),
      'Facultad de Ciencias',
    );
    await userEvent.click(dialog.getByRole('button', { name: words.config.save }));
    await expect(await dialog.findByText('Vencido')).toBeVisible();
    await expect(dialog.getByLabelText(words.configCareerTypes.name)).toHaveValue(
      'Facultad de Ciencias',
    );
  },
});
