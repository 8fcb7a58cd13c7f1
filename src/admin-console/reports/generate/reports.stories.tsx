import { http } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { answer, failWith, never } from '../../../testing/fake-api/faults.ts';
import { graduationHandlers } from '../../../testing/fake-api/graduation-handlers.ts';
import { keepDownloads } from '../../../ui/save-file/kept-downloads.ts';
import { stagedSection } from '../../staged-section.fixtures.tsx';
import { ReportsSection } from '../reports-section.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Console/Reports/Section',
  ...stagedSection('/admin/reports', <ReportsSection />),
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      http.post('*/api/reports/:kind', async ({ request }) => {
        const payload: unknown = await request.clone().json();
        sent(new URL(request.url).pathname, payload);
      }),
      ...graduationHandlers(),
    );
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const august = 'Acto de Grado Agosto 2026 · 14 de agosto de 2026';

function card({ canvas }: Play, name: string) {
  return canvas.getByRole('radio', { name });
}

async function chooseCeremony({ canvas, userEvent }: Play, option: string | RegExp) {
  const ceremony = canvas.getByRole('combobox', { name: /^Ceremonia/ });
  await waitFor(() => expect(ceremony).toBeEnabled());
  await userEvent.click(ceremony);
  await userEvent.click(await canvas.findByRole('option', { name: option }));
}

function generate({ canvas, userEvent }: Play) {
  return userEvent.click(canvas.getByRole('button', { name: 'Generar y Descargar Reporte' }));
}

async function textOf(bytes: Uint8Array | undefined) {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** What the last-report panel says under a term. */
function fact({ canvas }: Play, term: string) {
  return canvas.getByText(term).nextElementSibling;
}

const applicants = 'Lista de Contacto de Solicitantes';
const confirmed = 'Estudiantes Confirmados';

/** An answer of the server to `confirmed`, or to whatever report is named. */
function reportAnswer(report: object) {
  return answer('POST /api/reports/contact-list-applicants', { success: true, report });
}

export const NothingChosenYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Ceremonia' })).toHaveTextContent(
        'Todas las ceremonias',
      ),
    );
    await expect(canvas.queryByText('Último reporte generado')).toBeNull();
  },
});

export const AReportMustBeChosen = meta.story({
  play: async (context) => {
    await generate(context);
    const sentence = 'Por favor selecciona un tipo de reporte';
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(card(context, 'Solicitudes de Graduandos')).toHaveFocus();
    await expect(context.canvas.getByText('Elige uno de los cuatro reportes')).toBeVisible();
    await context.userEvent.click(card(context, applicants));
    await expect(context.canvas.queryByText('Elige uno de los cuatro reportes')).toBeNull();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const AConfirmedReportNeedsACeremony = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(card(context, confirmed));
    const ceremony = canvas.getByRole('combobox', { name: /Ceremonia/ });
    await waitFor(() => expect(ceremony).toBeEnabled());
    await generate(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Este reporte requiere seleccionar una ceremonia',
    );
    await expect(ceremony).toHaveFocus();
    await expect(ceremony).toBeInvalid();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(ceremony);
    await expect(canvas.queryByRole('option', { name: 'Todas las ceremonias' })).toBeNull();
    await userEvent.click(canvas.getByRole('option', { name: august }));
    await expect(ceremony).toBeValid();
  },
});

