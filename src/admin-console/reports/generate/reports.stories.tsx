import { http } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { ReportsSection } from '../reports-section.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Consola/Reportes/Generar',
  ...sectionStory('/admin/reports', <ReportsSection />),
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

const august = () => `Acto de Grado Agosto 2026 · ${longDate('2026-08-14')}`;

function card({ canvas }: Play, name: string) {
  return canvas.getByRole('radio', { name });
}

async function chooseCeremony({ canvas, userEvent }: Play, option: string | RegExp) {
  const ceremony = canvas.getByRole('combobox', { name: matching(messages.reports.ceremony) });
  await waitFor(() => expect(ceremony).toBeEnabled());
  await userEvent.click(ceremony);
  await userEvent.click(await canvas.findByRole('option', { name: option }));
}

function generate({ canvas, userEvent }: Play) {
  return userEvent.click(canvas.getByRole('button', { name: messages.reports.generate }));
}

async function savedText(bytes: Uint8Array | undefined) {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The value of a term in the panel of the latest report. */
function fact({ canvas }: Play, term: string) {
  return canvas.getByText(term).nextElementSibling;
}

const applicants = () => messages.reports.contactListApplicants;
const confirmed = () => messages.reports.confirmedStudents;

/** Responds to `confirmed` or another report. */
function reportAnswer(report: object) {
  return answer('POST /api/reports/contact-list-applicants', { success: true, report });
}

export const Default = meta.story({
  name: 'Sin elegir',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: messages.reports.ceremony })).toHaveTextContent(
        messages.reports.everyCeremony,
      ),
    );
    await expect(canvas.queryByText(messages.reports.lastReport)).toBeNull();
  },
});

export const KindMissing = meta.story({
  name: 'Falta el reporte',
  play: async (context) => {
    await generate(context);
    const message = messages.reports.noKind;
    await expect(await context.canvas.findByText(message)).toBeVisible();
    await expect(card(context, messages.reports.graduatedApplications)).toHaveFocus();
    await expect(context.canvas.getByText(messages.reports.kindMissing)).toBeVisible();
  },
});

export const ChoosingClearsProblem = meta.story({
  name: 'Elegir quita el problema',
  tags: ['behavior'],
  play: async (context) => {
    await generate(context);
    await context.canvas.findByText(messages.reports.kindMissing);
    await context.userEvent.click(card(context, applicants()));
    await expect(context.canvas.queryByText(messages.reports.kindMissing)).toBeNull();
    await expect(context.canvas.queryByRole('img', { name: messages.ui.error })).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
});

function findCeremonyField({ canvas }: Play) {
  return canvas.getByRole('combobox', { name: matching(messages.reports.ceremony) });
}

export const CeremonyMissing = meta.story({
  name: 'Falta el acto',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(card(context, confirmed()));
    const ceremony = findCeremonyField(context);
    await waitFor(() => expect(ceremony).toBeEnabled());
    await generate(context);
    await expect(await canvas.findByText(messages.reports.noCeremony)).toBeVisible();
    await expect(ceremony).toHaveFocus();
    await expect(ceremony).toBeInvalid();
  },
});

export const ConfirmedNeedCeremony = meta.story({
  name: 'Los confirmados piden un acto',
  tags: ['behavior'],
  play: async (context) => {
    await CeremonyMissing.input.play?.(context);
    const { canvas, userEvent } = context;
    const ceremony = findCeremonyField(context);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(ceremony);
    await expect(canvas.queryByRole('option', { name: messages.reports.everyCeremony })).toBeNull();
    await userEvent.click(canvas.getByRole('option', { name: august() }));
    await expect(ceremony).toBeValid();
  },
});

