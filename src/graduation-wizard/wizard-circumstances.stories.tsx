import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyLook } from '../../.storybook/story-look.ts';
import { filled, longDate, words } from '../../.storybook/words.ts';
import { withField } from '../testing/fake-api/altered-answers.ts';
import { createFakeUniversity } from '../testing/fake-api/fake-university.ts';
import { answer } from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { GraduationWizard } from './graduation-wizard.tsx';
import {
  forgetDraft,
  keepDraft,
  testDraftKey,
  WizardHost,
  walkToReview,
} from './wizard-host.fixtures.tsx';

const meta = preview.meta({
  title: 'Wizard/Unusual circumstances',
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

export const ManyCeremoniesCanBeSearched = meta.story({
  beforeEach: ({ msw }) => msw.use(...graduationHandlers({ university: busyUniversity() })),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByLabelText(words.wizard.ceremonySearch);
    await userEvent.type(search, 'magna nucleo 4');
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(
      canvas.getByText(filled(words.wizard.ceremoniesFound, { count: 1 })),
    ).toBeVisible();
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText(words.wizard.ceremoniesNone)).toBeVisible();
  },
});

export const CeremoniesThatCannotBeReadAreLeftOut = meta.story({
  beforeEach: ({ msw }) => {
    const readable = { id: 1, name: 'Acto de Grado Julio 2026', status: 'ABIERTO' };
    msw.use(answer('GET /api/public/ceremonies', [null, readable, { id: 2, name: ' ' }]));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: /Acto de Grado Julio 2026/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.queryByText(/no se pud/)).toBeNull();
  },
});

export const InTheDark = meta.story({
  globals: { colorScheme: 'dark' },
  beforeEach: () => keepDraft('details'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.wizard.firstName)).toBeVisible();
  },
});

export const AsNarrowAsAPhoneGets = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => keepDraft('review', { lastName: 'Wolfeschlegelsteinhausenbergerdorff' }),
  play: async (context) => {
    await walkToReview(context);
    const { canvasElement } = context;
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

const hostile = `<script>alert('x')</script> 🎓 شهادة ${'ñ'.repeat(160)}`;

export const HostileTextsAreShownAsTexts = meta.story({
  beforeEach: ({ msw }) => {
    keepDraft('review', { firstName: hostile, placeOfBirth: 'دمشق، سوريا' });
    msw.use(
      withField('GET /api/public/ceremonies', 'data.ceremony_location', hostile),
      withField('GET /api/public/careers', 'data.name', hostile),
    );
  },
  play: async (context) => {
    await walkToReview(context);
    const { canvas, canvasElement } = context;
    await expect(canvas.getAllByText((text) => text.includes("<script>alert('x')"))).toHaveLength(
      3,
    );
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const ListsInABareEnvelopeWithOtherIds = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      ...graduationHandlers({
        lists: 'array',
        ids: 'prefixed',
        dates: 'day-month-year',
        flags: 'boolean',
        statuses: 'english',
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByText(longDate('2026-08-14'))).toBeVisible();
  },
});

export const AnotherUniversitysRules = meta.story({
  args: {
    draftKey: testDraftKey,
    requireSecondLastName: false,
    identificationTypes: ['DNI', 'Pasaporte'],
  },
  beforeEach: () => keepDraft('details', { secondLastName: '' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('combobox', { name: words.wizard.identificationType }),
    );
    await userEvent.click(await canvas.findByRole('option', { name: 'Pasaporte' }));
    await userEvent.type(canvas.getByLabelText(words.wizard.idNumber), 'X-1');
    await expect(canvas.getByRole('button', { name: words.wizard.next })).toBeEnabled();
  },
});

/** A university with more open ceremonies than a screen holds. */
function busyUniversity() {
  const university = createFakeUniversity();
  const [first] = university.rows.ceremonies;
  if (first === undefined) return university;
  for (let number = 1; number <= 12; number += 1) {
    const name = `Acto de Grado Núcleo ${number}`;
    university.rows.ceremonies.push({ ...first, id: 100 + number, name, status: 'ABIERTO' });
  }
  return university;
}
