import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { withField } from '../testing/fake-api/altered-answers.ts';
import { answer, never } from '../testing/fake-api/faults.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { lookupCall, statusStory } from './status-story.fixtures.tsx';

const pendingCode = 'AG-2026-008';
const confirmedCode = 'AG-2025-001';
const rejectedCode = 'AG-2025-043';
const reason = 'La copia del documento de identidad no es legible.';

const meta = preview.meta({ title: 'Consulta de estado/Consulta', ...statusStory });

export const Empty = meta.story({
  name: 'Sin consultar',
  args: { homeHref: '/' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: messages.status.codeLabel });
    await expect(field).toHaveAttribute('placeholder', messages.status.codePlaceholder);
    await expect(field).toHaveAccessibleDescription(messages.status.codeHint);
    await expect(canvas.getByRole('link', { name: messages.status.back })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

export const Blank = meta.story({
  name: 'Falta el código',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: messages.status.codeLabel });
    await userEvent.type(field, '   ');
    await userEvent.click(canvas.getByRole('button', { name: messages.status.search }));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(matching(messages.status.codeBlank));
  },
});

export const Searching = meta.story({
  name: 'Buscando',
  beforeEach: ({ msw }) => {
    msw.use(never(lookupCall));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), pendingCode);
    await userEvent.click(canvas.getByRole('button', { name: messages.status.search }));
    await expect(await canvas.findByText(messages.status.searching)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: messages.status.search })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Pending = meta.story({
  name: 'Pendiente',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: messages.status.codeLabel });
    await userEvent.type(field, `${pendingCode.toLowerCase()}  {Enter}`);
    await expect(field).toHaveValue(pendingCode);

    const title = await canvas.findByRole('heading', {
      name: filled(messages.status.resultTitle, { code: pendingCode }),
    });
    await expect(title).toHaveFocus();
    const record = within(
      canvas.getByRole('article', {
        name: filled(messages.status.resultTitle, { code: pendingCode }),
      }),
    );
    await expect(record.getByText(messages.applicationStatus.pending)).toBeVisible();
    await expect(record.getByText(matching(messages.status.pendingText))).toBeVisible();
    await expect(record.getByText('Lucía Ortega')).toBeVisible();
    await expect(record.getByText('V-27891212')).toBeVisible();
    await expect(record.getByText('lucia.ortega174@correo.universidad.edu')).toBeVisible();
    await expect(record.getByText(messages.status.missing)).toBeVisible();
  },
});

export const Confirmed = meta.story({
  name: 'Confirmada',
  args: { code: confirmedCode.toLowerCase(), onFound: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(messages.applicationStatus.confirmed)).toBeVisible();
    await expect(canvas.getByText(longDate('2025-04-11'))).toBeVisible();
    await expect(
      canvas.getByText(filled(messages.status.found, { code: confirmedCode })),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', {
        name: filled(messages.status.resultTitle, { code: confirmedCode }),
      }),
    ).not.toHaveFocus();
    await expect(args.onFound).toHaveBeenCalledWith({
      code: confirmedCode,
      status: 'confirmed',
    });
  },
});

const rectification = {
  standing: 'rectified',
  resolution_number: 'CU-0123-2026',
  resolution_date: '2026-08-03',
};

