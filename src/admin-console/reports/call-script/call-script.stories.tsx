import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { formatFullDate } from '#domain/calendar/calendar-date.ts';
import preview from '#storybook/preview.tsx';
import { filled, longDate, matching, messages } from '#storybook/story-messages.ts';
import { answer, failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { ReportsSection } from '../reports-section.tsx';

const meta = preview.meta({
  title: 'Consola/Reportes/Guion de llamado',
  ...sectionStory('/admin/reports', <ReportsSection />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

async function openDialog({ canvas, userEvent }: Play) {
  const button = canvas.getByRole('button', { name: messages.callScript.prepare });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: messages.callScript.title }));
}

async function openFor(context: Play, ceremony: RegExp) {
  const dialog = await openDialog(context);
  await context.userEvent.click(
    dialog.getByRole('combobox', { name: messages.callScript.ceremony }),
  );
  await context.userEvent.click(await dialog.findByRole('option', { name: ceremony }));
  return dialog;
}

const april = /^Acto de Grado Abril 2025/;
const june = /^Acto de Grado Extraordinario Junio 2026/;
const ready = () => matching(messages.callScript.ready);

/** Two faculties, three graduates, one issued title, and a fourth person whose application is pending. */
const people = [
  { id: 1, last_name: 'Ñáñez', first_name: 'Luis', gender_id: 1, career: 'Química' },
  { id: 2, last_name: 'Nuñez', first_name: 'Ana', gender_id: 2, career: 'Química' },
  { id: 3, last_name: '=HOY()', first_name: 'Eva', gender_id: 2, career: 'Derecho' },
  {
    id: 4,
    last_name: 'Paz',
    first_name: 'Leo',
    gender_id: 1,
    career: 'Derecho',
    status: 'PENDIENTE',
  },
].map(({ career, ...row }) => ({
  status: 'CONFIRMADA',
  ...row,
  application_code: `AG-2026-00${row.id}`,
  id_number: `1000${row.id}`,
  ceremony_id: 7,
  ceremony_name: 'Acto de Julio',
  career_name: career,
  faculty_name: career === 'Química' ? 'Ciencias' : 'Ciencias Jurídicas',
}));

const smallUniversity: NonNullable<typeof meta.input.beforeEach> = ({ msw }) => {
  msw.use(
    answer('GET /api/ceremonies', [
      {
        id: 7,
        name: 'Acto de Julio',
        ceremony_date: '10/07/2026',
        ceremony_location: 'Aula Magna',
      },
    ]),
    answer('GET /api/applications', people),
    answer('GET /api/careers', []),
    answer('GET /api/degree-titles', [
      { id: 1, career_id: 1, career_name: 'Química', gender_id: 1, title_name: 'Químico' },
      { id: 2, career_id: 1, career_name: 'Química', gender_id: 2, title_name: 'Química' },
    ]),
    answer('GET /api/titles', [
      {
        id: 9,
        application_code: 'AG-2026-002',
        ceremony_name: 'Acto de Julio',
        degree_title: 'Licenciada en Química',
        record_registry: '007',
      },
    ]),
    ...graduationHandlers(),
  );
};

export const Downloads = meta.story({
  name: 'Descargar',
  tags: ['behavior'],
  beforeEach: smallUniversity,
  play: async (context) => {
    using downloads = recordDownloads();
    const dialog = await openFor(
      context,
      new RegExp(`^Acto de Julio · ${longDate('2026-07-10')}$`),
    );
    await expect(
      await dialog.findByText(filled(messages.callScript.ready, { count: 3 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.callScript.pending, { count: 1 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.callScript.untitled, { count: 1 })),
    ).toBeVisible();
    await context.userEvent.click(
      dialog.getByRole('button', { name: messages.callScript.download }),
    );
    const [file] = await downloads.files();
    await expect(file?.name).toBe(
      filled(messages.callScript.file, { name: 'Acto de Julio', day: '2026-07-10.csv' }),
    );
    const { place, faculty, career, name, degreeTitle, record, code, noTitle } =
      messages.callScript;
    const header = [place, faculty, career, name, degreeTitle, record, code].join(',');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file?.bytes);
    await expect(text.split('\r\n')).toEqual([
      `\uFEFF${header}`,
      '1,Ciencias,Química,Ana Nuñez,Licenciada en Química,007,AG-2026-002',
      '2,Ciencias,Química,Luis Ñáñez,Químico,,AG-2026-001',
      `3,Ciencias Jurídicas,Derecho,Eva =HOY(),${noTitle},,AG-2026-003`,
      '',
    ]);
  },
});

const printFrames = () => `iframe[title="${messages.callScript.title}"]`;
const printFrame = () => document.querySelector<HTMLIFrameElement>(printFrames());

/** Prints in a separate frame, which leaves the page's styles and title unchanged. */
export const Prints = meta.story({
  name: 'Imprimir',
  tags: ['behavior'],
  beforeEach: smallUniversity,
  play: async (context) => {
    const before = [
      document.title,
      document.styleSheets.length,
      document.adoptedStyleSheets.length,
    ];
    const dialog = await openFor(context, /^Acto de Julio/);
    await dialog.findByText(ready());
    const styles = document.styleSheets.length;
    await context.userEvent.click(dialog.getByRole('button', { name: messages.callScript.print }));
    const frame = await waitFor(() => {
      const found = printFrame();
      expect(found?.contentDocument?.querySelector('table')).toBeTruthy();
      return found;
    });
    const page = frame?.contentDocument;
    const texts = (selector: string) =>
      [...(page?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
    await expect(page?.title).toBe(`${messages.callScript.title} Acto de Julio`);
    await expect(texts('.faculty')).toEqual(['Ciencias', 'Ciencias Jurídicas']);
    await expect(texts('.career')).toEqual(['Química', 'Derecho']);
    await expect(texts('tbody .name')).toEqual(['Ana Nuñez', 'Luis Ñáñez', 'Eva =HOY()']);
    await expect(texts('tbody .record')).toEqual(['007', '', '']);
    await expect(texts('.note')[0]).toBe(
      `${formatFullDate({ year: 2026, month: 7, day: 10 }, page?.documentElement.lang ?? '')} · Aula Magna`,
    );
    await expect([
      document.title,
      document.styleSheets.length,
      document.adoptedStyleSheets.length,
    ]).toEqual([before[0], styles, before[2]]);

    await context.userEvent.click(dialog.getByRole('button', { name: messages.callScript.print }));
    await waitFor(() => expect(frame?.isConnected).toBe(false));
    await expect(document.querySelectorAll(printFrames())).toHaveLength(1);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(printFrame()).toBeNull());
  },
});

export const PrintFailed = meta.story({
  name: 'No se pudo imprimir',
  beforeEach: smallUniversity,
  play: async (context) => {
    const dialog = await openFor(context, /^Acto de Julio/);
    await dialog.findByText(ready());
    spyOn(CSSStyleSheet.prototype, 'replaceSync');
    spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
    await context.userEvent.click(dialog.getByRole('button', { name: messages.callScript.print }));
    await expect(await dialog.findByText(matching(messages.callScript.printFailed))).toBeVisible();
    await expect(printFrame()).toBeNull();
  },
});

export const Ready = meta.story({
  name: 'Listo',
  play: async (context) => {
    const dialog = await openFor(context, april);
    await expect(await dialog.findByText(ready())).toBeVisible();
    await expect(dialog.getAllByRole('row').length).toBeGreaterThan(3);
  },
});

export const CeremonyChosen = meta.story({
  name: 'Con el acto ya elegido',
  args: { address: '/admin/reports?ceremony=5' },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(
      dialog.getByRole('combobox', { name: messages.callScript.ceremony }),
    ).toHaveTextContent(june);
    await expect(
      await dialog.findByText(filled(messages.callScript.ready, { count: 3 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.callScript.pending, { count: 4 })),
    ).toBeVisible();
  },
});

export const Closing = meta.story({
  name: 'Cerrar devuelve el foco',
  tags: ['behavior'],
  args: { address: '/admin/reports?ceremony=5' },
  play: async (context) => {
    await openDialog(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: messages.callScript.prepare }),
      ).toHaveFocus(),
    );
  },
});

