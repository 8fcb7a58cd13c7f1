import type { HttpHandler } from 'msw';
import { refusals } from '../contract/refusals.ts';
import { createFakeUniversity, type FakeUniversity } from './fake-api/fake-university.ts';
import { failWith, noAnswer } from './fake-api/faults.ts';
import {
  type GraduationHandlersOptions,
  graduationHandlers,
} from './fake-api/graduation-handlers.ts';
import { handlerFor } from './fake-api/handler-for.ts';
import { lostAnswer } from './fake-api/lost-answer.ts';

const submit = 'POST /api/public/apply';

interface Stage {
  readonly university: FakeUniversity;
  readonly baseUrl: string | undefined;
}

/** The events before the fake API answers. */
const stages = {
  'all-well': () => [],
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
} as const satisfies Record<string, (stage: Stage) => readonly HttpHandler[]>;

/**
 * A situation that a graduate meets: `ceremony-closes-meanwhile` closes the chosen ceremony while the form is filled in,
 * `answer-lost` takes the first request and breaks the connection before its answer.
 */
export type Scenario = keyof typeof stages;

/** Every scenario by its name, for a test of each. */
export const scenarios = Object.keys(stages) as readonly Scenario[];

/** MSW handlers for every call of the API contract, in a university where something particular happens. */
export function scenario(name: Scenario, options: GraduationHandlersOptions = {}): HttpHandler[] {
  const { data = 'demo', university = createFakeUniversity({ data }), baseUrl } = options;
  const before: readonly HttpHandler[] = stages[name]({ university, baseUrl });
  return [...before, ...graduationHandlers({ ...options, university })];
}

function close({ rows }: FakeUniversity, id?: number): void {
  for (const ceremony of rows.ceremonies) {
    if (id === undefined || ceremony.id === id) ceremony.status = 'CERRADO';
  }
}

async function ceremonyIn(request: Request): Promise<number> {
  const body: { readonly ceremony_id?: unknown } = await request.json();
  return Number(body.ceremony_id);
}
