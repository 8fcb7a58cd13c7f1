import { expect, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import type { Extra } from '#contract/extras.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { createFakeUniversity, type FakeUniversity } from '#testing/fake-api/fake-university.ts';
import { answer, failWith, never, noAnswer } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { proposedTitle } from '#testing/fake-api/titles/proposed-title.ts';
import { titlesFor } from '#testing/university/titles.ts';
import { BulkIssueOpener } from '../bulk-issue-opener.fixtures.tsx';
import { choose, open, openDialog, span, submitOf } from '../bulk-issue-steps.fixtures.ts';
import { fillCeremony } from '../graduates.fixtures.ts';

const meta = preview.meta({
  title: 'Consola/Títulos/Emisión masiva/Ensayo',
  ...sectionStory('/admin/titles', <BulkIssueOpener />),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

async function openMay(context: Play) {
  const dialog = await open(context);
  await choose(context, dialog, /Mayo 2026/);
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openMay>>;

/** The texts of each row's cells. Rows outside the viewport render slightly later. */
async function tableOf(dialog: Dialog, count = 6): Promise<readonly (readonly string[])[]> {
  const grid = within(await dialog.findByRole('grid', { name: messages.bulkIssueRehearsal.table }));
  const rows = () => grid.getAllByRole('row').slice(1);
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(count));
  return rows().map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

function changed(change: (rows: FakeUniversity['rows']) => void, extras: readonly Extra[] = []) {
  const university = createFakeUniversity();
  change(university.rows);
  return graduationHandlers({ university, extras });
}

/** Lets the ceremony in May begin with a number of the ceremony in March. */
function repeatNumbers({ ceremonies }: FakeUniversity['rows']) {
  const ceremony = ceremonies.find(({ id }) => id === 4);
  if (ceremony !== undefined) ceremony.record_initial = '52';
}

/** The confirmed applications of the ceremony in May without a title. */
function waitingIn({ applications }: FakeUniversity['rows']) {
  return applications.filter((row) => row.ceremony_id === 4 && row.status === 'CONFIRMADA');
}

export const Default = meta.story({
  name: 'Ensayo',
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(
      await dialog.findByRole('heading', { name: messages.bulkIssueRehearsal.title }),
    ).toBeVisible();
    await expect(dialog.getByText(matching(messages.bulkIssueRehearsal.explanation))).toBeVisible();
    const rows = await tableOf(dialog);
    await expect(rows.map((cells) => cells[2])).toEqual('143 144 145 146 147 148'.split(' '));
    await expect(rows.map((cells) => cells[3]).toSorted()).toEqual(
      '443 444 445 446 447 448'.split(' '),
    );
    await expect(rows.every((cells) => cells[0] !== '')).toBe(true);
  },
});

/** The answers of four of six graduates: one confirmed, one before a change, one asks for a correction, one only looked. */
function proofread() {
  const university = createFakeUniversity();
  const [confirmed, asking, looking, outdated] = waitingIn(university.rows);
  if (!confirmed || !asking || !looking || !outdated)
    throw new Error('The ceremony in May has too few graduates');
  const { version } = proposedTitle(university.rows, confirmed);
  const at = '2026-04-30T15:00:00.000Z';
  university.titleProofs.set(confirmed.id, {
    answer: { kind: 'correct', version, at },
    corrections: [],
  });
  university.titleProofs.set(outdated.id, {
    answer: { kind: 'correct', version: 'of an earlier template', at },
    corrections: [],
  });
  university.titleProofs.set(looking.id, { corrections: [] });
  university.titleProofs.set(asking.id, {
    corrections: [
      {
        id: 1,
        status: 'open',
        description: 'Sin tilde',
        requested_at: at,
        reply: null,
        decided_at: null,
      },
    ],
  });
  return { handlers: graduationHandlers({ university, extras: ['proof'] }), asking, outdated };
}

export const Proofread = meta.story({
  name: 'Revisado por los graduandos',
  beforeEach: ({ msw }) => {
    msw.use(...proofread().handlers);
  },
  play: async (context) => {
    const dialog = await openMay(context);
    const figures = messages.bulkIssueRehearsal;
    await expect(await dialog.findByRole('heading', { name: figures.proofTitle })).toBeVisible();
    const countOf = (term: string) => dialog.getByText(term).nextElementSibling?.textContent;
    await expect(countOf(figures.proofConfirmed)).toBe('1');
    await expect(countOf(figures.proofOutdated)).toBe('1');
    await expect(countOf(figures.proofAsked)).toBe('1');
    await expect(countOf(figures.proofUnanswered)).toBe('1');
    await expect(countOf(figures.proofNeverLooked)).toBe('2');
    const { application_code: codes } = proofread().asking;
    await expect(dialog.getByText(filled(figures.proofOpen, { count: 1, codes }))).toBeVisible();
    await expect(dialog.getByText(figures.proofOpenAdvice)).toBeVisible();
    const { application_code: changedCodes } = proofread().outdated;
    await expect(
      dialog.getByText(filled(figures.proofChanged, { count: 1, codes: changedCodes })),
    ).toBeVisible();
    await expect(dialog.getByText(figures.proofChangedAdvice)).toBeVisible();
  },
});

export const AfterIssued = meta.story({
  name: 'Después de títulos emitidos',
  beforeEach: ({ msw }) => {
    msw.use(
      ...changed((rows) => {
        const [late] = waitingIn(rows);
        const ceremony = rows.ceremonies.find(({ id }) => id === 4);
        if (late === undefined || ceremony === undefined) return;
        const moments = { issueDate: '2026-06-01', at: '2026-06-01T16:00:00.000Z' };
        const [title] = titlesFor(rows, { ceremony, graduates: [late], issued: [], ...moments });
        if (title !== undefined) rows.titles.push({ id: 900, ...title });
      }),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    const rows = await tableOf(dialog, 5);
    await expect(rows.map((cells) => cells[2])).toEqual('144 145 146 147 148'.split(' '));
    await expect(dialog.getByText(messages.bulkIssue.titled).nextElementSibling).toHaveTextContent(
      '1',
    );
    await expect(
      dialog.getByText(messages.bulkIssue.summaryTitles).nextElementSibling,
    ).toHaveTextContent('5');
  },
});

export const Findings = meta.story({
  name: 'Con observaciones',
  beforeEach: ({ msw }) => {
    msw.use(
      ...changed((rows) => {
        const [first, second] = waitingIn(rows);
        if (first !== undefined) first.gender_id = 0;
        rows.degreeTitles = rows.degreeTitles.filter(
          (entry) => entry.career_id !== second?.career_id || entry.gender_id !== second?.gender_id,
        );
        repeatNumbers(rows);
      }),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await dialog.findByText(messages.bulkIssueRehearsal.remarksTitle)).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.bulkIssueRehearsal.countTaken, { count: 6 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.bulkIssueRehearsal.countNoGender)),
    ).toBeVisible();
    await expect(
      dialog.getByText(matching(messages.bulkIssueRehearsal.countNoNomenclature)),
    ).toBeVisible();
    const rows = await tableOf(dialog);
    await expect(
      rows.filter((cells) => cells[1] === messages.bulkIssueRehearsal.pending).length,
    ).toBeGreaterThan(1);
    await expect(rows[0]?.[5]).toMatch(
      matching(messages.bulkIssueRehearsal.takenRecord, { number: 52 }),
    );
  },
});

/** A ceremony in 2028, whose numbers end in their year. */
function slips({ ceremonies }: FakeUniversity['rows']) {
  const ceremony = ceremonies.find(({ id }) => id === 4);
  if (ceremony === undefined) return;
  ceremony.ceremony_date = '2028-05-12';
  ceremony.record_initial = '001/2026';
}

export const Slips = meta.story({
  name: 'Fecha y números que parecen un error',
  beforeEach: ({ msw }) => {
    msw.use(...changed(slips, ['today']));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    const texts = messages.bulkIssueRehearsal;
    await expect(await dialog.findByText(texts.remarksTitle)).toBeVisible();
    await expect(
      dialog.getByText(filled(texts.yearRecord, { number: '001/2026', next: '001/2027' })),
    ).toBeVisible();
    await expect(dialog.getByText(texts.ceremonyAhead)).toBeVisible();
    await expect(dialog.queryByText(texts.inFuture)).toBeNull();
    const date = dialog.getByRole('textbox', { name: messages.bulkIssue.date });
    await context.userEvent.clear(date);
    await context.userEvent.type(date, '13082028');
    await expect(await dialog.findByText(texts.inFuture)).toBeVisible();
    await expect(dialog.getByText(filled(texts.longAfterCeremony, { count: 90 }))).toBeVisible();
    await context.userEvent.clear(date);
    await context.userEvent.type(date, '01011999');
    await expect(await dialog.findByText(texts.beforeCeremony)).toBeVisible();
    await expect(dialog.queryByText(texts.inFuture)).toBeNull();
  },
});

/** A warning is no question: 'Emitir' stays one press. */
export const SlipsIssued = meta.story({
  name: 'Se emite a pesar de los avisos',
  tags: ['behavior'],
  beforeEach: Slips.input.beforeEach,
  play: async (context) => {
    await Slips.input.play?.(context);
    await context.userEvent.click(submitOf(openDialog()));
    await expect(
      await screen.findByText(matching(messages.bulkIssue.issued, { count: 6 })),
    ).toBeVisible();
  },
});

export const SlipsWithoutCareers = meta.story({
  name: 'Avisos sin las carreras',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/careers', { status: 500 }), ...changed(slips, ['today']));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await dialog.findByText(messages.consoleLists.careers)).toBeVisible();
    await expect(dialog.getByText(messages.bulkIssueRehearsal.ceremonyAhead)).toBeVisible();
  },
});

export const Paper = meta.story({
  name: 'Problemas en papel',
  beforeEach: ({ msw }) => {
    msw.use(
      ...changed(
        (rows) => {
          const [first] = waitingIn(rows);
          if (first !== undefined) first.first_name = '小明';
          rows.documentFields = rows.documentFields.filter(({ name }) => name !== 'ciudad');
        },
        ['issue-check'],
      ),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    const texts = messages.bulkIssueRehearsal;
    await expect(
      await dialog.findByText(matching(texts.paperTitle, { template: 'Título' })),
    ).toBeVisible();
    const city = filled(messages.documentProblems.emptyCity, { placeholder: '{ciudad}' });
    await expect(dialog.getByText(city)).toBeVisible();
    await context.userEvent.click(
      dialog.getByRole('button', { name: matching(texts.showRemarked) }),
    );
    const rows = await tableOf(dialog, 1);
    await expect(rows.filter((cells) => cells[5]?.includes('小'))).toHaveLength(1);
    await expect(submitOf(dialog)).toBeEnabled();
  },
});

export const PaperFailed = meta.story({
  name: 'No se pudo comprobar el papel',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(
      failWith('POST /api/titles/ceremony/{id}/check', { status: 500 }, { once: true }),
      ...graduationHandlers({ extras: ['issue-check'] }),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await dialog.findByText(messages.bulkIssueRehearsal.paperFailed)).toBeVisible();
    await expect(submitOf(dialog)).toBeEnabled();
    await context.userEvent.click(dialog.getByRole('button', { name: messages.console.retry }));
    await expect(
      await dialog.findByText(matching(messages.bulkIssueRehearsal.paperTitle)),
    ).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Números que el registro ya tiene',
  beforeEach: ({ msw }) => {
    msw.use(...changed(repeatNumbers, ['one-register']));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await dialog.findByText(messages.bulkIssueRehearsal.refusedTitle)).toBeVisible();
    await expect(
      dialog.getByText(filled(messages.bulkIssueRehearsal.countTaken, { count: 6 })),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.bulkIssue.submit })).toBeDisabled();
    const rows = await tableOf(dialog);
    await expect(rows[0]?.[5]).toMatch(
      matching(messages.bulkIssueRehearsal.takenRecord, { number: 52 }),
    );
  },
});

