import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity, fakeTokenOf } from '#testing/fake-api/fake-university.ts';
import { answer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '#testing/university/users.ts';
import { recordDownloads } from '#ui/save-file/recorded-downloads.ts';
import { AdminConsole } from '../admin-console.tsx';
import { agedSession, enterPassword, findConfirmation } from './step-up-story.fixtures.tsx';

const extras = ['step-up', 'documents', 'if-match'] as const;
const confirmed = fn();
let university = createFakeUniversity();

const meta = preview.meta({
  title: 'Consola/Marco/Confirma que eres tú/Sin perder nada',
  component: AdminConsole,
  parameters: { bare: true, expectedErrors: ['403'] },
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    confirmed.mockClear();
    university = createFakeUniversity();
    msw.use(
      http.post('*/api/auth/confirmation', () => confirmed()),
      answer('POST /api/documents/check', []),
      ...graduationHandlers({ extras, university }),
    );
  },
  decorators: [agedSession],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

async function confirm(context: Context) {
  await enterPassword(context, await findConfirmation(), demoPassword);
}

async function decline({ userEvent }: Context) {
  const dialog = await findConfirmation();
  await userEvent.click(dialog.getByRole('button', { name: messages.confirmation.cancel }));
}

const titles = { address: '/admin/titles' };

/** Prints all titles by the second document, 25 sheets a file. */
async function print({ canvas, userEvent }: Context) {
  const { printMany, document, perFile, print } = messages.documentPrinting;
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: printMany }));
  await userEvent.click(await screen.findByRole('combobox', { name: matching(document) }));
  const [, option] = await screen.findAllByRole('option');
  if (option === undefined) throw new Error('No second document is offered.');
  await userEvent.click(option);
  await userEvent.click(screen.getByRole('combobox', { name: matching(perFile) }));
  await userEvent.click(await screen.findByRole('option', { name: '25' }));
  await userEvent.click(screen.getByRole('button', { name: print }));
}

/** Expects all titles in six files, by the chosen document, each of them once. */
async function expectPrinted(downloads: ReturnType<typeof recordDownloads>) {
  const done = filled(messages.documentPrinting.done, { count: 142 });
  await expect((await screen.findAllByText(done))[0]).toBeInTheDocument();
  await expect(await downloads.files()).toHaveLength(6);
  const prints = university.rows.documentPrints.filter(({ job }) => job !== '');
  const names = new Set(prints.map(({ template_name }) => template_name));
  await expect([...names]).toEqual([university.rows.documentTemplates[1]?.name]);
}

export const PrintAsks = meta.story({
  name: 'Imprimir con una sesión vieja',
  parameters: titles,
  play: async (context) => {
    await print(context);
    const dialog = await findConfirmation();
    await waitFor(() =>
      expect(dialog.getByLabelText(messages.confirmation.password)).toHaveFocus(),
    );
  },
});

export const PrintGoesOn = meta.story({
  name: 'Imprimir sigue con lo elegido',
  tags: ['behavior'],
  parameters: titles,
  play: async (context) => {
    using downloads = recordDownloads();
    await print(context);
    await confirm(context);
    await expectPrinted(downloads);
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
});

export const PrintDeclined = meta.story({
  name: 'Imprimir sin confirmar',
  parameters: titles,
  play: async (context) => {
    await print(context);
    await decline(context);
    await expect(await screen.findByText(messages.confirmation.declined)).toBeVisible();
    const resume = { name: messages.documentPrinting.resume };
    await expect(screen.getByRole('button', resume)).toBeEnabled();
  },
});

export const PrintResumed = meta.story({
  name: 'Imprimir sin confirmar, y reanudar',
  tags: ['behavior'],
  parameters: titles,
  play: async (context) => {
    using downloads = recordDownloads();
    await PrintDeclined.input.play?.(context);
    const resume = { name: messages.documentPrinting.resume };
    await context.userEvent.click(screen.getByRole('button', resume));
    await confirm(context);
    await expectPrinted(downloads);
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
});

export const LongPrint = meta.story({
  name: 'Una impresión larga pide confirmar una vez y sigue',
  tags: ['behavior'],
  parameters: titles,
  beforeEach: ({ msw }) => {
    university.proofs.set(fakeTokenOf(1), university.now());
    let files = 0;
    msw.use(
      http.post('*/api/documents', () => {
        files += 1;
        // The term of the proof is over when the third file is drawn.
        if (files === 3) university.now = () => `${university.today}T16:11:00.000Z`;
      }),
    );
  },
  play: async (context) => {
    using downloads = recordDownloads();
    await print(context);
    await confirm(context);
    await expectPrinted(downloads);
    await expect(confirmed).toHaveBeenCalledTimes(1);
    // Nobody prints a copy because of the question.
    const copies = university.rows.documentPrints.map(({ copy }) => copy);
    await expect(Math.max(...copies.slice(-142))).toBe(1);
  },
});

const officials = { address: '/admin/config/authorities' };

/** Fills in a new official, and saves. */
async function createOfficial({ canvas, userEvent }: Context) {
  const { add, name, office, validFrom } = messages.configAuthorities;
  await userEvent.click(await canvas.findByRole('button', { name: add }));
  const dialog = within(await screen.findByRole('dialog', { name: add }));
  await userEvent.type(dialog.getByLabelText(matching(name)), 'Dra. Ñusta Peña');
  await userEvent.type(dialog.getByLabelText(matching(office)), 'Decana');
  await userEvent.type(dialog.getByLabelText(matching(validFrom)), '16092024');
  await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
  return dialog;
}

export const OfficialDeclined = meta.story({
  name: 'Una autoridad sin confirmar',
  parameters: officials,
  play: async (context) => {
    const dialog = await createOfficial(context);
    await decline(context);
    await expect(await dialog.findByText(messages.confirmation.declined)).toBeVisible();
    const { name, office, validFrom } = messages.configAuthorities;
    await expect(dialog.getByLabelText(matching(name))).toHaveValue('Dra. Ñusta Peña');
    await expect(dialog.getByLabelText(matching(office))).toHaveValue('Decana');
    await expect(dialog.getByLabelText(matching(validFrom))).toHaveValue('16/09/2024');
  },
});

export const OfficialCreated = meta.story({
  name: 'Una autoridad sin confirmar, y otra vez',
  tags: ['behavior'],
  parameters: officials,
  play: async (context) => {
    await OfficialDeclined.input.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: messages.config.save }));
    await confirm(context);
    await expect(await screen.findByText(messages.configAuthorities.created)).toBeVisible();
    const created = university.rows.authorities.at(-1);
    await expect(created).toMatchObject({ name: 'Dra. Ñusta Peña', office: 'Decana' });
  },
});

