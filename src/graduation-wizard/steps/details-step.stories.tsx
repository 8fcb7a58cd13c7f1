import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages, type StoryMessages } from '#storybook/story-messages.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { type ApplicationDraft, emptyDraft } from '../draft/application-draft.ts';
import { fullDraft } from '../wizard.fixtures.ts';
import { keepDraft, testDraftKey } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';

const meta = preview.meta({ title: 'Asistente de solicitud/Datos', ...wizardStory });

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

/** A draft of the first two steps. */
const onlyChoices: ApplicationDraft = { ...emptyDraft, ceremonyId: 7, careerId: 5 };

export const Empty = meta.story({
  name: 'Sin llenar',
  beforeEach: () => keepDraft('details', onlyChoices),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas } = context;
    const type = await canvas.findByRole('combobox', { name: messages.wizard.identificationType });
    await expect(type).toHaveTextContent('CI');
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeDisabled();
  },
});

export const Filled = meta.story({
  name: 'Completo',
  beforeEach: () => keepDraft('details'),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas, userEvent } = context;
    const idNumber = await canvas.findByLabelText(messages.wizard.idNumber);
    await userEvent.type(idNumber, fullDraft.idNumber);
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeEnabled();
  },
});

export const Restored = meta.story({
  name: 'Borrador recuperado',
  beforeEach: () => keepDraft('review'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.wizard.restoredTitle)).toBeVisible();
    await expect(await canvas.findByLabelText(messages.wizard.lastName)).toHaveValue("D'Angelo");
    const idNumber = canvas.getByLabelText(messages.wizard.idNumber);
    await waitFor(() => expect(idNumber).toHaveFocus());
    await expect(idNumber).toHaveAccessibleDescription(
      expect.stringContaining(messages.wizard.problemIdNumberUnsaved),
    );
  },
});

export const RestoredWithAuthorisation = meta.story({
  name: 'Borrador recuperado, con autorización',
  args: {
    draftKey: testDraftKey,
    privacy: { kind: 'authorisation', version: '1', href: '/privacidad' },
  },
  beforeEach: () => keepDraft('review'),
  play: async ({ canvas }) => {
    const { restoredTextAuthorisation } = messages.wizard;
    await expect(await canvas.findByText(restoredTextAuthorisation)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(messages.wizard.idNumber)).toHaveFocus());
  },
});

const requiredProblems = [
  'problemIdentificationType',
  'problemIdNumber',
  'problemFirstName',
  'problemLastName',
  'problemSecondLastName',
  'problemEmail',
  'problemDateOfBirth',
  'problemPlaceOfBirth',
  'problemGender',
] as const;

export const RequiredMissing = meta.story({
  name: 'Faltan los obligatorios',
  beforeEach: () => keepDraft('details', { ...onlyChoices, identificationType: '' }),
  play: (context) => expectProblems(context, requiredProblems),
});

export const NotAccepted = meta.story({
  name: 'Datos que no se aceptan',
  beforeEach: () =>
    keepDraft('details', {
      email: 'maria@correo',
      dateOfBirth: '31/02/2000',
      secondName: 'á'.repeat(201),
      genderId: 99,
    }),
  play: (context) =>
    expectProblems(context, [
      'problemIdNumber',
      'problemTooLong',
      'problemEmailForm',
      'problemDateForm',
      'problemGenderGone',
    ]),
});

export const FutureBirth = meta.story({
  name: 'Nacimiento en el futuro',
  beforeEach: () => keepDraft('details', { dateOfBirth: '01/01/2990' }),
  play: (context) => expectProblems(context, ['problemIdNumber', 'problemDateFuture']),
});

export const EarlyBirth = meta.story({
  name: 'Nacimiento hace demasiado tiempo',
  beforeEach: () => keepDraft('details', { dateOfBirth: '01/01/0990' }),
  play: (context) => expectProblems(context, ['problemIdNumber', 'problemDateTooEarly']),
});