/** Lets somebody who waits in May be a graduate of another ceremony, who applied for the same career again. */
function applyAgain(rows: FakeUniversity['rows']) {
  const [waiting] = waitingIn(rows);
  const title = rows.titles.find(({ ceremony_id }) => ceremony_id !== 4);
  const former = rows.applications.find(({ id }) => id === title?.application_id);
  if (!waiting || !former || !title) throw new Error('Nobody has a title yet');
  const { career_id, identification_type, id_number } = former;
  Object.assign(waiting, { career_id, identification_type, id_number });
  return { number: title.record_registry, ceremony: title.ceremony_name };
}

export const AppliedAgain = meta.story({
  name: 'Con un título de la misma carrera',
  beforeEach: ({ msw }) => {
    msw.use(...changed(applyAgain));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    const { countFormer, formerTitle } = messages.bulkIssueRehearsal;
    await expect(await dialog.findByText(filled(countFormer, { count: 1 }))).toBeVisible();
    const findings = (await tableOf(dialog)).map((cells) => cells[5] ?? '');
    const expected = filled(formerTitle, applyAgain(createFakeUniversity().rows));
    await expect(findings.filter((text) => text.includes(expected))).toHaveLength(1);
    await expect(submitOf(dialog)).toBeEnabled();
  },
});

