import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyLook } from '../../.storybook/story-look.ts';
import { filled, longDate, matching, words } from '../../.storybook/words.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { alterAnswer, withField } from '../testing/fake-api/altered-answers.ts';
import { answer, never } from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { StatusLookup } from './status-lookup.tsx';

const call = 'GET /api/public/status/{code}';
const pendingCode = 'AG-2026-008';
const confirmedCode = 'AG-2025-001';
const rejectedCode = 'AG-2025-043';
const router = memoryRouter('/estado');

const meta = preview.meta({
  title: 'Status look-up/States',
  component: StatusLookup,
  parameters: { bare: true },
  args: { headingLevel: 1 },
  decorators: [
    (Story, { globals }) => (
      <GraduationProvider api={{ baseUrl: '' }} router={router} {...storyLook(globals)}>
        <Story />
      </GraduationProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers());
  },
});

export const Empty = meta.story({
  args: { homeHref: '/' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: words.status.codeLabel });
    await expect(field).toHaveAttribute('placeholder', words.status.codePlaceholder);
    await expect(field).toHaveAccessibleDescription(words.status.codeHint);
    await expect(canvas.getByRole('link', { name: words.status.back })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeVisible();
  },
});

export const SearchedWithNothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: words.status.codeLabel });
    await userEvent.type(field, '   ');
    await userEvent.click(canvas.getByRole('button', { name: words.status.search }));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(matching(words.status.codeBlank));

    await userEvent.type(field, 'a');
    await expect(field).toBeValid();
  },
});

export const Searching = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(call));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), pendingCode);
    await userEvent.click(canvas.getByRole('button', { name: words.status.search }));
    await expect(await canvas.findByText(words.status.searching)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: words.status.search })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Pending = meta.story({
  tags: ['journey'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: words.status.codeLabel });
    await userEvent.type(field, `${pendingCode.toLowerCase()}  {Enter}`);
    await expect(field).toHaveValue(pendingCode);

    const title = await canvas.findByRole('heading', {
      name: filled(words.status.resultTitle, { code: pendingCode }),
    });
    await expect(title).toHaveFocus();
    const record = within(
      canvas.getByRole('article', {
        name: filled(words.status.resultTitle, { code: pendingCode }),
      }),
    );
    await expect(record.getByText(words.applicationStatus.pending)).toBeVisible();
    await expect(record.getByText(matching(words.status.pendingText))).toBeVisible();
    await expect(record.getByText('Lucía Ortega')).toBeVisible();
    await expect(record.getByText('V-27891212')).toBeVisible();
    await expect(record.getByText('lucia.ortega174@correo.universidad.edu')).toBeVisible();
    await expect(record.getByText(words.status.missing)).toBeVisible();
  },
});

export const Confirmed = meta.story({
  args: { code: confirmedCode.toLowerCase(), onFound: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(words.applicationStatus.confirmed)).toBeVisible();
    await expect(canvas.getByText(longDate('2025-04-11'))).toBeVisible();
    await expect(
      canvas.getByText(filled(words.status.found, { code: confirmedCode })),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', {
        name: filled(words.status.resultTitle, { code: confirmedCode }),
      }),
    ).not.toHaveFocus();
    await expect(args.onFound).toHaveBeenCalledWith({
      code: confirmedCode,
      status: 'confirmed',
    });
  },
});

export const RejectedWithItsReason = meta.story({
  tags: ['journey'],
  args: { code: rejectedCode },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.applicationStatus.rejected)).toBeVisible();
    await expect(canvas.getByText(words.status.reason)).toBeVisible();
    await expect(
      canvas.getByText('La copia del documento de identidad no es legible.'),
    ).toBeVisible();
  },
});

export const RejectedWithoutAReason = meta.story({
  args: { code: rejectedCode },
  beforeEach: ({ msw }) => {
    msw.use(withField(call, 'data.application.notes', null));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.applicationStatus.rejected)).toBeVisible();
    await expect(canvas.queryByText(words.status.reason)).not.toBeInTheDocument();
  },
});

export const NothingKnownButTheStatus = meta.story({
  args: { code: confirmedCode },
  beforeEach: ({ msw }) => {
    msw.use(answer(call, { data: { application: { status: 'CONFIRMADO' } } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.applicationStatus.confirmed)).toBeVisible();
    await expect(canvas.getAllByText(words.status.missing)).toHaveLength(11);
  },
});

const oddName = `<script>alert(1)</script> María-José D'Angelo 🎓 ${'Ñáñez'.repeat(40)}`;

export const OddTexts = meta.story({
  args: { code: rejectedCode },
  beforeEach: ({ msw }) => {
    msw.use(
      alterAnswer(call, () => ({
        success: true,
        data: {
          application: {
            status: 'rejected',
            application_code: rejectedCode,
            notes: '<b>Falta</b>',
          },
          student: { first_name: oddName, last_name: 'מִרְיָם', email: `${'a'.repeat(120)}@b.ve` },
          career: { name: 'Ingeniería', career_type: 7, faculty_name: { text: 'no' } },
          ceremony: { name: words.status.ceremonyName, ceremony_date: 'mañana' },
        },
      })),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/<script>alert\(1\)<\/script> María-José/)).toBeVisible();
    await expect(canvas.getByText('<b>Falta</b>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const ANewSearchTakesTheFormerResultAway = meta.story({
  args: { code: confirmedCode },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(words.applicationStatus.confirmed);
    msw.use(never(call));
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, `${pendingCode}{Enter}`);
    await expect(canvas.queryByText(words.applicationStatus.confirmed)).not.toBeInTheDocument();
  },
});

export const TheLastSearchWins = meta.story({
  args: { code: confirmedCode },
  beforeEach: ({ msw }) => {
    msw.use(never(call));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(words.status.searching);
    msw.use(...graduationHandlers());
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, `${pendingCode}{Enter}`);
    await expect(await canvas.findByText(words.applicationStatus.pending)).toBeVisible();
    await expect(canvas.queryByText(words.applicationStatus.confirmed)).not.toBeInTheDocument();
  },
});

export const CorrectedInTheMiddle = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'ag-026-008');
    await userEvent.type(field, 'x2', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('AG-X2026-008');
    await expect(field.selectionStart).toBe(5);
  },
});

export const InTheDark = meta.story({
  args: { code: confirmedCode, homeHref: '/' },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.applicationStatus.confirmed)).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { code: rejectedCode, homeHref: '/' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.applicationStatus.rejected)).toBeVisible();
  },
});