export const TitleRectified = meta.story({
  name: 'Con el título rectificado',
  args: { code: confirmedCode },
  beforeEach: ({ msw }) => {
    msw.use(withField(lookupCall, 'data.title', rectification));
  },
  play: async ({ canvas }) => {
    const values = { number: 'CU-0123-2026', date: longDate('2026-08-03') };
    const text = filled(messages.status.titleRectified, values);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const TitleAnnulled = meta.story({
  name: 'Con el título anulado',
  args: { code: confirmedCode },
  beforeEach: ({ msw }) => {
    msw.use(withField(lookupCall, 'data.title', { ...rectification, standing: 'annulled' }));
  },
  play: async ({ canvas }) => {
    const text = matching(messages.status.titleAnnulled);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const TitleAnnulledUndated = meta.story({
  name: 'Con el título anulado, sin fecha',
  tags: ['behavior'],
  args: { code: confirmedCode },
  beforeEach: ({ msw }) => {
    const { resolution_number } = rectification;
    msw.use(withField(lookupCall, 'data.title', { standing: 'annulled', resolution_number }));
  },
  play: async ({ canvas }) => {
    const values = { number: 'CU-0123-2026', date: messages.status.missing };
    const text = filled(messages.status.titleAnnulled, values);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const Rejected = meta.story({
  name: 'Rechazada con su motivo',
  tags: ['journey'],
  args: { code: rejectedCode },
  beforeEach: ({ msw }) => {
    msw.use(withField(lookupCall, 'data.application.notes', reason));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.applicationStatus.rejected)).toBeVisible();
    await expect(canvas.getByText(messages.status.reason)).toBeVisible();
    await expect(canvas.getByText(reason)).toBeVisible();
  },
});

export const RejectedWithoutReason = meta.story({
  name: 'Rechazada sin motivo',
  args: { code: rejectedCode },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.applicationStatus.rejected)).toBeVisible();
    await expect(canvas.queryByText(messages.status.reason)).not.toBeInTheDocument();
  },
});

export const OnlyStatus = meta.story({
  name: 'Solo se conoce el estado',
  args: { code: confirmedCode },
  beforeEach: ({ msw }) => {
    msw.use(answer(lookupCall, { data: { application: { status: 'CONFIRMADO' } } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.applicationStatus.confirmed)).toBeVisible();
    await expect(canvas.getAllByText(messages.status.missing)).toHaveLength(11);
  },
});

const proofAsked = graduationHandlers({ extras: ['look-up-proof'] });

export const Masked = meta.story({
  name: 'Sin los datos personales',
  args: { code: rejectedCode },
  beforeEach: ({ msw }) => {
    msw.use(...proofAsked);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.status.masked)).toBeVisible();
    await expect(canvas.getByText(messages.applicationStatus.rejected)).toBeVisible();
    await expect(canvas.queryByText(messages.status.reason)).not.toBeInTheDocument();
    const proof = canvas.getByRole('textbox', { name: messages.status.proofLabel });
    await expect(proof).toHaveAccessibleDescription(messages.status.proofHint);
    await expect(proof).toBeValid();
  },
});

export const WrongProof = meta.story({
  name: 'Dígitos que no coinciden',
  args: { code: pendingCode },
  beforeEach: ({ msw }) => {
    msw.use(...proofAsked);
  },
  play: async ({ canvas, userEvent }) => {
    const proof = await canvas.findByRole('textbox', { name: messages.status.proofLabel });
    await userEvent.type(proof, '999{Enter}');
    await waitFor(() => expect(proof).toBeInvalid());
    await expect(proof).toHaveAccessibleDescription(matching(messages.status.proofWrong));
    await waitFor(() => expect(proof).toHaveFocus());
    await expect(canvas.getByText(messages.status.masked)).toBeVisible();
  },
});

export const ShownProof = meta.story({
  name: 'Con los dígitos se ven los datos',
  tags: ['behavior'],
  args: { code: pendingCode },
  beforeEach: ({ msw }) => {
    msw.use(...proofAsked);
  },
  play: async ({ canvas, userEvent }) => {
    const proof = await canvas.findByRole('textbox', { name: messages.status.proofLabel });
    await userEvent.type(proof, '000{Enter}');
    await waitFor(() => expect(proof).toBeInvalid());
    await userEvent.clear(proof);
    await expect(proof).toBeValid();
    await userEvent.type(proof, '212{Enter}');
    await expect(await canvas.findByText('Lucía Ortega')).toBeVisible();
    await expect(canvas.queryByText(messages.status.masked)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
});

export const MaskedByKey = meta.story({
  name: 'Sin la llave del comprobante',
  args: { code: rejectedCode },
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: ['receipt-key'] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.status.maskedByKey)).toBeVisible();
    await expect(canvas.getByText(messages.applicationStatus.rejected)).toBeVisible();
    await expect(canvas.queryByText(messages.status.reason)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
});

export const NewSearch = meta.story({
  name: 'Otra consulta quita el resultado',
  tags: ['behavior'],
  args: { code: confirmedCode },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(messages.applicationStatus.confirmed);
    msw.use(never(lookupCall));
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, `${pendingCode}{Enter}`);
    await waitFor(() =>
      expect(canvas.queryByText(messages.applicationStatus.confirmed)).not.toBeInTheDocument(),
    );
  },
});

export const LastSearchWins = meta.story({
  name: 'Vale la última consulta',
  tags: ['behavior'],
  args: { code: confirmedCode },
  beforeEach: ({ msw }) => {
    msw.use(never(lookupCall));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(messages.status.searching);
    msw.use(...graduationHandlers());
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, `${pendingCode}{Enter}`);
    await expect(await canvas.findByText(messages.applicationStatus.pending)).toBeVisible();
    await expect(canvas.queryByText(messages.applicationStatus.confirmed)).not.toBeInTheDocument();
  },
});

export const CorrectedInTheMiddle = meta.story({
  name: 'Corregir en medio del código',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'ag-026-008');
    await userEvent.type(field, 'x2', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('AG-X2026-008');
    await expect(field.selectionStart).toBe(5);
  },
});

export const BlankCorrected = meta.story({
  name: 'Escribir quita el mensaje',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: messages.status.codeLabel });
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, 'a');
    await waitFor(() => expect(field).toBeValid());
  },
});
