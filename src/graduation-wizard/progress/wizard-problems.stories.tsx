import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyLook } from '../../../.storybook/story-look.ts';
import { filled, words } from '../../../.storybook/words.ts';
import { graduationHandlers } from '../../testing/fake-api/graduation-handlers.ts';
import type { ApplicationDraft } from '../draft/application-draft.ts';
import { emptyDraft } from '../draft/application-draft.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import { forgetDraft, keepDraft, stageDraftKey, WizardStage } from '../wizard-stage.fixtures.tsx';

const meta = preview.meta({
  title: 'Wizard/Messages beside the fields',
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: stageDraftKey },
  decorators: [
    (Story, { globals }) => (
      <WizardStage look={storyLook(globals)}>
        <Story />
      </WizardStage>
    ),
  ],
  beforeEach: ({ msw }) => {
    forgetDraft();
    msw.use(...graduationHandlers());
  },
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

interface Problem {
  readonly label: string;
  /** What is typed before the field is left; nothing leaves it as it was. */
  readonly typed?: string;
  readonly message: string;
  readonly draft?: Partial<ApplicationDraft>;
}

/** The message is not there while one types, comes when the field is left, and goes when it is edited. */
function problem({ label, typed, message, draft = {} }: Problem) {
  return {
    beforeEach: () => keepDraft('details', draft),
    play: async ({ canvas, userEvent }: StoryContext) => {
      const field = await canvas.findByLabelText(label);
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
    label: 'Número de identificación',
    message: 'Escribe tu número de identificación',
  }),
);

export const NoFirstName = meta.story(
  problem({
    label: 'Primer nombre',
    draft: { firstName: '' },
    typed: '   ',
    message: 'Escribe tu primer nombre',
  }),
);

export const NoLastName = meta.story(
  problem({
    label: 'Primer apellido',
    draft: { lastName: '' },
    message: 'Escribe tu primer apellido',
  }),
);

export const NoSecondLastName = meta.story(
  problem({
    label: 'Segundo apellido',
    draft: { secondLastName: '' },
    message: 'Escribe tu segundo apellido',
  }),
);

export const NoEmail = meta.story(
  problem({
    label: 'Correo electrónico',
    draft: { email: '' },
    message: 'Escribe tu correo electrónico',
  }),
);

export const AnEmailThatIsNone = meta.story(
  problem({
    label: 'Correo electrónico',
    draft: { email: '' },
    typed: 'maria@correo',
    message: 'El correo debe tener la forma nombre@dominio.com',
  }),
);

export const NoDateOfBirth = meta.story(
  problem({
    label: 'Fecha de nacimiento',
    draft: { dateOfBirth: '' },
    message: 'Escribe tu fecha de nacimiento',
  }),
);

export const ADayThatDoesNotExist = meta.story(
  problem({
    label: 'Fecha de nacimiento',
    draft: { dateOfBirth: '' },
    typed: '31022000',
    message: 'Escribe una fecha que exista, con la forma DD/MM/AAAA',
  }),
);

export const ABirthInTheFuture = meta.story(
  problem({
    label: 'Fecha de nacimiento',
    draft: { dateOfBirth: '' },
    typed: '01012990',
    message: 'La fecha de nacimiento no puede estar en el futuro',
  }),
);

export const ABirthTooLongAgo = meta.story(
  problem({
    label: 'Fecha de nacimiento',
    draft: { dateOfBirth: '' },
    typed: '01010990',
    message: 'Revisa el año de tu fecha de nacimiento',
  }),
);

export const NoPlaceOfBirth = meta.story(
  problem({
    label: 'Lugar de nacimiento',
    draft: { placeOfBirth: '' },
    message: 'Escribe tu lugar de nacimiento',
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