export const OnlyFindings = meta.story({
  name: 'Solo con observaciones',
  beforeEach: ({ msw }) => {
    msw.use(
      ...changed((rows) => {
        const [first] = waitingIn(rows);
        if (first !== undefined) first.gender_id = 0;
      }),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    const { userEvent } = context;
    await userEvent.click(
      await dialog.findByRole('button', {
        name: matching(messages.bulkIssueRehearsal.showRemarked),
      }),
    );
    const rows = await tableOf(dialog, 1);
    await expect(rows.length).toBeLessThan(6);
    await expect(rows.some((cells) => cells[5] === messages.bulkIssueRehearsal.noGender)).toBe(
      true,
    );
  },
});

export const ShowsAllAgain = meta.story({
  name: 'De nuevo todos',
  tags: ['behavior'],
  beforeEach: OnlyFindings.input.beforeEach,
  play: async (context) => {
    await OnlyFindings.input.play?.(context);
    const dialog = openDialog();
    await context.userEvent.click(
      dialog.getByRole('button', {
        name: filled(messages.bulkIssueRehearsal.showAll, { count: 6 }),
      }),
    );
    await expect(await tableOf(dialog)).toHaveLength(6);
  },
});

export const OddNumbers = meta.story({
  name: 'Números iniciales extraños',
  beforeEach: ({ msw }) => {
    msw.use(
      ...changed(({ ceremonies }) => {
        const ceremony = ceremonies.find(({ id }) => id === 4);
        if (ceremony === undefined) return;
        ceremony.record_initial = 'A-097';
        ceremony.assigned_initial = '';
        ceremony.folio_initial = '99999999999999997';
      }),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    const rows = await tableOf(dialog);
    await expect(rows.map((cells) => cells[2])).toEqual(
      'A-097 A-098 A-099 A-100 A-101 A-102'.split(' '),
    );
    await expect(rows.every((cells) => cells[3] === messages.bulkIssueRehearsal.noNumber)).toBe(
      true,
    );
    await expect(rows.map((cells) => cells[4])).toContain('100000000000000002');
    await expect(
      dialog.getByText(matching(messages.bulkIssueRehearsal.unnumberedAssigned)),
    ).toBeVisible();
    await expect(
      dialog.getByText(
        filled(messages.bulkIssue.folioSpan, {
          span: span('99999999999999997', '100000000000000002'),
        }),
      ),
    ).toBeVisible();
  },
});

export const ManyRows = meta.story({
  name: 'Dos mil graduandos',
  beforeEach: ({ msw }) => {
    msw.use(...changed(({ applications }) => fillCeremony(applications, 4, 2_000)));
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openMay(context);
    await expect(
      (await dialog.findByText(messages.bulkIssue.summaryTitles)).nextElementSibling,
    ).toHaveTextContent(filled('{count}', { count: 2000 }));
    await userEvent.clear(
      dialog.getByRole('combobox', { name: matching(messages.bulkIssue.ceremony) }),
    );
    const option = await dialog.findByRole('option', { name: /Mayo 2026/ });
    const before = performance.now();
    await userEvent.click(option);
    await expect(await dialog.findByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
    await expect(performance.now() - before).toBeLessThan(3_000);
    await expect((await tableOf(dialog)).length).toBeLessThan(100);
  },
});

export const Loading = meta.story({
  name: 'Preparando',
  beforeEach: ({ msw }) => {
    msw.use(never('GET /api/degree-titles'));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await dialog.findByText(messages.bulkIssueRehearsal.loading)).toBeInTheDocument();
  },
});

export const CareersFailed = meta.story({
  name: 'Error al cargar las carreras',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/careers', { status: 500 }, { once: true }));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await dialog.findByText(messages.consoleLists.careers)).toBeVisible();
    await expect(dialog.getByText(matching(messages.bulkIssueRehearsal.unavailable))).toBeVisible();
    await expect(dialog.getByRole('button', { name: messages.bulkIssue.submit })).toBeEnabled();
  },
});

export const RetriesCareers = meta.story({
  name: 'Reintentar las carreras',
  tags: ['behavior'],
  beforeEach: CareersFailed.input.beforeEach,
  play: async (context) => {
    const dialog = await openMay(context);
    await context.userEvent.click(
      await dialog.findByRole('button', { name: messages.console.retry }),
    );
    await expect(await tableOf(dialog)).toHaveLength(6);
  },
});

export const NomenclaturesFailed = meta.story({
  name: 'Error al cargar las nomenclaturas',
  beforeEach: ({ msw }) => {
    msw.use(noAnswer('GET /api/degree-titles', { once: true }));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await dialog.findByText(messages.consoleLists.degreeTitles)).toBeVisible();
  },
});