export const NobodyCalled = meta.story({
  name: 'Nadie por llamar',
  play: async (context) => {
    const dialog = await openFor(context, /^Acto de Grado Marzo 2027/);
    await expect(await dialog.findByText(messages.callScript.empty)).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.callScript.print })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: messages.callScript.download })).toBeDisabled();
  },
});

export const NoneChosen = meta.story({
  name: 'Sin acto elegido',
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByText(messages.callScript.choose)).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.callScript.print })).toBeDisabled();
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/titles'));
  },
  play: async (context) => {
    const dialog = await openFor(context, june);
    await expect(dialog.getByRole('grid', { name: messages.callScript.title })).toBeVisible();
    await expect(dialog.queryByText(ready())).toBeNull();
  },
});

async function openWithFailures(context: Play) {
  const dialog = await openFor(context, june);
  await expect(await dialog.findByText(messages.consoleLists.applications)).toBeVisible();
  await expect(await dialog.findByText(messages.consoleLists.degreeTitles)).toBeVisible();
  return dialog;
}

export const Failed = meta.story({
  name: 'Error al cargar',
  beforeEach: ({ msw }) => {
    msw.use(
      failWith('GET /api/applications', { status: 500 }, { once: true }),
      failWith('GET /api/degree-titles', { status: 500 }, { once: true }),
    );
  },
  play: async (context) => {
    await openWithFailures(context);
  },
});

export const Retrying = meta.story({
  name: 'Reintentar',
  tags: ['behavior'],
  beforeEach: Failed.input.beforeEach,
  play: async (context) => {
    const dialog = await openWithFailures(context);
    await context.userEvent.click(dialog.getByRole('button', { name: messages.console.retry }));
    await expect(
      await dialog.findByText(filled(messages.callScript.ready, { count: 3 })),
    ).toBeVisible();
  },
});