const minors = { kind: 'notice', href: '/privacidad', minorsAge: 18 } as const;

export const Minor = meta.story({
  name: 'Menor de edad',
  args: { draftKey: testDraftKey, privacy: minors },
  beforeEach: () => keepDraft('details', { dateOfBirth: '' }),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas, userEvent } = context;
    const birth = await canvas.findByLabelText(messages.wizard.dateOfBirth);
    const text = filled(messages.wizard.minorsNotice, { age: 18 });
    await userEvent.type(birth, `0101${new Date().getFullYear() - 16}`);
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.clear(birth);
    await waitFor(() => expect(canvas.queryByText(text)).not.toBeInTheDocument());
  },
});

export const MinorWithOwnText = meta.story({
  name: 'Menor de edad, con el texto de la universidad',
  args: {
    draftKey: testDraftKey,
    privacy: {
      ...minors,
      minorsText: 'Pide en la oficina de grados el formulario de autorización.',
    },
  },
  beforeEach: () => keepDraft('details', { dateOfBirth: `01/01/${new Date().getFullYear() - 16}` }),
  play: async (context) => {
    await dismissRestored(context);
    await expect(await context.canvas.findByText(/formulario de autorización/)).toBeVisible();
  },
});

export const OfAge = meta.story({
  name: 'Mayor de edad',
  tags: ['behavior'],
  args: { draftKey: testDraftKey, privacy: minors },
  beforeEach: () => keepDraft('details'),
  play: async (context) => {
    await dismissRestored(context);
    await context.canvas.findByLabelText(messages.wizard.dateOfBirth);
    const text = filled(messages.wizard.minorsNotice, { age: 18 });
    await expect(context.canvas.queryByText(text)).not.toBeInTheDocument();
  },
});

export const NoGenders = meta.story({
  name: 'Sin géneros publicados',
  beforeEach: ({ msw }) => {
    keepDraft('details');
    msw.use(answer('GET /api/genders', []));
  },
  play: async (context) => {
    await dismissRestored(context);
    await expect(await context.canvas.findByText(messages.wizard.noGenders)).toBeVisible();
  },
});

export const AnotherUniversity = meta.story({
  name: 'Reglas de otra universidad',
  args: {
    draftKey: testDraftKey,
    requireSecondLastName: false,
    identificationTypes: ['DNI', 'Pasaporte'],
  },
  beforeEach: () => keepDraft('details', { secondLastName: '' }),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('combobox', { name: messages.wizard.identificationType }),
    );
    await userEvent.click(await canvas.findByRole('option', { name: 'Pasaporte' }));
    await userEvent.type(canvas.getByLabelText(messages.wizard.idNumber), 'X-1');
    await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeEnabled();
  },
});

export const NoSecondLastName = meta.story({
  name: 'Sin segundo apellido',
  args: { draftKey: testDraftKey, requireSecondLastName: 'unless-none' },
  beforeEach: () => keepDraft('details', { secondLastName: '' }),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: messages.wizard.noSecondLastName }),
    );
    await expect(canvas.getByLabelText(/^Segundo apellido/)).toBeDisabled();
  },
});

export const DiscardAsked = meta.story({
  name: '¿Empezar de nuevo?',
  beforeEach: () => keepDraft('details'),
  play: async (context) => {
    await dismissRestored(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.discard }));
    await expect(canvas.getByText(messages.wizard.discardQuestion)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.wizard.discardNo })).toHaveFocus();
  },
});

export const Discarded = meta.story({
  ...DiscardAsked.input,
  name: 'Empezar de nuevo borra todo',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.wizard.discard }));
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.discardNo }));
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.discard }));
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.discardYes }));
    await expect(
      canvas.getByRole('heading', { name: messages.wizard.headingCeremony }),
    ).toHaveFocus();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(sessionStorage).toHaveLength(0);
  },
});