export const TitlesFailed = meta.story({
  name: 'Error al cargar los títulos',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/titles', { status: 500 }, { once: true }));
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(
      await dialog.findByText(matching(messages.bulkIssueRehearsal.titlesUnread)),
    ).toBeVisible();
    await expect(screen.queryByText(matching(messages.failures.server))).toBeNull();
  },
});

export const RetriesTitles = meta.story({
  name: 'Reintentar los títulos',
  tags: ['behavior'],
  beforeEach: TitlesFailed.input.beforeEach,
  play: async (context) => {
    const dialog = await openMay(context);
    await context.userEvent.click(
      await dialog.findByRole('button', { name: messages.console.retry }),
    );
    await waitFor(() =>
      expect(dialog.queryByText(matching(messages.bulkIssueRehearsal.titlesUnread))).toBeNull(),
    );
  },
});

export const AmbiguousCareer = meta.story({
  name: 'Dos carreras con el mismo nombre',
  beforeEach: ({ msw }) => {
    const careers = [1, 2].map((id) => ({ id, name: 'Química', record_order: id }));
    msw.use(
      answer('GET /api/careers', careers),
      answer('GET /api/applications', [
        {
          id: 1,
          status: 'CONFIRMADA',
          first_name: 'Ana',
          last_name: 'Peña',
          gender_id: 2,
          career_name: 'Química',
          ceremony_name: 'Acto de Grado Mayo 2026',
        },
      ]),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(
      await dialog.findByText(
        filled(messages.bulkIssueRehearsal.countAmbiguousCareers, { count: 1 }),
      ),
    ).toBeVisible();
    const [row] = await tableOf(dialog, 1);
    await expect(row?.[5]).toMatch(matching(messages.bulkIssueRehearsal.ambiguousCareer));
  },
});

export const AlmostEmpty = meta.story({
  name: 'Solicitud casi sin datos',
  beforeEach: ({ msw }) => {
    msw.use(
      answer('GET /api/applications', [
        { id: 1, status: 'CONFIRMADA', ceremony_name: 'Acto de Grado Mayo 2026' },
      ]),
    );
  },
  play: async (context) => {
    const dialog = await openMay(context);
    await expect(await tableOf(dialog, 1)).toEqual([
      [
        messages.bulkIssueRehearsal.unnamed,
        messages.bulkIssueRehearsal.pending,
        '143',
        '443',
        '0643',
        messages.bulkIssueRehearsal.noGender,
      ],
    ]);
  },
});
