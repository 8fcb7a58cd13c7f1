import { custom } from 'valibot';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { EditionDifference } from '#domain/document/edition-difference.ts';
import { isRecord } from '../wire/is-record.ts';

const hasKind = (value: unknown) => isRecord(value) && typeof value.kind === 'string';

/** A problem of a document. */
export const layoutProblem = custom<LayoutProblem>(hasKind);

/** A problem of a document, or a difference from a sheet of today. */
export const printFinding = custom<LayoutProblem | EditionDifference>(hasKind);