export const EmailSlip = meta.story({
  name: 'Pregunta por un correo con un error',
  beforeEach: () => keepDraft('details', { email: 'maria@gmial.com' }),
  play: async ({ canvas, userEvent }) => {
    const question = filled(messages.wizard.emailSlip, { email: 'maria@gmail.com' });
    await userEvent.click(await canvas.findByRole('button', { name: question }));
    await expect(canvas.getByLabelText(messages.wizard.email)).toHaveValue('maria@gmail.com');
    await expect(canvas.getByLabelText(messages.wizard.email)).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: question })).not.toBeInTheDocument();
  },
});

type PlainMessageKey = {
  [Key in keyof StoryMessages['wizard']]: StoryMessages['wizard'][Key] extends string ? Key : never;
}[keyof StoryMessages['wizard']];

/**
 * Fields, the input before the focus leaves them, and the keys of their problems. From last to first, so that the next
 * focused field has been left before.
 */
const leftFields: readonly (readonly [
  label: PlainMessageKey,
  text: string,
  problem: PlainMessageKey,
])[] = [
  ['email', '', 'problemEmail'],
  ['email', 'maria@correo', 'problemEmailForm'],
  ['placeOfBirth', '', 'problemPlaceOfBirth'],
  ['dateOfBirth', '', 'problemDateOfBirth'],
  ['dateOfBirth', '31022000', 'problemDateForm'],
  ['secondLastName', '', 'problemSecondLastName'],
  ['lastName', '', 'problemLastName'],
  ['firstName', '   ', 'problemFirstName'],
  ['idNumber', '', 'problemIdNumber'],
];

export const SaidWhenLeft = meta.story({
  name: 'El mensaje sale al dejar el campo',
  tags: ['behavior'],
  beforeEach: () => keepDraft('details', onlyChoices),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(messages.wizard.idNumber);
    for (const [label, text, problem] of leftFields) {
      const field = canvas.getByLabelText(messages.wizard[label]);
      const message = messages.wizard[problem];
      await userEvent.click(field);
      if (text !== '') await userEvent.type(field, text);
      await expect(canvas.queryByText(message)).not.toBeInTheDocument();

      await userEvent.tab();
      await expect(canvas.getByText(message)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      await expect(canvas.getByRole('button', { name: messages.wizard.next })).toBeDisabled();

      await userEvent.type(field, '1');
      await expect(canvas.queryByText(message)).not.toBeInTheDocument();
      await userEvent.clear(field);
    }
  },
});

export const EnterLists = meta.story({
  name: 'Enter enumera lo que falta y lleva allí',
  tags: ['behavior'],
  beforeEach: () => keepDraft('details', { email: '', genderId: undefined }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(messages.wizard.firstName), '{Enter}');
    const summary = canvas.getByRole('group', { name: messages.wizard.summaryTitle });
    await expect(summary).toHaveFocus();
    await expect(
      canvas.getByRole('heading', { name: messages.wizard.headingDetails }),
    ).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: messages.wizard.problemGender }));
    await expect(canvas.getByRole('radio', { name: 'Masculino' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Femenino' }));
    await expect(canvas.queryByText(messages.wizard.problemGender)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: messages.wizard.problemEmail }));
    await expect(canvas.getByLabelText(messages.wizard.email)).toHaveFocus();
  },
});

/** Presses the button that lists the problems; each is a link in the summary and a message beside its field. */
async function expectProblems(
  context: StoryContext,
  problems: readonly (PlainMessageKey | 'problemTooLong')[],
) {
  await dismissRestored(context);
  const { canvas, userEvent } = context;
  await canvas.findByLabelText(messages.wizard.idNumber);
  const missing = filled(messages.wizard.missing, { count: problems.length });
  await userEvent.click(canvas.getByRole('button', { name: missing }));
  for (const problem of problems) {
    const message =
      problem === 'problemTooLong'
        ? filled(messages.wizard.problemTooLong, { most: 200 })
        : messages.wizard[problem];
    await expect(canvas.getByRole('link', { name: message })).toBeVisible();
    await expect(canvas.getAllByText(message)).toHaveLength(2);
  }
}
