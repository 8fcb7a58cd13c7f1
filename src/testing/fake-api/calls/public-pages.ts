import { publicCeremonyAnswer } from '#contract/ceremonies.ts';
import { maskStatus, withoutReason } from '#contract/look-up.ts';
import { careerAnswer, pick, statusAnswer } from '../answers.ts';
import type { Replies } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
import { askedApplication, demandedProof, isProven } from '../identity-proof.ts';

const publicFields = Object.keys(publicCeremonyAnswer.entries);

/** Closed ceremonies are in the list: a client has to leave them out. */
export const publicPages: Replies<
  'listOfferedCeremonies' | 'listOfferedCareers' | 'listGenders' | 'readPrivacy' | 'findStatus'
> = {
  listOfferedCeremonies: ({ university: { rows } }) =>
    rows.ceremonies
      .filter(({ status }) => status !== 'COMPLETADO')
      .map((row) => pick(row, publicFields)),
  listOfferedCareers: ({ university: { rows } }) =>
    rows.careers.filter(({ is_active }) => is_active).map((row) => careerAnswer(rows, row)),
  listGenders: ({ university: { rows } }) => rows.genders,
  readPrivacy: ({ privacy }) => privacy,
  findStatus(exchange) {
    const { rows } = exchange.university;
    const row = askedApplication(exchange);
    const title = lastCorrection(exchange.university, row.id);
    const status = { ...statusAnswer(rows, row), ...title };
    const by = demandedProof(exchange);
    if (by === undefined) return withoutReason(status);
    return isProven(exchange, row, by) ? status : maskStatus(status, by);
  },
};

/** The last annulment or rectification of an application's titles; none if one of them hides a former name. */
function lastCorrection({ rows, titleEntries }: FakeUniversity, applicationId: number) {
  const ids = rows.titles
    .filter(({ application_id }) => application_id === applicationId)
    .map(({ id }) => id);
  const entries = titleEntries.filter(
    ({ title_id, kind }) => kind !== 'duplicated' && ids.includes(title_id),
  );
  const [entry] = entries;
  if (entries.some(({ former_name_hidden }) => former_name_hidden === true)) return {};
  if (entry === undefined || entry.kind === 'duplicated') return {};
  const { kind: standing, resolution_number, resolution_date } = entry;
  return { title: { standing, resolution_number, resolution_date } };
}
