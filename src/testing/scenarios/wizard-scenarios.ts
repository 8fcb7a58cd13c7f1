import { refusals } from '#contract/refusals.ts';
import type { FakeUniversity } from '../fake-api/fake-university.ts';
import { failWith, noAnswer } from '../fake-api/faults.ts';
import { handlerFor } from '../fake-api/handler-for.ts';
import { lostAnswer } from '../fake-api/lost-answer.ts';
import type { Situation } from './stage.ts';

const submit = 'POST /api/public/apply';

/** Situations of a graduate in the wizard. */
export const wizardSituations = {
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
