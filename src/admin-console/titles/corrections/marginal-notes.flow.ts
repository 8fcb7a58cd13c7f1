import { type CalendarDate, formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleEntry } from '#domain/registry/title-entry.ts';
import type { TitleHistory } from '#domain/registry/title-history.ts';
import type { TitleHold } from '#domain/registry/title-hold.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { TitleCorrectionsMessages } from './corrections.messages.ts';

/** The texts and the titles that marginal notes name. */
export interface NoteContext {
  readonly messages: TitleCorrectionsMessages;
  readonly locale: string;
  /** Finds a title by its id. */
  readonly titleOf: (id: number) => IssuedTitle | undefined;
}

/** One note in the margin of a title, with the entry that it comes from: a correction, or one about a review. */
export interface MarginalNote {
  readonly entry: TitleEntry | TitleHold;
  readonly text: string;
  /** The id of the other title that it names. */
  readonly otherId: number | undefined;
}

/** The column of a CSV file with the marginal notes. */
export interface NoteColumn {
  readonly header: string;
  readonly noteOf: (title: IssuedTitle) => string;
}

/**
 * The notes in the margin of a title, oldest first: the title that it replaces, then its own corrections and its reviews.
 * Where the server does not say when they were entered, the annulment or the rectification comes last: it ends the reviews.
 */
export function marginalNotes(
  { origin, entries, holds }: TitleHistory,
  context: NoteContext,
): readonly MarginalNote[] {
  const first = origin === undefined ? [] : [originNote(origin, context)];
  const own = entries.map((entry) => ownNote(entry, context));
  const end = own.filter(({ entry }) => entry.kind === 'annulled' || entry.kind === 'rectified');
  const duplicates = own.filter((note) => !end.includes(note));
  const reviews = holds.map((hold) => holdNote(hold, context));
  return [...first, ...oldestFirst([...duplicates, ...reviews, ...end])];
}

/** Sorts notes by the moments of their entries, which have no numbers in common; as they are if one is unknown. */
function oldestFirst(notes: readonly MarginalNote[]): readonly MarginalNote[] {
  const timed = notes.flatMap((note) => {
    const { enteredAt } = note.entry;
    return enteredAt?.kind === 'moment' ? [{ note, at: enteredAt.at.getTime() }] : [];
  });
  if (timed.length < notes.length) return notes;
  return timed.sort((a, b) => a.at - b.at).map(({ note }) => note);
}

function originNote(entry: TitleEntry, context: NoteContext): MarginalNote {
  const { replacesNote } = context.messages;
  return {
    entry,
    text: noteText(replacesNote, entry, entry.titleId, context),
    otherId: entry.titleId,
  };
}

function holdNote(entry: TitleHold, { messages, locale }: NoteContext): MarginalNote {
  const time = entry.enteredAt && formatTimestamp(entry.enteredAt, locale);
  const text = formatMessage(messages[`${entry.kind}Note`], { time: time ?? messages.noDate });
  return { entry, text, otherId: undefined };
}

function ownNote(entry: TitleEntry, context: NoteContext): MarginalNote {
  const { messages } = context;
  const otherId = entry.kind === 'rectified' ? entry.replacedBy : undefined;
  return { entry, text: noteText(messages[`${entry.kind}Note`], entry, otherId, context), otherId };
}

function noteText(
  message: string,
  entry: TitleEntry,
  otherId: number | undefined,
  { messages, locale, titleOf }: NoteContext,
): string {
  const { number, date } = entry.resolution;
  const other = otherId === undefined ? undefined : titleOf(otherId);
  const text = formatMessage(message, {
    number,
    date: dayText(date, messages, locale),
    record: other?.registry.record ?? messages.noRecord,
  });
  const isHidden = entry.kind === 'rectified' && entry.hidesFormerName;
  return isHidden ? `${text} ${messages.hiddenNote}` : text;
}

function dayText(
  date: CalendarDate | undefined,
  messages: TitleCorrectionsMessages,
  locale: string,
): string {
  return date === undefined ? messages.noDate : formatLongDate(date, locale);
}

/** Finds titles by id; indexes them on first use. */
export function titleIndex(rows: readonly IssuedTitle[]) {
  let index: ReadonlyMap<number, IssuedTitle> | undefined;
  return (id: number): IssuedTitle | undefined => {
    index ??= new Map(rows.map((row) => [row.id, row]));
    return index.get(id);
  };
}