export const ACsvIsDownloadedAtOnce = meta.story({
  play: async (context) => {
    using downloads = keepDownloads();
    const { canvas, userEvent } = context;
    await userEvent.click(card(context, confirmed));
    await chooseCeremony(context, august);
    await generate(context);
    await expect(
      await canvas.findByText(
        'Reporte Estudiantes Confirmados generado exitosamente con 2 registros',
      ),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('/api/reports/confirmed-students', {
      format: 'CSV',
      ceremony_id: 7,
    });

    await expect(fact(context, 'Archivo')).toHaveTextContent(/^estudiantes-confirmados-.*\.csv$/);
    await expect(fact(context, 'Formato del archivo')).toHaveTextContent('CSV');
    await expect(fact(context, 'Total de registros')).toHaveTextContent(/^2$/);
    await expect(fact(context, 'Ceremonia del reporte')).toHaveTextContent(
      'Acto de Grado Agosto 2026',
    );
    await expect(fact(context, 'Fecha de generación')).not.toHaveTextContent('No disponible');
    await expect(canvas.queryByRole('button', { name: 'Ver PDF' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Descargar Nuevamente' }));
    const [first, again] = await downloads.files();
    await expect(again).toEqual(first);
    await expect(first?.type).toMatch(/^text\/csv/);
    await expect(await textOf(first?.bytes)).toMatch(/^\uFEFF"Código","Nombre"/);
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const AllCeremoniesTogether = meta.story({
  play: async (context) => {
    using downloads = keepDownloads();
    await context.userEvent.click(card(context, 'Solicitudes de Graduandos'));
    await generate(context);
    await expect(
      await context.canvas.findByText(
        'Reporte Solicitudes de Graduandos generado exitosamente con 192 registros',
      ),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('/api/reports/graduated-applications', {
      format: 'CSV',
    });
    await expect(context.canvas.queryByText('Ceremonia del reporte')).toBeNull();
    await expect(await downloads.files()).toHaveLength(1);
  },
});

/** The reference API's text brings its own byte order mark. */
export const OneByteOrderMark = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      reportAnswer({ format: 'CSV', content: '\uFEFFApellidos\r\nÑáñez\r\n', filename: 'a' }),
    );
  },
  play: async (context) => {
    using downloads = keepDownloads();
    await context.userEvent.click(card(context, applicants));
    await generate(context);
    await context.canvas.findByText(/generado exitosamente con 0 registros/);
    const [file] = await downloads.files();
    await expect(file?.name).toBe('a.csv');
    await expect(await textOf(file?.bytes)).toBe('\uFEFFApellidos\r\nÑáñez\r\n');
    await expect(fact(context, 'Fecha de generación')).toHaveTextContent('No disponible');
  },
});

export const AReportWithoutRecords = meta.story({
  play: async (context) => {
    using downloads = keepDownloads();
    await context.userEvent.click(card(context, 'Lista de Contacto de Confirmados'));
    await chooseCeremony(context, /^Acto de Grado Marzo 2027 · /);
    await generate(context);
    await expect(
      await context.canvas.findByText(
        'Reporte Lista de Contacto de Confirmados generado exitosamente con 0 registros',
      ),
    ).toBeVisible();
    await expect(context.canvas.getByText(/^No hay registros que respondan/)).toBeVisible();
    await expect(await downloads.files()).toHaveLength(1);
  },
});

export const ANameWithPathCharacters = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      reportAnswer({
        format: 'CSV',
        content: 'a',
        filename: '../../etc/contactos\u202Efdp.exe',
        metadata: { total_records: 3, ceremony_name: '<img src=x onerror=alert(1)>' },
      }),
    );
  },
  play: async (context) => {
    using downloads = keepDownloads();
    await context.userEvent.click(card(context, applicants));
    await generate(context);
    await context.canvas.findByText(/con 3 registros/);
    const [file] = await downloads.files();
    await expect(file?.name).toBe('etc-contactosfdp.exe.csv');
    await expect(fact(context, 'Archivo')).toHaveTextContent('etc-contactosfdp.exe.csv');
    await expect(fact(context, 'Ceremonia del reporte')).toHaveTextContent('<img src=x');
  },
});

async function generatePdf(context: Play, kind = applicants) {
  await context.userEvent.click(card(context, kind));
  await context.userEvent.click(context.canvas.getByRole('radio', { name: 'PDF' }));
  await generate(context);
}

