import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { filled, type Words, words } from '../../../.storybook/words.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import type { ApplicationDraft } from '../draft/application-draft.ts';
import { emptyDraft } from '../draft/application-draft.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import { forgetDraft, keepDraft, testDraftKey, WizardHost } from '../wizard-host.fixtures.tsx';

const meta = preview.meta({
  title: 'Wizard/Messages beside the fields',
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: testDraftKey },
  decorators: [
    (Story, { globals }) => (
      <WizardHost look={storyLook(globals)}>
        <Story />
      </WizardHost>
    ),
  ],
  beforeEach: ({ msw }) => {
    forgetDraft();
    msw.use(...graduationHandlers());
  },
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

type PlainWord = {
  [Key in keyof Words['wizard']]: Words['wizard'][Key] extends string ? Key : never;
}[keyof Words['wizard']];

/** A field and what is said of it, by the keys of their words. */
interface Problem {
  readonly label: PlainWord;
  /** What is typed before the field is left; nothing leaves it as it was. */
  readonly typed?: string;
  readonly message: PlainWord;
  readonly draft?: Partial<ApplicationDraft>;
}

/** The message is not there while one types, comes when the field is left, and goes when it is edited. */
function problem({ label, typed, message: problemKey, draft = {} }: Problem) {
  return {
    beforeEach: () => keepDraft('details', draft),
    play: async ({ canvas, userEvent }: StoryContext) => {
      const message = words.wizard[problemKey];
      const field = await canvas.findByLabelText(words.wizard[label]);
      await userEvent.click(field);
      if (typed !== undefined) await userEvent.type(field, typed);
      await expect(canvas.queryByText(message)).not.toBeInTheDocument();

      await userEvent.tab();
      await expect(canvas.getByText(message)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      await expect(canvas.getByRole('button', { name: words.wizard.next })).toBeDisabled();

      await userEvent.type(field, '1');
      await expect(canvas.queryByText(message)).not.toBeInTheDocument();
      await userEvent.clear(field);
      if (typed !== undefined) await userEvent.type(field, typed);
      await userEvent.tab();
    },
  };
}

export const NoIdNumber = meta.story(
  problem({
    label: 'idNumber',
    message: 'problemIdNumber',
  }),
);

export const NoFirstName = meta.story(
  problem({
    label: 'firstName',
    draft: { firstName: '' },
    typed: '   ',
    message: 'problemFirstName',
  }),
);

export const NoLastName = meta.story(
  problem({
    label: 'lastName',
    draft: { lastName: '' },
    message: 'problemLastName',
  }),
);

export const NoSecondLastName = meta.story(
  problem({
    label: 'secondLastName',
    draft: { secondLastName: '' },
    message: 'problemSecondLastName',
  }),
);

export const NoEmail = meta.story(
  problem({
    label: 'email',
    draft: { email: '' },
    message: 'problemEmail',
  }),
);

export const AnEmailThatIsNone = meta.story(
  problem({
    label: 'email',
    draft: { email: '' },
    typed: 'maria@correo',
    message: 'problemEmailForm',
  }),
);

export const NoDateOfBirth = meta.story(
  problem({
    label: 'dateOfBirth',
    draft: { dateOfBirth: '' },
    message: 'problemDateOfBirth',
  }),
);

export const ADayThatDoesNotExist = meta.story(
  problem({
    label: 'dateOfBirth',
    draft: { dateOfBirth: '' },
    typed: '31022000',
    message: 'problemDateForm',
  }),
);

export const ABirthInTheFuture = meta.story(
  problem({
    label: 'dateOfBirth',
    draft: { dateOfBirth: '' },
    typed: '01012990',
    message: 'problemDateFuture',
  }),
);

export const ABirthTooLongAgo = meta.story(
  problem({
    label: 'dateOfBirth',
    draft: { dateOfBirth: '' },
    typed: '01010990',
    message: 'problemDateTooEarly',
  }),
);

export const NoPlaceOfBirth = meta.story(
  problem({
    label: 'placeOfBirth',
    draft: { placeOfBirth: '' },
    message: 'problemPlaceOfBirth',
  }),
);

export const ATextThatIsTooLong = meta.story({
  beforeEach: () => keepDraft('details', { secondName: 'á'.repeat(201) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(words.wizard.secondName));
    await userEvent.tab();
    await expect(canvas.getByText(words.wizard.problemTooLong)).toBeVisible();
  },
});

export const NoCeremony = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio');
    first?.focus();
    await userEvent.tab();
    await expect(canvas.getByText(words.wizard.problemCeremony)).toBeVisible();
  },
});

export const NoCareer = meta.story({
  beforeEach: () => keepDraft('career', { ...emptyDraft, ceremonyId: 7 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(words.wizard.career));
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(canvas.getByText(words.wizard.problemCareer)).toBeVisible();
  },
});

export const EnterInAnInvalidStepListsWhatIsMissing = meta.story({
  beforeEach: () => keepDraft('details', { email: '', genderId: undefined }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(words.wizard.firstName), '{Enter}');
    const summary = canvas.getByRole('alert', { name: words.wizard.summaryTitle });
    await expect(summary.parentElement).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: words.wizard.headingDetails })).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: words.wizard.problemGender }));
    await expect(canvas.getByRole('radio', { name: 'Masculino' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Femenino' }));
    await expect(canvas.queryByText(words.wizard.problemGender)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: words.wizard.problemEmail }));
    await expect(canvas.getByLabelText(words.wizard.email)).toHaveFocus();
  },
});

export const AButtonListsWhatIsMissing = meta.story({
  beforeEach: () => keepDraft('details', { email: '' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: filled(words.wizard.missing, { count: 2 }) }),
    );
    await expect(canvas.getByRole('link', { name: words.wizard.problemIdNumber })).toBeVisible();
  },
});
