import { refusals } from '#contract/refusals.ts';
import { contractCalls } from '../fake-api/contract-calls.ts';
import { fakeTokenOf } from '../fake-api/fake-university.ts';
import { failWith } from '../fake-api/faults.ts';
import { handlerFor } from '../fake-api/handler-for.ts';
import { lostAnswer } from '../fake-api/lost-answer.ts';
import type { ApplicationRow } from '../university/rows.ts';
import type { Situation } from './stage.ts';

/** Situations of an administrator in the console. */
export const consoleSituations = {
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
