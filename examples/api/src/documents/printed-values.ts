import {
  type DocumentKind,
  type DocumentValues,
  type IsoDate,
  marksOf,
  type PrintableTitle,
  type PrintMark,
  parseCalendarDate,
  printMark,
  type StandingEntry,
  titleStanding,
  titleValues,
  writtenDate,
} from 'birrete/rules';
import type { TitleHoldRow } from '../platform/database/title-holds.ts';
import { printedCode } from './document-values.ts';
import type { PrintedEntry, PrintedTitle } from './printed-titles.query.ts';

/** A title with its corrections. */
export interface TitleToPrint {
  readonly title: PrintedTitle;
  readonly entries: readonly PrintedEntry[];
  /** The entries about its review, the oldest first. */
  readonly holds: readonly Pick<TitleHoldRow, 'kind'>[];
}

type Corrected = Pick<TitleToPrint, 'title' | 'entries'>;

/** The values that do not come from a title: the address of its verification, and the pictures of signatures. */
export interface PaperForm
  extends Pick<PrintableTitle['paper'], 'verificationPage' | 'signatures'> {
  /** True if a title names the one that it replaces even if that one's name is hidden. */
  readonly printsHiddenNames: boolean;
}

/** The values of the document of an issued title. */
export function printedValues(
  title: Corrected,
  form: PaperForm,
  mark: PrintMark,
  copy: number,
): DocumentValues {
  return titleValues(printableTitle(title, form), marksOf(mark, copy));
}

/** The mark of a print of a title. */
export function markOf(kind: DocumentKind, { title, entries }: Corrected, copy: number): PrintMark {
  return printMark(kind, titleStanding(standingEntries(title.id, entries)), copy);
}

/** True for a title that stands in the record of its ceremony: neither annulled nor rectified. */
export function isStanding({ title, entries }: Corrected): boolean {
  return titleStanding(standingEntries(title.id, entries)).kind === 'valid';
}

/** True while the university reviews a title that stands. */
export function isOnHold({ title, entries, holds }: TitleToPrint): boolean {
  return titleStanding(standingEntries(title.id, entries), holds).kind === 'on-hold';
}

/**
 * The sealed content of a title, with the resolution of the latest correction. Of a rectification that hides the former name
 * it says nothing, unless the university prints it.
 */
export function printableTitle(
  { title, entries }: Corrected,
  { printsHiddenNames, ...form }: PaperForm,
): PrintableTitle {
  const origin = entries.find(({ replacing_title_id }) => replacing_title_id === title.id);
  const isOriginHidden = origin?.former_name_hidden === true && !printsHiddenNames;
  const resolving = entries.findLast((entry) =>
    entry === origin ? !isOriginHidden : entry.title_id === title.id && entry.kind !== 'rectified',
  );
  return {
    content: title.content,
    paper: {
      ...form,
      birth: title.birth ?? undefined,
      code: printedCode(title.code),
      resolution: resolving === undefined ? '' : resolutionText(resolving),
      resolutionOrder: resolving && ordered[resolving.kind],
      predecessor: isOriginHidden ? '' : predecessorText(title),
    },
  };
}

function standingEntries(
  titleId: number,
  entries: readonly PrintedEntry[],
): readonly StandingEntry<IsoDate>[] {
  return entries
    .filter(({ title_id }) => title_id === titleId)
    .map((entry): StandingEntry<IsoDate> => {
      const resolution = {
        number: entry.resolution_number,
        date: entry.resolution_date,
        body: entry.resolution_body,
        reason: entry.resolution_reason,
      };
      const { kind } = entry;
      if (kind !== 'rectified') return { kind, resolution };
      return {
        kind,
        resolution,
        replacedBy: entry.replacing_title_id ?? 0,
        hidesFormerName: entry.former_name_hidden === true,
      };
    });
}

/** The text before a resolution. Alone, its number would read like the reason for the degree. */
const ordered = {
  annulled: 'Anulado por la',
  duplicated: 'Duplicado expedido por la',
  rectified: 'Expedido por la',
} as const;

function resolutionText({ resolution_number, resolution_date, resolution_body }: PrintedEntry) {
  const day = parseCalendarDate(resolution_date);
  const date = day === undefined ? '' : ` del ${writtenDate(day)}`;
  return `Resolución n.º ${resolution_number}${date}, ${resolution_body}`;
}

function predecessorText({ former_record, former_assigned, former_folio }: PrintedTitle): string {
  if (former_record === null) return '';
  return `acta ${former_record}, asignado ${former_assigned}, folio ${former_folio}`;
}