export const APdfOpensInANewTab = meta.story({
  play: async (context) => {
    using downloads = keepDownloads();
    const tab = { opener: window };
    const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await generatePdf(context);
    await context.canvas.findByText(/generado exitosamente/);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ver PDF' }));

    await expect(open).toHaveBeenCalledTimes(1);
    const [address, target] = open.mock.calls[0] ?? [];
    await expect(target).toBe('_blank');
    await expect(tab.opener).toBeNull();
    const shown = await (await fetch(String(address))).blob();
    await expect(shown.type).toBe('application/pdf');
    const [file] = await downloads.files();
    await expect(new Uint8Array(await shown.arrayBuffer())).toEqual(file?.bytes);
    await expect(file?.name).toMatch(/^contactos-de-solicitantes.*\.pdf$/);
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
});

export const ABlockedPopUpLeavesALink = meta.story({
  play: async (context) => {
    using _downloads = keepDownloads();
    spyOn(window, 'open').mockReturnValue(null);
    await generatePdf(context);
    await context.canvas.findByText(/generado exitosamente/);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ver PDF' }));
    await expect(await context.canvas.findByText(/El navegador bloqueó la ventana/)).toBeVisible();
    const link = context.canvas.getByRole('link', { name: 'Abrir el PDF en otra pestaña' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/));
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Base64 of a page: shown from the site's own origin it would run there. */
export const WhatIsNoPdfIsNotShown = meta.story({
  beforeEach: ({ msw }) => {
    const content = btoa('<script>alert(document.domain)</script>');
    msw.use(reportAnswer({ format: 'PDF', content, filename: 'a.pdf' }));
  },
  play: async (context) => {
    using downloads = keepDownloads();
    const open = spyOn(window, 'open').mockReturnValue(null);
    await generatePdf(context);
    await context.canvas.findByText(/generado exitosamente/);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ver PDF' }));
    await expect(await context.canvas.findByText('Error al visualizar el PDF')).toBeVisible();
    await expect(open).not.toHaveBeenCalled();
    const [file] = await downloads.files();
    await expect(file?.type).toBe('application/octet-stream');
  },
});

export const BrokenBase64 = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      answer(
        'POST /api/reports/contact-list-applicants',
        { success: true, report: { format: 'PDF', content: '%%% no es base64 %%%' } },
        { once: true },
      ),
    );
  },
  play: async (context) => {
    using downloads = keepDownloads();
    await generatePdf(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Error al decodificar el PDF',
    );
    await expect(context.canvas.queryByText('Último reporte generado')).toBeNull();
    await expect(context.canvas.queryByText(/exitosamente/)).toBeNull();
    await expect(await downloads.files()).toHaveLength(0);
    await generate(context);
    await expect(await context.canvas.findByText(/generado exitosamente/)).toBeVisible();
  },
});

export const TwoPressesOneReport = meta.story({
  play: async (context) => {
    using downloads = keepDownloads();
    await context.userEvent.click(card(context, applicants));
    const button = context.canvas.getByRole('button', { name: 'Generar y Descargar Reporte' });
    button.click();
    button.click();
    await context.canvas.findByText(/generado exitosamente/);
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(await downloads.files()).toHaveLength(1);
  },
});

export const TheBannerLeavesByItself = meta.story({
  play: async (context) => {
    await generate(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull(), { timeout: 7_000 });
  },
});

export const TheBannerIsClosedByHand = meta.story({
  play: async (context) => {
    await generate(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Descartar aviso' }),
    );
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(
      context.canvas.getByRole('button', { name: 'Generar y Descargar Reporte' }),
    ).toHaveFocus();
  },
});

export const FromALink = meta.story({
  args: { address: '/admin/reports?type=confirmed-students&format=PDF&ceremony=7' },
  play: async (context) => {
    await expect(card(context, confirmed)).toBeChecked();
    await expect(context.canvas.getByRole('radio', { name: 'PDF' })).toBeChecked();
    await expect(await context.canvas.findByText(august)).toBeVisible();
  },
});

/** It never quietly becomes a report of all ceremonies. */
export const ACeremonyThatIsGone = meta.story({
  args: { address: '/admin/reports?type=graduated-applications&ceremony=99' },
  play: async (context) => {
    await expect(
      await context.canvas.findByText('La ceremonia elegida ya no existe. Elige otra'),
    ).toBeVisible();
    await generate(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Acto de grado no encontrado',
    );
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const WhileTheCeremoniesAreRead = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/ceremonies'));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Ceremonia' })).toBeDisabled();
  },
});

export const TheCeremoniesCouldNotBeRead = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Error al cargar los actos de grado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await chooseCeremony(context, august);
    await expect(canvas.queryByText('Error al cargar los actos de grado')).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  play: async (context) => {
    using downloads = keepDownloads();
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Ceremonia' })).toBeEnabled());
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(card(context, applicants)).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'PDF' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/generado exitosamente/)).toBeVisible();
    await expect(await downloads.files()).toHaveLength(1);
  },
});

async function showPdf(context: Play) {
  using _downloads = keepDownloads();
  await generatePdf(context);
  await expect(await context.canvas.findByText(/generado exitosamente/)).toBeVisible();
}

export const InTheDark = meta.story({ globals: { colorScheme: 'dark' }, play: showPdf });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: showPdf,
});