export const Generating = meta.story({
  name: 'Generando',
  beforeEach: ({ msw }) => {
    msw.use(never('POST /api/reports/contact-list-applicants'));
  },
  play: async (context) => {
    await context.userEvent.click(card(context, applicants()));
    await generate(context);
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: messages.reports.generate }),
      ).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const Csv = meta.story({
  name: 'CSV generado',
  tags: ['journey'],
  play: async (context) => {
    using downloads = recordDownloads();
    const { canvas, userEvent } = context;
    await userEvent.click(card(context, confirmed()));
    await chooseCeremony(context, august());
    await generate(context);
    await expect(
      await canvas.findByText(
        filled(messages.reports.generated, { name: messages.reports.confirmedStudents, count: 2 }),
      ),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('/api/reports/confirmed-students', {
      format: 'CSV',
      ceremony_id: 7,
    });

    await expect(fact(context, messages.reports.fileName)).toHaveTextContent(
      /^estudiantes-confirmados-.*\.csv$/,
    );
    await expect(fact(context, messages.reports.lastFormat)).toHaveTextContent('CSV');
    await expect(fact(context, messages.reports.totalRecords)).toHaveTextContent(/^2$/);
    await expect(fact(context, messages.reports.lastCeremony)).toHaveTextContent(
      'Acto de Grado Agosto 2026',
    );
    await expect(fact(context, messages.reports.generatedAt)).not.toHaveTextContent(
      messages.reports.missing,
    );
    await expect(canvas.queryByRole('button', { name: messages.reports.viewPdf })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: messages.reports.downloadAgain }));
    const [first, again] = await downloads.files();
    await expect(again).toEqual(first);
    await expect(first?.type).toMatch(/^text\/csv/);
    await expect(await savedText(first?.bytes)).toMatch(/^\uFEFFCódigo,Nombre/);
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const EveryCeremony = meta.story({
  name: 'Todos los actos',
  tags: ['behavior'],
  play: async (context) => {
    using downloads = recordDownloads();
    await context.userEvent.click(card(context, messages.reports.graduatedApplications));
    await generate(context);
    await expect(
      await context.canvas.findByText(
        filled(messages.reports.generated, {
          name: messages.reports.graduatedApplications,
          count: 192,
        }),
      ),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('/api/reports/graduated-applications', {
      format: 'CSV',
    });
    await expect(context.canvas.queryByText(messages.reports.lastCeremony)).toBeNull();
    await expect(await downloads.files()).toHaveLength(1);
  },
});

export const NoRecords = meta.story({
  name: 'Sin registros',
  play: async (context) => {
    using downloads = recordDownloads();
    await context.userEvent.click(card(context, messages.reports.contactListConfirmed));
    await chooseCeremony(context, /^Acto de Grado Marzo 2027 · /);
    await generate(context);
    await expect(
      await context.canvas.findByText(
        filled(messages.reports.generated, {
          name: messages.reports.contactListConfirmed,
          count: 0,
        }),
      ),
    ).toBeVisible();
    await expect(context.canvas.getByText(matching(messages.reports.noRecords))).toBeVisible();
    await expect(await downloads.files()).toHaveLength(1);
  },
});

export const HostileName = meta.story({
  name: 'Nombre de archivo extraño',
  tags: ['behavior'],
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
    using downloads = recordDownloads();
    await context.userEvent.click(card(context, applicants()));
    await generate(context);
    await context.canvas.findByText(matching(messages.reports.generated, { count: 3 }));
    const [file] = await downloads.files();
    await expect(file?.name).toBe('etc-contactosfdp.exe.csv');
    await expect(fact(context, messages.reports.fileName)).toHaveTextContent(
      'etc-contactosfdp.exe.csv',
    );
    await expect(fact(context, messages.reports.lastCeremony)).toHaveTextContent('<img src=x');
  },
});

async function generatePdf(context: Play, kind = applicants()) {
  await context.userEvent.click(card(context, kind));
  await context.userEvent.click(context.canvas.getByRole('radio', { name: 'PDF' }));
  await generate(context);
}

export const OpensPdf = meta.story({
  name: 'El PDF se abre aparte',
  tags: ['behavior'],
  play: async (context) => {
    using downloads = recordDownloads();
    const tab = { opener: window };
    const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await generatePdf(context);
    await context.canvas.findByText(matching(messages.reports.generated));
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: messages.reports.viewPdf }),
    );

    await expect(open).toHaveBeenCalledTimes(1);
    const [address, target] = open.mock.calls[0] ?? [];
    await expect(target).toBe('_blank');
    await expect(tab.opener).toBeNull();
    const shown = await (await fetch(String(address))).blob();
    await expect(shown.type).toBe('application/pdf');
    const [file] = await downloads.files();
    await expect(new Uint8Array(await shown.arrayBuffer())).toEqual(file?.bytes);
    await expect(file?.name).toMatch(/^contacto-de-solicitantes.*\.pdf$/);
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
});

