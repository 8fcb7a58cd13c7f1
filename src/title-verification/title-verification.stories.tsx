import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { formatVerificationCode } from '../domain/verification/verification-code.ts';
import { createFakeUniversity } from '../testing/fake-api/fake-university.ts';
import { failWith, never } from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '../ui/save-file/recorded-downloads.ts';
import {
  answered,
  currentCode,
  documentCall,
  hiddenRename,
  titleCode,
  verificationCall,
  verificationHandlers,
  verificationStory,
} from './verification-story.fixtures.tsx';

const meta = preview.meta({
  title: 'Verificación de títulos/Verificación',
  ...verificationStory,
  beforeEach: ({ msw }) => {
    msw.use(...verificationHandlers());
  },
});

const printed = formatVerificationCode(titleCode);
const resolution = { number: 'CU-2027-014', date: '2027-03-03', body: 'Consejo Universitario' };

export const Empty = meta.story({
  name: 'Sin verificar',
  args: { homeHref: '/' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: messages.verification.code });
    await expect(field).toHaveAccessibleDescription(messages.verification.codeHint);
    await expect(canvas.getByRole('link', { name: messages.verification.back })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

export const Blank = meta.story({
  name: 'Falta el código',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '  - {Enter}');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(matching(messages.verification.codeBlank));
  },
});

export const Malformed = meta.story({
  name: 'Código mal escrito',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'AG-2026-001{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(matching(messages.verification.codeMalformed));
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** The code with two neighbours swapped. */
const mistyped = titleCode.slice(0, 3) + titleCode[4] + titleCode[3] + titleCode.slice(5);

export const Suggested = meta.story({
  name: 'Código sugerido',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), `${mistyped}{Enter}`);
    const suggestion = filled(messages.verification.suggestion, { code: printed });
    await expect(await canvas.findByRole('button', { name: suggestion })).toBeVisible();
  },
});

export const SuggestionTaken = meta.story({
  name: 'La sugerencia se verifica',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), `${mistyped}{Enter}`);
    const suggestion = filled(messages.verification.suggestion, { code: printed });
    await userEvent.click(await canvas.findByRole('button', { name: suggestion }));
    const heading = await canvas.findByRole('heading', { name: messages.verification.valid });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading).toHaveAccessibleDescription(messages.verification.validText);
    await expect(canvas.getByRole('textbox')).toHaveValue(printed);
    await expect(canvas.queryByRole('button', { name: suggestion })).not.toBeInTheDocument();
  },
});

export const Checking = meta.story({
  name: 'Comprobando',
  args: { code: titleCode },
  beforeEach: ({ msw }) => {
    msw.use(never(verificationCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.verification.checking)).toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: messages.verification.verify }),
    ).toHaveAttribute('aria-busy', 'true');
  },
});

export const Valid = meta.story({
  name: 'Título válido',
  tags: ['journey'],
  args: { onVerified: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, `${titleCode.toLowerCase()}{Enter}`);
    const title = await canvas.findByRole('heading', { name: messages.verification.valid });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(field).toHaveValue(printed);
    const result = within(canvas.getByRole('article', { name: messages.verification.valid }));
    const terms = result.getAllByRole('term').map((term) => term.textContent);
    const { person, degree, university, ceremonyDate, issueDate, record, assigned, folio, code } =
      messages.verification;
    await expect(terms).toEqual([
      person,
      degree,
      university,
      ceremonyDate,
      issueDate,
      record,
      assigned,
      folio,
      code,
    ]);
    await expect(result.getByText('Universidad Central de los Andes')).toBeVisible();
    await expect(result.getByText(messages.verification.compare)).toBeVisible();
    await expect(
      result.getByText(matching(messages.verification.checkedOn, { address: location.host })),
    ).toBeVisible();
    const [firstAction] = result.getAllByRole('button');
    await expect(firstAction).toHaveAccessibleName(messages.verification.print);
    await expect(args.onVerified).toHaveBeenCalledWith({ code: titleCode, result: 'valid' });
  },
});

export const TwoOfOneName = meta.story({
  name: 'Con el final del documento',
  args: { code: titleCode },
  beforeEach: ({ msw }) =>
    msw.use(...graduationHandlers({ extras: ['verification', 'verification-datum'] })),
  play: async ({ canvas }) => {
    const { documentEnd, valid } = messages.verification;
    await canvas.findByRole('heading', { name: valid });
    const place = canvas.getAllByRole('term').findIndex((term) => term.textContent === documentEnd);
    await expect(canvas.getAllByRole('definition')[place]).toHaveTextContent(/^\w{3}$/);
  },
});

export const YearOfBirth = meta.story({
  name: 'Con el año de nacimiento',
  args: { code: titleCode },
  beforeEach: ({ msw }) => msw.use(answered({ birth_year: '1998' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.verification.birthYear)).toBeVisible();
    await expect(canvas.getByText('1998')).toBeVisible();
  },
});

const withDocuments = { extras: ['verification', 'documents'] } as const;

