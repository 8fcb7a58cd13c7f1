import type { PrintAnswer } from 'birrete/contract';
import {
  ceremonyRecordValues,
  copyMark,
  type DocumentKind,
  type DocumentValues,
  marksOf,
  type TitleContent,
} from 'birrete/rules';
import type { Services } from '../calls/services.ts';
import { readHolds } from '../platform/database/title-holds.ts';
import { refuse } from '../platform/http/failure.ts';
import { readSignaturePictures } from './content/signature-pictures.ts';
import { copyKey } from './copy-key.ts';
import { createFindEdition, type Edition } from './editions/edition.ts';
import { type FirstPrint, readFirstPrints } from './editions/first-prints.query.ts';
import type { TemplateVersion } from './editions/template-versions.ts';
import { readEntries, selectPrintedTitles } from './printed-titles.query.ts';
import {
  isOnHold,
  isStanding,
  markOf,
  type PaperForm,
  printableTitle,
  printedValues,
  type TitleToPrint,
} from './printed-values.ts';

/** The entry of a copy in the log of prints. */
export type PrintedCopy = PrintAnswer['copies'][number];

/** A document before its copy has a number: about a title, or about the titles of a ceremony. */
export interface GatheredDocument {
  readonly titleId: number | null;
  readonly ceremonyId: number;
  /** All titles that it names, in register order; the first one names the file. */
  readonly titles: readonly [TitleToPrint, ...TitleToPrint[]];
  /** The titles on hold among them. A document that names one is not printed. */
  readonly held: readonly TitleToPrint[];
  /** The number of entries about its titles: another number shows that one has been corrected since. */
  readonly entryCount: number;
  /** The first print, whose edition the document has; undefined without one. */
  readonly firstPrint: FirstPrint | undefined;
  readonly edition: Edition;
  readonly copyOf: (copy: number) => PrintedCopy;
  readonly valuesOf: (copy: number) => DocumentValues;
}

/** Documents to gather. */
export interface DocumentOrder {
  readonly kind: DocumentKind;
  readonly titleIds: readonly number[];
  /** The template of documents without an earlier print. Undefined leaves them out. */
  readonly template: TemplateVersion | undefined;
  /** True for documents by this template in spite of an earlier print. @default false */
  readonly isNewEdition?: boolean;
}

/** The database and the settings that documents depend on. */
interface Reading extends Pick<Services, 'kysely'> {
  readonly settings: Pick<Services['settings'], 'verification' | 'printsHiddenNames'>;
}

/**
 * Gathers the documents of titles, in register order: one each, or one of their ceremony. Each states what was issued, in
 * the form of its first print.
 * @throws ApiFailure 404 if a title does not exist, 422 for the record of a ceremony without a title in force, and for that
 * of several ceremonies
 */
export async function gatherDocuments(
  services: Reading,
  order: DocumentOrder,
): Promise<readonly GatheredDocument[]> {
  const { kind, titleIds } = order;
  const ids = [...new Set(titleIds)];
  const titles = await readTitles(services, ids);
  if (titles.length < ids.length) throw refuse('printedTitleMissing');
  if (kind !== 'ceremony-record') {
    return withEditions(
      services,
      order,
      titles.map((title) => ofTitle(kind, title)),
    );
  }
  const [ceremonyId, ...others] = new Set(titles.map(({ title }) => title.ceremony_id));
  if (ceremonyId === undefined || others.length > 0) throw refuse('severalCeremonies');
  return withEditions(services, order, [ofCeremony(await readCeremony(services, ceremonyId))]);
}

/** A document that has no form yet. */
interface Formless
  extends Pick<
    GatheredDocument,
    'titleId' | 'ceremonyId' | 'titles' | 'held' | 'entryCount' | 'copyOf'
  > {
  readonly valuesIn: (form: PaperForm, copy: number) => DocumentValues;
}

async function withEditions(
  { kysely, settings }: Reading,
  { kind, template, isNewEdition = false }: DocumentOrder,
  documents: readonly Formless[],
): Promise<readonly GatheredDocument[]> {
  const { printsHiddenNames, verification } = settings;
  const { page } = verification;
  const today = template && { template, verificationPage: page, isLost: false };
  const signatures = await readSignaturePictures(kysely, documents.flatMap(contentsOf));
  const prints = await readFirstPrints(kysely, kind, [
    ...new Set(documents.map(({ ceremonyId }) => ceremonyId)),
  ]);
  const findEdition = createFindEdition(kysely, kind, page);
  const gathered: GatheredDocument[] = [];
  for (const { valuesIn, ...document } of documents) {
    const { titleId: title_id, ceremonyId: ceremony_id } = document;
    const firstPrint = prints.get(copyKey({ title_id, ceremony_id }));
    const isFirst = firstPrint === undefined || isNewEdition;
    const edition = (isFirst ? undefined : await findEdition(firstPrint)) ?? today;
    if (edition === undefined) continue;
    const { verificationPage } = edition;
    const form = { verificationPage, signatures, printsHiddenNames };
    const valuesOf = (copy: number) => valuesIn(form, copy);
    gathered.push({ ...document, firstPrint, edition, valuesOf });
  }
  return gathered;
}

function contentsOf({ titles }: Formless): readonly TitleContent[] {
  return titles.map(({ title }) => title.content);
}

function ofTitle(kind: DocumentKind, first: TitleToPrint): Formless {
  const { id, ceremony_id } = first.title;
  return {
    titleId: id,
    ceremonyId: ceremony_id,
    titles: [first],
    ...entriesOf([first]),
    copyOf: (copy) => ({ title_id: id, ceremony_id, copy, mark: markOf(kind, first, copy) }),
    valuesIn: (form, copy) => printedValues(first, form, markOf(kind, first, copy), copy),
  };
}

function ofCeremony(titles: readonly TitleToPrint[]): Formless {
  const [first, ...others] = titles.filter(isStanding);
  if (first === undefined) throw refuse('recordEmpty');
  const { ceremony_id } = first.title;
  const kind = 'ceremony-record';
  return {
    titleId: null,
    ceremonyId: ceremony_id,
    titles: [first, ...others],
    ...entriesOf([first, ...others]),
    copyOf: (copy) => ({ title_id: null, ceremony_id, copy, mark: copyMark(kind, copy) }),
    valuesIn: (form, copy) => {
      const printable = (title: TitleToPrint) => printableTitle(title, form);
      const all = [printable(first), ...others.map(printable)] as const;
      return ceremonyRecordValues(all, marksOf(copyMark(kind, copy), copy));
    },
  };
}

/** The ids of all titles that a document names. */
export function namedTitles({ titles }: GatheredDocument): readonly number[] {
  return titles.map(({ title }) => title.id);
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
