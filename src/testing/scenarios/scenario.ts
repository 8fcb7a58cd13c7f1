import type { HttpHandler } from 'msw';
import { refusals } from '#contract/refusals.ts';
import { contractCalls } from '../fake-api/contract-calls.ts';
import {
  createFakeUniversity,
  type FakeUniversity,
  fakeTokenOf,
} from '../fake-api/fake-university.ts';
import { failWith, noAnswer, slow } from '../fake-api/faults.ts';
import {
  type GraduationHandlersOptions,
  graduationHandlers,
} from '../fake-api/graduation-handlers.ts';
import { handlerFor } from '../fake-api/handler-for.ts';
import { lostAnswer } from '../fake-api/lost-answer.ts';
import type { ApplicationRow } from '../university/rows.ts';

/** Long enough for a loading state to be seen, and shorter than the limit of a call. */
const slowMs = 3_000;

const anywhere = {
  'all-well': () => [],
  slow: ({ baseUrl }) => contractCalls.map((call) => slow(call, slowMs, { baseUrl })),
  offline: ({ baseUrl }) => contractCalls.map((call) => noAnswer(call, { baseUrl })),
} as const satisfies Record<string, Situation>;

/** Situations of an administrator in the console. */
const consoleSituations = {
  'lists-fail': ({ baseUrl }) =>
    contractCalls
      .filter((call) => call.startsWith('GET ') && !call.includes('/public/'))
      .map((call) => failWith(call, { status: 500 }, { baseUrl })),
  'nothing-yet': ({ university: { rows } }) => {
    rows.applications.length = 0;
    rows.ceremonies.length = 0;
    rows.titles.length = 0;
    return [];
  },
  'session-over': ({ university }) => {
    for (const { id } of university.rows.users) university.revokedTokens.add(fakeTokenOf(id));
    return [];
  },
  'decided-meanwhile': (stage) => [
    decidedBefore('PATCH /api/applications/{id}/confirm', 'RECHAZADA')(stage),
    decidedBefore('PATCH /api/applications/{id}/reject', 'CONFIRMADA')(stage),
  ],
  'issue-answer-lost': ({ university, baseUrl = '*' }) => [
    lostAnswer('POST /api/titles/ceremony/{id}/bulk-emit', { university, baseUrl, once: true }),
  ],
} as const satisfies Record<string, Situation>;

type Decision = `PATCH /api/applications/{id}/${'confirm' | 'reject'}`;

/** Another administrator decides the opposite before the call, which is refused. */
function decidedBefore(call: Decision, status: ApplicationRow['status']) {
  return ({ university, baseUrl }: Parameters<Situation>[0]) =>
    handlerFor(call, { baseUrl, once: true }, ({ params }) => {
      const row = university.rows.applications.find(({ id }) => id === Number(params.id));
      if (row !== undefined) row.status = status;
      const { status: code, message } = refusals.applicationChanged;
      return Response.json({ success: false, error: message }, { status: code });
    });
}

/** Every application of the university has a status, so that any of its codes shows that status. */
function everyApplicationIs(status: ApplicationRow['status']): Situation {
  return ({ university }) => {
    for (const application of university.rows.applications) application.status = status;
    return [];
  };
}

/** Situations of a graduate in the status look-up. */
const lookupSituations = {
  'application-pending': everyApplicationIs('PENDIENTE'),
  'application-confirmed': everyApplicationIs('CONFIRMADA'),
  'application-rejected': everyApplicationIs('RECHAZADA'),
  'application-unknown': ({ university }) => {
    university.rows.applications.length = 0;
    return [];
  },
} as const satisfies Record<string, Situation>;

const submit = 'POST /api/public/apply';

/** Situations of a graduate in the wizard. */
const wizardSituations = {
  'no-open-ceremony': ({ university }) => {
    close(university);
    return [];
  },
  'ceremony-closes-meanwhile': ({ university, baseUrl }) => [
    handlerFor(submit, { baseUrl }, async ({ request }) => {
      close(university, await ceremonyIn(request.clone()));
    }),
  ],
  'already-applied': ({ baseUrl }) => [
    failWith(
      submit,
      { status: refusals.alreadyApplied.status, error: refusals.alreadyApplied.message },
      { baseUrl },
    ),
  ],
  'submit-fails': ({ baseUrl }) => [failWith(submit, { status: 500 }, { baseUrl })],
  'submit-unanswered': ({ baseUrl }) => [noAnswer(submit, { baseUrl })],
  'answer-lost': ({ university, baseUrl = '*' }) => [
    lostAnswer(submit, { university, baseUrl, once: true }),
  ],
} as const satisfies Record<string, Situation>;

function close({ rows }: FakeUniversity, id?: number): void {
  for (const ceremony of rows.ceremonies) {
    if (id === undefined || ceremony.id === id) ceremony.status = 'CERRADO';
  }
}

async function ceremonyIn(request: Request): Promise<number> {
  const body: { readonly ceremony_id?: unknown } = await request.json();
  return Number(body.ceremony_id);
}

const situations = {
  ...anywhere,
  ...wizardSituations,
  ...lookupSituations,
  ...consoleSituations,
} as const;

/**
 * A situation that a user of any widget, the wizard, the look-up or the console can meet. `ceremony-closes-meanwhile`
 * closes the chosen ceremony while the form is filled in, `answer-lost` takes the first call and breaks the connection
 * before its answer. The guide about host tests lists all.
 */
export type Scenario = keyof typeof situations;

/** Every scenario by its name, for a test of each. */
export const scenarios = Object.keys(situations) as readonly Scenario[];

/** MSW handlers for every call of the API contract, in a university where something particular happens. */
export function scenario(name: Scenario, options: GraduationHandlersOptions = {}): HttpHandler[] {
  const { data = 'demo', university = createFakeUniversity({ data }), baseUrl } = options;
  const before: readonly HttpHandler[] = situations[name]({ university, baseUrl });
  return [...before, ...graduationHandlers({ ...options, university })];
}

/** The university of a scenario, and the address of its API. The public types contain it. @public */
interface Stage {
  readonly university: FakeUniversity;
  readonly baseUrl: string | undefined;
}

/** Changes the university, and returns the handlers before those of the fake API. */
type Situation = (stage: Stage) => readonly HttpHandler[];
