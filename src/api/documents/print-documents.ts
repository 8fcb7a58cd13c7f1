import {
  array,
  fallback,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import type { CallPath } from '#contract/paths/call-path.ts';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import { type DocumentTemplate, documentKinds } from '#domain/document/document-template.ts';
import type {
  DocumentPreview,
  DocumentPrint,
  PrintedFile,
  PrintProblem,
} from '#domain/document/print.ts';
import type { ApiClient } from '../client.ts';
import { itemOf, unreadRows } from '../wire/answer.ts';
import { base64 } from '../wire/base64.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalIdentifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { readRows } from '../wire/list-answer.ts';
import { rowOf } from '../wire/row.ts';
import { layoutProblem, printFinding } from './layout-problem.ts';

export interface PrintSelection {
  readonly templateId: number;
  readonly titleIds: readonly number[];
}

/** The file of a selection. */
interface PrintOrder extends PrintSelection {
  readonly job: string;
  /** The reason to print in the form of today. Only for servers that offer 'editions'. @default the form of the first print */
  readonly reason?: string | undefined;
}

const printedFile = itemOf(
  pipe(
    object({
      filename: string(),
      content: base64,
      copies: array(unknown()),
      on_hold: fallback(array(number()), []),
    }),
    transform(
      ({ filename, content, copies, on_hold: onHold }): PrintedFile => ({
        name: filename,
        pdf: content,
        documents: copies.length,
        onHold,
      }),
    ),
  ),
);

/** Prints documents, as one file. The same job gets the same copies again. Only for servers that offer 'documents'. */
export function printDocuments(
  api: ApiClient,
  { templateId, titleIds, job, reason }: PrintOrder,
  signal?: AbortSignal,
): Promise<PrintedFile> {
  return api.send({
    call: extraPaths.printDocuments,
    payload: { template_id: templateId, title_ids: titleIds, job, edition_reason: reason },
    signal,
    answer: printedFile,
  });
}

const printProblem = pipe(
  rowOf({ titleId: [optionalIdentifier, 'title_id'], problem: [printFinding, 'problem'] }),
  transform((row): PrintProblem => row),
);

const printProblems = pipe(
  unreadRows,
  transform(({ rows }) => readRows(printProblem, rows).rows),
);

/**
 * Finds the problems of documents before they are printed, and where they differ from those of today if the server offers
 * 'editions'.
 */
export function checkDocuments(
  api: ApiClient,
  { templateId, titleIds }: PrintSelection,
  signal?: AbortSignal,
): Promise<readonly PrintProblem[]> {
  return api.send({
    call: extraPaths.checkDocuments,
    payload: {
      template_id: templateId,
      title_ids: titleIds,
      edition: api.offers('editions') ? 'first' : undefined,
    },
    signal,
    answer: printProblems,
  });
}

/** The preview of a template that may not be stored yet. */
export interface PreviewRequest {
  readonly template: DocumentTemplate;
  readonly format: 'svg' | 'pdf';
  /** The names: invented ones, or those of graduates, which the server records. */
  readonly graduates: 'invented' | 'real';
  /** @default the latest ceremony */
  readonly ceremonyId?: number | undefined;
  /** The name to draw: 0 is the longest. */
  readonly sample: number;
}

const preview = itemOf(
  pipe(
    object({
      content: string(),
      names: array(string()),
      problems: fallback(
        array(rowOf({ name: [optionalText, 'name'], problem: [layoutProblem, 'problem'] })),
        [],
      ),
    }),
    transform((value): DocumentPreview => value),
  ),
);

/** Draws a template with the names of a ceremony that fit worst. */
export function previewDocument(
  api: ApiClient,
  { template, format, graduates, ceremonyId, sample }: PreviewRequest,
  signal?: AbortSignal,
): Promise<DocumentPreview> {
  return api.send({
    call: extraPaths.previewDocument,
    payload: { template, format, graduates, ceremony_id: ceremonyId, sample },
    signal,
    answer: preview,
  });
}

const marks = ['annulled', 'rectified', 'duplicate', 'copy'] as const;

function markIn(value: unknown): DocumentPrint['mark'] {
  return marks.find((mark) => mark === value);
}

const print = pipe(
  rowOf({
    id: [identifier, 'id'],
    kind: [pipe(unknown(), picklist(documentKinds)), 'kind'],
    copy: [identifier, 'copy'],
    mark: [pipe(unknown(), transform(markIn)), 'mark'],
    templateName: [textOrEmpty, 'template_name'],
    editionReason: [optionalText, 'edition_reason'],
    printedAt: [optionalTimestamp, 'printed_at'],
    printedBy: [optionalText, 'printed_by_name'],
  }),
  transform((row): DocumentPrint => row),
);

const prints = pipe(
  unreadRows,
  transform(({ rows }) => readRows(print, rows).rows),
);

/** The printed copies of a title, the newest first. */
export function listDocumentPrints(
  api: ApiClient,
  titleId: number,
  signal?: AbortSignal,
): Promise<readonly DocumentPrint[]> {
  const call: CallPath = `${extraPaths.listDocumentPrints}?title_id=${titleId}`;
  return api.send({ call, signal, answer: prints });
}
