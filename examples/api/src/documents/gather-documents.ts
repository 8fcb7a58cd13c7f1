import type { PrintAnswer } from 'birrete/contract';
import { copyMark, type DocumentKind, type DocumentValues, marksOf } from 'birrete/rules';
import type { Services } from '../calls/services.ts';
import { readHolds } from '../platform/database/title-holds.ts';
import { refuse } from '../platform/http/failure.ts';
import { type DocumentContext, readDocumentContext } from './document-context.ts';
import { recordValuesOf } from './document-values.ts';
import { readEntries, selectPrintedTitles } from './printed-titles.query.ts';
import {
  isOnHold,
  isStanding,
  issueFactsOf,
  markOf,
  printedValues,
  type TitleToPrint,
} from './printed-values.ts';

/** The entry of a copy in the log of prints. */
export type PrintedCopy = PrintAnswer['copies'][number];

/** A document before its copy has a number: about a title, or about the titles of a ceremony. */
export interface GatheredDocument {
  readonly titleId: number | null;
  readonly ceremonyId: number;
  /** All titles that it names. */
  readonly titleIds: readonly number[];
  /** Those of them that the university reviews, by which nothing may be printed. */
  readonly held: readonly TitleToPrint[];
  /** The number of entries about its titles: another number shows that one has been corrected since. */
  readonly entryCount: number;
  /** Its first title in register order, which names the file. */
  readonly first: TitleToPrint;
  readonly copyOf: (copy: number) => PrintedCopy;
  readonly valuesOf: (copy: number) => DocumentValues;
}

type Reading = Pick<Services, 'kysely' | 'settings'>;

/**
 * Gathers the documents of titles, in register order: one each, or one of their ceremony.
 * @throws ApiFailure 404 if a title does not exist, 422 for the record of a ceremony without a
 * title in force, and for that of several ceremonies
 */
export async function gatherDocuments(
  services: Reading,
  kind: DocumentKind,
  titleIds: readonly number[],
): Promise<readonly GatheredDocument[]> {
  const ids = [...new Set(titleIds)];
  const titles = await readTitles(services, ids);
  if (titles.length < ids.length) throw refuse('printedTitleMissing');
  const context = await readDocumentContext(services);
  if (kind !== 'ceremony-record') return titles.map((title) => ofTitle(context, kind, title));
  const [ceremonyId, ...others] = new Set(titles.map(({ title }) => title.ceremony_id));
  if (ceremonyId === undefined || others.length > 0) throw refuse('severalCeremonies');
  return ofCeremony(context, await readCeremony(services, ceremonyId));
}

function ofTitle(
  context: DocumentContext,
  kind: DocumentKind,
  first: TitleToPrint,
): GatheredDocument {
  const { id, ceremony_id } = first.title;
  return {
    titleId: id,
    ceremonyId: ceremony_id,
    titleIds: [id],
    ...entriesOf([first]),
    first,
    copyOf: (copy) => ({ title_id: id, ceremony_id, copy, mark: markOf(kind, first, copy) }),
    valuesOf: (copy) => printedValues(context, first, markOf(kind, first, copy), copy),
  };
}

function ofCeremony(
  context: DocumentContext,
  titles: readonly TitleToPrint[],
): readonly GatheredDocument[] {
  const standing = titles.filter(isStanding);
  const [first] = standing;
  if (first === undefined) throw refuse('recordEmpty');
  const { ceremony_id } = first.title;
  const graduates = standing.map((title) => ({
    graduate: title.title,
    issue: issueFactsOf(context, title),
  }));
  const kind = 'ceremony-record';
  return [
    {
      titleId: null,
      ceremonyId: ceremony_id,
      titleIds: standing.map(({ title }) => title.id),
      ...entriesOf(standing),
      first,
      copyOf: (copy) => ({ title_id: null, ceremony_id, copy, mark: copyMark(kind, copy) }),
      valuesOf: (copy) => {
        const values = recordValuesOf(context, graduates, marksOf(copyMark(kind, copy), copy));
        if (values === undefined) throw refuse('recordEmpty');
        return values;
      },
    },
  ];
}

function entriesOf(titles: readonly TitleToPrint[]): Pick<GatheredDocument, 'held' | 'entryCount'> {
  const counts = titles.map(
    ({ title, entries, holds }) =>
      entries.filter(({ title_id }) => title_id === title.id).length + holds.length,
  );
  return {
    held: titles.filter(isOnHold),
    entryCount: counts.reduce((total, count) => total + count, 0),
  };
}

async function readTitles({ kysely }: Reading, ids: readonly number[]): Promise<TitleToPrint[]> {
  const rows = await selectPrintedTitles(kysely).where('t.id', 'in', ids).execute();
  return withEntries(kysely, rows);
}

async function readCeremony({ kysely }: Reading, ceremonyId: number): Promise<TitleToPrint[]> {
  const rows = await selectPrintedTitles(kysely).where('t.ceremony_id', '=', ceremonyId).execute();
  return withEntries(kysely, rows);
}

async function withEntries(
  kysely: Reading['kysely'],
  rows: readonly TitleToPrint['title'][],
): Promise<TitleToPrint[]> {
  const ids = rows.map(({ id }) => id);
  const entries = await readEntries(kysely, ids);
  const holds = await readHolds(kysely, ids);
  return rows.map((title) => ({
    title,
    holds: holds.filter(({ title_id }) => title_id === title.id),
    entries: entries.filter(
      ({ title_id, replacing_title_id }) =>
        title_id === title.id || replacing_title_id === title.id,
    ),
  }));
}