export const DocumentOffered = meta.story({
  name: 'Con el documento para cotejar',
  args: { code: titleCode },
  beforeEach: ({ msw }) => msw.use(...graduationHandlers(withDocuments)),
  play: async ({ canvas, userEvent }) => {
    using downloads = recordDownloads();
    const { openDocument, documentNote } = messages.verification;
    await userEvent.click(await canvas.findByRole('button', { name: openDocument }));
    await expect(canvas.getByText(documentNote)).toBeVisible();
    await waitFor(async () => expect(await downloads.files()).toHaveLength(1));
    const [file] = await downloads.files();
    await expect(file?.name).toMatch(/^titulo-.*-cotejo\.pdf$/);
  },
});

export const DocumentFailed = meta.story({
  name: 'El documento no se abre',
  args: { code: titleCode },
  beforeEach: ({ msw }) =>
    msw.use(failWith(documentCall, { status: 503 }), ...graduationHandlers(withDocuments)),
  parameters: { expectedErrors: ['503'] },
  play: async ({ canvas, userEvent }) => {
    const { openDocument, documentFailed } = messages.verification;
    await userEvent.click(await canvas.findByRole('button', { name: openDocument }));
    await expect(await canvas.findByText(documentFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: openDocument })).toBeEnabled();
  },
});

export const Rectified = meta.story({
  name: 'Título rectificado',
  args: { code: titleCode },
  beforeEach: ({ msw }) => {
    msw.use(answered({ status: 'rectified', resolution, current_code: currentCode }));
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: messages.verification.rectified });
    await expect(title).not.toHaveFocus();
    await expect(canvas.getByText((text) => text.includes(longDate('2027-03-03')))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: messages.verification.showCurrent }),
    ).toBeVisible();
  },
});

export const CurrentShown = meta.story({
  name: 'Del título rectificado al vigente',
  tags: ['behavior'],
  args: { code: titleCode },
  beforeEach: Rectified.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: messages.verification.showCurrent }),
    );
    const title = await canvas.findByRole('heading', { name: messages.verification.valid });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue(formatVerificationCode(currentCode));
  },
});

export const Annulled = meta.story({
  name: 'Título anulado',
  args: { code: titleCode },
  beforeEach: ({ msw }) => {
    msw.use(answered({ status: 'annulled', resolution }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: messages.verification.annulled }),
    ).toBeVisible();
    await expect(canvas.getByText((text) => text.includes('CU-2027-014'))).toBeVisible();
  },
});

export const Replaced = meta.story({
  name: 'Título sustituido, con el nombre anterior oculto',
  args: { code: titleCode, onVerified: fn() },
  beforeEach: ({ msw }) => {
    const university = createFakeUniversity();
    university.titleEntries.push(hiddenRename);
    msw.use(...graduationHandlers({ university, extras: ['verification', 'documents'] }));
  },
  play: async ({ args, canvas }) => {
    const { replaced, replacedText, showCurrent, openDocument } = messages.verification;
    const result = within(await canvas.findByRole('article', { name: replaced }));
    await expect(result.getByText(replacedText)).toBeVisible();
    const terms = result.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual([messages.verification.university, messages.verification.code]);
    for (const name of [showCurrent, openDocument]) {
      await expect(result.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await expect(args.onVerified).toHaveBeenCalledWith({ code: titleCode, result: 'replaced' });
  },
});

export const OnHold = meta.story({
  name: 'Título en revisión',
  args: { code: titleCode, onVerified: fn() },
  beforeEach: ({ msw }) => msw.use(answered({ status: 'on-hold' })),
  play: async ({ args, canvas }) => {
    const { onHold, onHoldText, laterChanges, openDocument } = messages.verification;
    const result = within(await canvas.findByRole('article', { name: onHold }));
    await expect(result.getByText(onHoldText)).toBeVisible();
    await expect(result.getByText('Universidad Central de los Andes')).toBeVisible();
    await expect(result.queryByText(matching(laterChanges))).not.toBeInTheDocument();
    await expect(result.queryByRole('button', { name: openDocument })).not.toBeInTheDocument();
    await expect(args.onVerified).toHaveBeenCalledWith({ code: titleCode, result: 'on-hold' });
  },
});

export const AnnulledUnexplained = meta.story({
  name: 'Anulado, sin título ni resolución que mostrar',
  args: { code: titleCode },
  beforeEach: ({ msw }) => {
    msw.use(
      answered({ status: 'annulled', degree_title: null, university: null, folio_registry: '' }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: messages.verification.annulled }),
    ).toBeVisible();
    await expect(canvas.getAllByText(messages.verification.missing)).toHaveLength(2);
    await expect(canvas.queryByText(messages.verification.university)).not.toBeInTheDocument();
  },
});

export const Unknown = meta.story({
  name: 'No figura en el registro',
  args: { code: '222222222222', onVerified: fn() },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: messages.verification.unknown }),
    ).toBeVisible();
    await expect(canvas.getByText(matching(messages.verification.unknownText))).toBeVisible();
    await expect(args.onVerified).toHaveBeenCalledWith({
      code: '222222222222',
      result: 'unknown',
    });
  },
});
