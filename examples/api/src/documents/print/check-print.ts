import type { PrintCheckInput, PrintProblemAnswer } from 'birrete/contract';
import type { DocumentProblem } from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { rangesOf, recordShown } from '#evidence/audit/shown-rows.ts';
import { findDifferences } from '../editions/differences.ts';
import { readTemplate } from '../editions/template-versions.ts';
import { type GatheredDocument, gatherDocuments, namedTitles } from '../gather-documents.ts';
import { checkDocuments } from '../render/check-documents.ts';
import type { AskThread } from '../render/document-thread.ts';
import { withFileThread } from '../render/file-threads.ts';

/**
 * Finds the problems of documents before they are printed; with `edition`, also where they differ from those of today. The
 * check is recorded, because problems quote values.
 */
export async function checkPrint(
  services: Services,
  { template_id, title_ids: titleIds, edition }: PrintCheckInput,
  audit: AuditContext,
  signal: AbortSignal,
): Promise<PrintProblemAnswer[]> {
  const { kysely } = services;
  const template = await readTemplate(kysely, template_id);
  const { kind } = template.template;
  const isNewEdition = edition === 'today';
  const documents = await gatherDocuments(services, { kind, titleIds, template, isNewEdition });
  const checked = await withFileThread((ask) => checkEditions(documents, { ask, signal }));
  const printed = documents.filter(({ firstPrint }) => firstPrint !== undefined);
  const repeated = new Set(isNewEdition ? [] : printed.map(({ titleId }) => titleId));
  const problems = checked.filter((found) => !isRepeated(found, repeated));
  const differences =
    edition === undefined ? [] : await findDifferences(services, documents, template);
  await recordShown(
    kysely,
    audit,
    {
      action: 'checked',
      subject: 'document-template',
      subjectId: template_id,
      after: { name: template.name, kind },
    },
    { titles: rangesOf(documents.flatMap(namedTitles)) },
  );
  return [
    ...documents.flatMap(({ titleId }, index) =>
      (differences[index] ?? []).map((problem) => ({ title_id: titleId, problem })),
    ),
    ...problems,
  ];
}

/** True for an empty place that a further copy repeats from its first print: any other stops the print. */
function isRepeated(
  { title_id, problem }: PrintProblemAnswer,
  repeated: ReadonlySet<number | null>,
): boolean {
  return problem.kind === 'missing-signatory' && repeated.has(title_id);
}

/** Checks the documents of each template together. */
async function checkEditions(
  documents: readonly GatheredDocument[],
  checking: { readonly ask: AskThread; readonly signal: AbortSignal },
): Promise<readonly PrintProblemAnswer[]> {
  const problems: PrintProblemAnswer[] = [];
  for (const group of byTemplate(documents)) {
    const { template } = group[0].edition.template;
    const values = group.map(({ valuesOf }) => valuesOf(1));
    const extraFields = [...new Set(values.flatMap(({ fields }) => Object.keys(fields)))];
    const found = await checkDocuments({ template, documents: values, extraFields, ...checking });
    problems.push(...found.map((problem) => describeProblem(problem, group)));
  }
  return problems;
}

type Group = [GatheredDocument, ...GatheredDocument[]];

function byTemplate(documents: readonly GatheredDocument[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const document of documents) {
    const { id, version } = document.edition.template;
    const group = groups.get(`${id} ${version}`);
    if (group === undefined) groups.set(`${id} ${version}`, [document]);
    else group.push(document);
  }
  return [...groups.values()];
}

function describeProblem(
  { document, problem }: DocumentProblem,
  group: readonly GatheredDocument[],
): PrintProblemAnswer {
  const titleId = document === undefined ? null : (group[document]?.titleId ?? null);
  return { title_id: titleId, problem };
}
