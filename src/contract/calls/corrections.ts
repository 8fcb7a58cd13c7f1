import { titleEntryAnswer } from '../answers/title-entry.ts';
import type { Call } from '../call.ts';
import { rectificationInput, resolutionInput } from '../inputs/correction.ts';

const correction = {
  usedBy: ['titles'],
  audience: 'administrators',
  extra: 'corrections',
} as const;

const change = {
  ...correction,
  input: resolutionInput,
  status: 201,
  answer: { kind: 'data', schema: titleEntryAnswer },
} as const;

const refusals = ['titleMissing', 'titleAnnulled', 'titleRectified', 'resolutionInFuture'] as const;

/** The corrections of issued titles: entries, never edits. */
export const correctionCalls = {
  listTitleEntries: {
    ...correction,
    purpose: 'List all annulments, rectifications and duplicates of issued titles, newest first',
    status: 200,
    answer: { kind: 'list', schema: titleEntryAnswer },
  },
  annulTitle: {
    ...change,
    purpose: 'Annul an issued title; its numbers are not used again',
    done: 'Título anulado',
    refusals,
  },
  rectifyTitle: {
    ...change,
    purpose:
      'Rectify an issued title: another one with the next numbers of its ceremony is issued in its place',
    input: rectificationInput,
    done: 'Título rectificado',
    refusals: [...refusals, 'nothingRectified', 'numberUnusable'],
  },
  duplicateTitle: {
    ...change,
    purpose: 'Record that a duplicate of an issued title is made; the title stays valid',
    done: 'Duplicado registrado',
    refusals: [...refusals, 'duplicateExists'],
  },
} as const satisfies Record<string, Call>;