export const PopUpBlocked = meta.story({
  name: 'Ventana bloqueada',
  play: async (context) => {
    using _downloads = recordDownloads();
    spyOn(window, 'open').mockReturnValue(null);
    await generatePdf(context);
    await context.canvas.findByText(matching(messages.reports.generated));
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: messages.reports.viewPdf }),
    );
    await expect(await context.canvas.findByText(matching(messages.reports.blocked))).toBeVisible();
    const link = context.canvas.getByRole('link', { name: messages.reports.openPdf });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/));
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Base64 of an HTML page: opened in the browser, it would run with the site's origin. */
export const NotAPdf = meta.story({
  name: 'No es un PDF',
  beforeEach: ({ msw }) => {
    const content = btoa('<script>alert(document.domain)</script>');
    msw.use(reportAnswer({ format: 'PDF', content, filename: 'a.pdf' }));
  },
  play: async (context) => {
    using downloads = recordDownloads();
    const open = spyOn(window, 'open').mockReturnValue(null);
    await generatePdf(context);
    await context.canvas.findByText(matching(messages.reports.generated));
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: messages.reports.viewPdf }),
    );
    await expect(await context.canvas.findByText(messages.reports.viewFailed)).toBeVisible();
    await expect(open).not.toHaveBeenCalled();
    const [file] = await downloads.files();
    await expect(file?.type).toBe('application/octet-stream');
  },
});

export const DecodeFailed = meta.story({
  name: 'Archivo ilegible',
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
    using downloads = recordDownloads();
    await generatePdf(context);
    await expect(await context.canvas.findByText(messages.reports.decodeFailed)).toBeVisible();
    await expect(context.canvas.queryByText(messages.reports.lastReport)).toBeNull();
    await expect(context.canvas.queryByText(matching(messages.reports.generated))).toBeNull();
    await expect(await downloads.files()).toHaveLength(0);
  },
});

export const GeneratesAgain = meta.story({
  name: 'Generar otra vez',
  tags: ['behavior'],
  beforeEach: DecodeFailed.input.beforeEach,
  play: async (context) => {
    using _downloads = recordDownloads();
    await generatePdf(context);
    await context.canvas.findByText(messages.reports.decodeFailed);
    await generate(context);
    await expect(
      await context.canvas.findByText(matching(messages.reports.generated)),
    ).toBeVisible();
  },
});

export const DoubleClick = meta.story({
  name: 'Doble clic',
  tags: ['behavior'],
  play: async (context) => {
    using downloads = recordDownloads();
    await context.userEvent.click(card(context, applicants()));
    const button = context.canvas.getByRole('button', { name: messages.reports.generate });
    button.click();
    button.click();
    await context.canvas.findByText(matching(messages.reports.generated));
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(await downloads.files()).toHaveLength(1);
  },
});

export const BannerDismissed = meta.story({
  name: 'El aviso se descarta',
  tags: ['behavior'],
  play: async (context) => {
    await generate(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: messages.ui.dismiss }),
    );
    await expect(context.canvas.queryByRole('img', { name: messages.ui.error })).toBeNull();
    await expect(
      context.canvas.getByRole('button', { name: messages.reports.generate }),
    ).toHaveFocus();
  },
});

export const FromAddress = meta.story({
  name: 'Elegido en la dirección',
  args: { address: '/admin/reports?type=confirmed-students&format=PDF&ceremony=7' },
  play: async (context) => {
    await expect(card(context, confirmed())).toBeChecked();
    await expect(context.canvas.getByRole('radio', { name: 'PDF' })).toBeChecked();
    await expect(await context.canvas.findByText(august())).toBeVisible();
  },
});

/** An unknown ceremony is never replaced by all ceremonies. */
export const CeremonyGone = meta.story({
  name: 'El acto ya no existe',
  args: { address: '/admin/reports?type=graduated-applications&ceremony=99' },
  play: async (context) => {
    await expect(await context.canvas.findByText(messages.reports.ceremonyGone)).toBeVisible();
    await generate(context);
    await expect(await context.canvas.findByText(messages.reports.goneCeremony)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const CeremoniesLoading = meta.story({
  name: 'Cargando los actos',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/ceremonies'));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: messages.reports.ceremony })).toBeDisabled();
  },
});

export const CeremoniesFailed = meta.story({
  name: 'Error al cargar los actos',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/ceremonies', { status: 500 }, { once: true }));
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(messages.consoleLists.ceremonies)).toBeVisible();
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  beforeEach: CeremoniesFailed.input.beforeEach,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: messages.console.retry }));
    await chooseCeremony(context, august());
    await expect(canvas.queryByText(messages.consoleLists.ceremonies)).toBeNull();
  },
});