export const OfficialChanged = meta.story({
  name: 'Cambiar una autoridad',
  tags: ['behavior'],
  parameters: officials,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const action = filled(messages.config.editAction, { name: 'Dr. José Gregorio Márquez Peña' });
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    const office = dialog.getByLabelText(matching(messages.configAuthorities.office));
    await userEvent.clear(office);
    await userEvent.type(office, 'Vicerrector');
    await userEvent.click(dialog.getByRole('button', { name: messages.config.save }));
    await confirm(context);
    await expect(await screen.findByText(messages.configAuthorities.updated)).toBeVisible();
    const offices = university.rows.authorities.map((row) => row.office);
    await expect(offices).toContain('Vicerrector');
  },
});

export const TemplateChanged = meta.story({
  name: 'Un documento sin confirmar, y otra vez',
  tags: ['behavior'],
  parameters: { address: '/admin/config/documents' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const action = filled(messages.config.editAction, { name: 'Título' });
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: messages.configDocuments.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Título de grado');
    const save = { name: messages.documentEditor.save };
    await userEvent.click(dialog.getByRole('button', save));
    await decline(context);
    await expect(await dialog.findByText(messages.confirmation.declined)).toBeVisible();
    await expect(name).toHaveValue('Título de grado');
    await userEvent.click(dialog.getByRole('button', save));
    await confirm(context);
    await expect(await screen.findByText(messages.configDocuments.updated)).toBeVisible();
    const names = university.rows.documentTemplates.map((row) => row.name);
    await expect(names).toContain('Título de grado');
  },
});

const report = { address: '/admin/reports?type=confirmed-students&format=PDF&ceremony=7' };

/** Generates a report once its ceremony has loaded. */
async function generate({ canvas, userEvent }: Context) {
  await canvas.findByText(/^Acto de Grado Agosto 2026 · /);
  await userEvent.click(canvas.getByRole('button', { name: messages.reports.generate }));
}

export const ReportDeclined = meta.story({
  name: 'Un reporte sin confirmar',
  parameters: report,
  play: async (context) => {
    const { canvas } = context;
    await generate(context);
    await decline(context);
    await expect(await canvas.findByText(messages.confirmation.declined)).toBeVisible();
    const kind = { name: messages.reports.confirmedStudents };
    await expect(canvas.getByRole('radio', kind)).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'PDF' })).toBeChecked();
    await expect(canvas.getByText(/^Acto de Grado Agosto 2026 · /)).toBeVisible();
  },
});

export const ReportGenerated = meta.story({
  name: 'Un reporte sin confirmar, y otra vez',
  tags: ['behavior'],
  parameters: report,
  play: async (context) => {
    using downloads = recordDownloads();
    await ReportDeclined.input.play?.(context);
    await generate(context);
    await confirm(context);
    const values = { name: messages.reports.confirmedStudents, count: 2 };
    const generated = filled(messages.reports.generated, values);
    await expect(await context.canvas.findByText(generated)).toBeVisible();
    await expect(await downloads.files()).toHaveLength(1);
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
});
