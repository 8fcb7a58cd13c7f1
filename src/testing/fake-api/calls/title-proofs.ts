import type {
  ApplicationProofAnswer,
  CorrectionAnswer,
  TitleProofAnswer,
} from '#contract/title-proof.ts';
import {
  lastProofDay,
  type ProofFacts,
  proofPhase,
  refuseCorrectionAcceptance,
  refuseCorrectionDecision,
  refuseProof,
  refuseProofAnswer,
} from '#register/application/title-proof-rules.ts';
import type { ApplicationRow } from '#testing/university/rows.ts';
import { decline, demand } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import type { FakeTitleProof, FakeUniversity } from '../fake-university.ts';
import { askedApplication, demandedProof, isProven } from '../identity-proof.ts';
import { demandVersion, findRow } from '../memory.ts';
import { proposedTitle } from '../titles/proposed-title.ts';
import { titleImage } from '../titles/title-image.ts';
import { editRow } from './applications.ts';

/** As by default in the reference API. */
const daysBefore = 5;

/** The application of a caller who has proved that it is theirs. @throws DeclinedCall 403 or 404 */
function ownApplication(exchange: Exchange): ApplicationRow {
  const row = askedApplication(exchange);
  const by = demandedProof(exchange);
  if (by === undefined || !isProven(exchange, row, by)) throw decline('proofIdentityRequired');
  return row;
}

function proofFacts({ rows, today }: FakeUniversity, row: ApplicationRow): ProofFacts {
  const ceremony = findRow(rows.ceremonies, row.ceremony_id);
  return {
    isConfirmed: row.status === 'CONFIRMADA',
    isIssued: hasTitle(rows, row.id),
    isCompleted: ceremony?.status === 'COMPLETADO',
    today,
    lastDay: lastProofDay(ceremony?.ceremony_date ?? today, daysBefore),
  };
}

function hasTitle({ titles }: FakeUniversity['rows'], applicationId: number): boolean {
  return titles.some(({ application_id }) => application_id === applicationId);
}

/** The entry of an application, which is made with the first look. */
function entryOf({ titleProofs }: FakeUniversity, id: number): FakeTitleProof {
  const entry = titleProofs.get(id) ?? { corrections: [] };
  titleProofs.set(id, entry);
  return entry;
}

function describe(university: FakeUniversity, row: ApplicationRow): TitleProofAnswer {
  const facts = proofFacts(university, row);
  const { answer, corrections } = university.titleProofs.get(row.id) ?? { corrections: [] };
  const title = proposedTitle(university.rows, row);
  const status = proofPhase(facts);
  return {
    status,
    last_day: facts.lastDay,
    title: status === 'open' ? { ...title, image: titleImage(title) } : null,
    answer:
      answer === undefined
        ? null
        : { kind: answer.kind, at: answer.at, is_current: answer.version === title.version },
    correction: corrections.at(-1) ?? null,
  };
}

function describeApplication(
  { rows }: FakeUniversity,
  row: ApplicationRow,
  { answer, corrections }: FakeTitleProof,
): ApplicationProofAnswer {
  const isConfirmed = answer?.kind === 'correct';
  const isCurrent = answer?.version === proposedTitle(rows, row).version;
  return {
    application_id: row.id,
    status: isConfirmed ? (isCurrent ? 'correct' : 'changed') : 'seen',
    correction: corrections.at(-1) ?? null,
  };
}

/** The correction of the path with its application. @throws DeclinedCall 404 */
function findCorrection({ university, id }: Exchange) {
  for (const [applicationId, { corrections }] of university.titleProofs) {
    const correction = corrections.find((entry) => entry.id === id);
    const row = findRow(university.rows.applications, applicationId);
    if (correction !== undefined && row !== undefined) return { correction, row };
  }
  throw decline('correctionMissing');
}

function nextCorrectionId({ titleProofs }: FakeUniversity): number {
  const ids = [...titleProofs.values()].flatMap(({ corrections }) =>
    corrections.map(({ id }) => id),
  );
  return Math.max(0, ...ids) + 1;
}

function decide(
  { university }: Exchange,
  correction: CorrectionAnswer,
  decision: Pick<CorrectionAnswer, 'status' | 'reply'>,
) {
  return Object.assign(correction, decision, { decided_at: university.now() });
}

/** The proofs of titles, beyond the API contract. */
export const titleProofs: Replies<
  | 'readTitleProof'
  | 'answerTitleProof'
  | 'listTitleProofs'
  | 'acceptCorrection'
  | 'answerCorrection'
> = {
  readTitleProof(exchange) {
    const { university } = exchange;
    const row = ownApplication(exchange);
    const facts = proofFacts(university, row);
    demand(refuseProof(facts));
    if (proofPhase(facts) === 'open') entryOf(university, row.id);
    return describe(university, row);
  },
  answerTitleProof(exchange) {
    const { university, input } = exchange;
    const { version, answer: kind, description } = input;
    const row = ownApplication(exchange);
    const entry = entryOf(university, row.id);
    demand(
      refuseProofAnswer(proofFacts(university, row), {
        hasOpenCorrection: entry.corrections.at(-1)?.status === 'open',
        isCurrent: proposedTitle(university.rows, row).version === version,
      }),
    );
    const isRepeated =
      kind === 'correct' && entry.answer?.kind === kind && entry.answer.version === version;
    if (!isRepeated) entry.answer = { kind, version, at: university.now() };
    if (kind === 'correction') {
      entry.corrections.push({
        id: nextCorrectionId(university),
        status: 'open',
        description: description ?? '',
        requested_at: university.now(),
        reply: null,
        decided_at: null,
      });
    }
    return describe(university, row);
  },
  listTitleProofs: ({ university }) =>
    university.rows.applications.flatMap((row) => {
      const entry = university.titleProofs.get(row.id);
      if (entry === undefined) return [];
      const isAsking = entry.corrections.at(-1)?.status === 'open';
      if (hasTitle(university.rows, row.id) && !isAsking) return [];
      return [describeApplication(university, row, entry)];
    }),
  acceptCorrection(exchange) {
    const { rows } = exchange.university;
    const { reply = null, gender_id, application } = exchange.input;
    const { correction, row } = findCorrection(exchange);
    demand(refuseCorrectionAcceptance(correction.status === 'open', hasTitle(rows, row.id)));
    const hasGender = gender_id !== undefined && gender_id !== null;
    if (hasGender && findRow(rows.genders, gender_id) === undefined) throw decline('genderUnknown');
    if (application !== undefined && exchange.extras.includes('proof-edits')) {
      demandVersion(exchange, row, 'applicationChanged');
      editRow(exchange, row, application);
    }
    if (hasGender) row.gender_id = gender_id;
    return decide(exchange, correction, { status: 'accepted', reply });
  },
  answerCorrection(exchange) {
    const { correction } = findCorrection(exchange);
    demand(refuseCorrectionDecision(correction.status === 'open'));
    return decide(exchange, correction, { status: 'answered', reply: exchange.input.reply });
  },
};
