import {
  type BatchRun,
  batchResults,
  isUnderWay as isBatchUnderWay,
  isComplete,
} from '#admin-console/batch/batch-run.flow.ts';
import type { NoticedFailure } from '#admin-console/data/noticed-failure.ts';
import type { DocumentKind } from '#domain/document/document-template.ts';
import { isDifference } from '#domain/document/edition-difference.ts';
import type { PrintedFile, PrintProblem } from '#domain/document/print.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';

/** The titles of one file, in register order. */
export type PrintPart = readonly IssuedTitle[];

export interface PrintFile {
  readonly part: PrintPart;
  /** Its place among the files. */
  readonly index: number;
  readonly templateId: number;
  /** The name under which the file is sent: a file that is sent again has the same copies. */
  readonly job: string;
}

/**
 * The state of a print:
 * - `ready`: nothing has been sent
 * - `checking`: problems are being looked for, before anything is printed
 * - `doubtful`: there are problems; the user decides
 * - `printing`: files are being drawn; `pausing` finishes the current one
 * - `paused`: the next file waits, after the user's pause or after a failure with its message
 * - `asking`: the server does not send the next file again; the user says if it arrived
 * - `done`: all files are saved
 */
type PrintPhase =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking'; readonly checked: number }
  | { readonly kind: 'doubtful'; readonly problems: readonly PrintProblem[] }
  | { readonly kind: 'printing' | 'pausing' }
  | { readonly kind: 'paused'; readonly failure: NoticedFailure | undefined }
  | { readonly kind: 'asking'; readonly failure: NoticedFailure }
  | { readonly kind: 'done' };

/** A print of several files. */
export interface PrintRun {
  readonly parts: readonly PrintPart[];
  /** The saved files, one for each of the first parts. */
  readonly files: readonly PrintedFile[];
  readonly phase: PrintPhase;
}

/** The sheets that a file can have; the server prints at most 500 at once. */
export const fileSizes = [25, 50, 100, 250] as const;

/**
 * Divides titles into files. The record of a ceremony is one document, so one title of each ceremony stands for it.
 */
export function partsOf(
  titles: readonly IssuedTitle[],
  kind: DocumentKind,
  perFile: number,
): readonly PrintPart[] {
  if (kind === 'ceremony-record') return firstOfEach(titles).map((title) => [title]);
  const count = Math.ceil(titles.length / perFile);
  return Array.from({ length: count }, (_, index) =>
    titles.slice(index * perFile, (index + 1) * perFile),
  );
}

function firstOfEach(titles: readonly IssuedTitle[]): readonly IssuedTitle[] {
  const firsts = new Map<string, IssuedTitle>();
  for (const title of titles) {
    const key = `${title.ceremonyName} ${JSON.stringify(title.ceremonyDate)}`;
    if (!firsts.has(key)) firsts.set(key, title);
  }
  return [...firsts.values()];
}

/** The titles that the user selected, in the order of the list as the server sent it: that of the register. */
export function inRegisterOrder(
  selected: readonly IssuedTitle[],
  rows: readonly IssuedTitle[],
): readonly IssuedTitle[] {
  const ids = new Set(selected.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** A print is two runs over the same files: all are checked before the first is drawn. */
export function joinRuns(
  checks: BatchRun<PrintFile, readonly PrintProblem[]>,
  prints: BatchRun<PrintFile, PrintedFile>,
  ended?: PrintFile,
): PrintRun {
  const parts = prints.items.map(({ item }) => item.part);
  return { parts, files: batchResults(prints), phase: joinPhases(checks, prints, ended) };
}

function joinPhases(
  checks: BatchRun<PrintFile, readonly PrintProblem[]>,
  prints: BatchRun<PrintFile, PrintedFile>,
  ended: PrintFile | undefined,
): PrintPhase {
  if (checks.phase === 'ready') return { kind: 'ready' };
  if (isBatchUnderWay(checks)) return { kind: 'checking', checked: checkedCount(checks) };
  if (!isComplete(checks)) return { kind: 'paused', failure: firstFailure(checks) };
  const problems = batchResults(checks).flat();
  switch (prints.phase) {
    case 'ready':
      return problems.length > 0 ? { kind: 'doubtful', problems } : { kind: 'printing' };
    case 'running':
      return { kind: 'printing' };
    case 'stopping':
      return { kind: 'pausing' };
    case 'stopped':
    case 'finished':
      return isComplete(prints) ? { kind: 'done' } : stoppedPhase(firstFailure(prints), ended);
    default:
      return prints.phase satisfies never;
  }
}

function stoppedPhase(
  failure: NoticedFailure | undefined,
  ended: PrintFile | undefined,
): PrintPhase {
  if (failure === undefined || ended === undefined) return { kind: 'paused', failure };
  return { kind: 'asking', failure };
}

/** A file that the user has from an earlier answer: it counts, and can't be saved again. */
export function arrivedFile({ part }: PrintFile): PrintedFile {
  return { name: '', pdf: new Uint8Array(), documents: part.length, onHold: [] };
}

function checkedCount({ items }: BatchRun<PrintFile, unknown>): number {
  const checked = items.filter(({ state }) => state.kind === 'done');
  return documentCount({ parts: checked.map(({ item }) => item.part) });
}

function firstFailure({ items }: BatchRun<PrintFile, unknown>): NoticedFailure | undefined {
  for (const { state } of items)
    if (state.kind === 'failed') return { message: state.message, reason: state.reason };
  return undefined;
}

/** The number of documents in saved files. */
export function printedCount({ files }: PrintRun): number {
  return files.reduce((total, { documents }) => total + documents, 0);
}

/** The titles that were left out of the saved files because they are on hold. */
export function leftOut({ files, parts }: Pick<PrintRun, 'files' | 'parts'>): PrintPart {
  const ids = new Set(files.flatMap(({ onHold }) => onHold));
  return parts.flat().filter(({ id }) => ids.has(id));
}

/** The number of documents of all files. */
export function documentCount({ parts }: Pick<PrintRun, 'parts'>): number {
  return parts.reduce((total, part) => total + part.length, 0);
}

/** True if a check found more than differences, which are no reason against a print. */
export function hasProblems(problems: readonly PrintProblem[]): boolean {
  return problems.some(({ problem }) => !isDifference(problem));
}

/** True if a check found a document that the server refuses to print: the place of a signature would be empty. */
export function isRefused(problems: readonly PrintProblem[]): boolean {
  return problems.some(({ problem }) => problem.kind === 'missing-signatory');
}

/** True while a call is pending or another follows. */
export function isUnderWay({ phase }: PrintRun): boolean {
  return phase.kind === 'checking' || phase.kind === 'printing' || phase.kind === 'pausing';
}

/** The title at which a print stopped: the first of the file that is not saved. */
export function stoppedAt({ parts, files }: PrintRun): IssuedTitle | undefined {
  return parts[files.length]?.[0];
}
