import type { IssueCheckAnswer } from 'birrete/contract';
import {
  type DocumentValues,
  type IsoDate,
  placeholderExamples,
  severalSignatories,
  titleValues,
} from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { type DocumentContext, readDocumentContext } from '#documents/document-context.ts';
import { unissuedTitle } from '#documents/document-values.ts';
import { findIssueTemplate } from '#documents/editions/template-versions.ts';
import { checkDocuments } from '#documents/render/check-documents.ts';
import { rangesOf, recordShown } from '#evidence/audit/shown-rows.ts';
import { readRow } from '#platform/database/stored-row.ts';
import { readSeries } from './graduates.query.ts';
import { numberPlaces } from './number-places.ts';
import { readWaitingGraduates, type WaitingGraduate } from './waiting-graduates.query.ts';

/**
 * Lays out the titles that an issue of a ceremony would create today, by the template that titles are printed by, and
 * names what would be wrong on paper. Nothing is written but who looked, because problems quote values.
 * @throws ApiFailure 404 if the ceremony does not exist, 503 once the caller has left
 */
export async function checkIssue(
  services: Services,
  ceremonyId: number,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<IssueCheckAnswer> {
  const { kysely, settings } = services;
  const ceremony = await readRow(kysely, 'ceremonies', ceremonyId, 'ceremonyNotFound');
  const template = await findIssueTemplate(kysely);
  const graduates = await readWaitingGraduates(kysely, ceremonyId);
  if (template === undefined) return { template: null, problems: [] };
  const context = await readDocumentContext({ kysely, settings });
  const numbers = numberPlaces(graduates, await readSeries(kysely, ceremony));
  const problems = await checkDocuments({
    template: template.template,
    documents: plannedDocuments(context, graduates, numbers, audit.day ?? null),
    extraFields: context.fields.map(({ name }) => name),
    signal,
  });
  const rivals = severalSignatories(template.template, context.officials, {
    day: ceremony.ceremony_date,
    faculties: graduates.map(({ faculty_id }) => faculty_id),
  });
  await recordShown(
    kysely,
    audit,
    {
      action: 'checked',
      subject: 'ceremony',
      subjectId: ceremonyId,
      after: { template: template.name },
    },
    { applications: rangesOf(graduates.map(({ id }) => id)) },
  );
  return {
    template: template.name,
    problems: [
      ...rivals.map((problem) => ({ application_id: null, problem })),
      ...problems.map(({ document, problem }) => ({
        application_id: document === undefined ? null : (graduates[document]?.id ?? null),
        problem,
      })),
    ],
  };
}

/** The values of the titles as the issue would seal them, each with a code of the same length as its own. */
function* plannedDocuments(
  context: DocumentContext,
  graduates: readonly WaitingGraduate[],
  { record, assigned, folio }: ReturnType<typeof numberPlaces>,
  issueDate: IsoDate | null,
): Generator<DocumentValues, void, undefined> {
  for (const graduate of graduates) {
    const { content, paper } = unissuedTitle(context, graduate, {
      issueDate,
      numbers: {
        record: record.get(graduate.id)?.number ?? null,
        assigned: assigned.get(graduate.id)?.number ?? null,
        folio: folio.get(graduate.id)?.number ?? null,
      },
    });
    yield titleValues({ content, paper: { ...paper, code: placeholderExamples.codigo } }, []);
  }
}
