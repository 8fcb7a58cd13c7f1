import { codeIn } from './code-text.ts';
import { labelPattern } from './number-labels.ts';
import { foldedTerms, foldText } from './text-fold.ts';

/** Finds rows by a query, fast enough to search 50,000 rows with each key. */
export interface SearchIndex<Row> {
  /**
   * The rows that contain every word of the query, in their order; all of them (the same array) for a blank query. A
   * query that narrows an earlier one searches only that one's rows.
   */
  search(query: string): readonly Row[];
  /**
   * Builds the index until `isOver` returns true, for the idle moments before the first key. `search` does the rest.
   *
   * @returns whether every row is in the index.
   */
  prepare(isOver: () => boolean): boolean;
}

interface FormerSearch {
  readonly needles: readonly string[];
  readonly hits: readonly number[];
}

/** Enough for typing and deleting most queries; each cached search with 50,000 hits takes 200 KB. */
const rememberedSearches = 8;

/** Rows between two checks of the clock, folded as one text: a fraction of a millisecond. */
const sliceLength = 128;

/**
 * Separator of the rows in a slice. JSON can contain it, a person's name can't; a slice with it inside is folded row by
 * row.
 */
const rowBreak = '\u0000';

/**
 * An index of the given rows; another list needs another index.
 *
 * Ignores case, accents, punctuation and spaces ('dangelo' finds "D'Angelo", 'delacruz' 'de la Cruz'), finds terms in any
 * order and parts of them, and an identity number with or without its labels and its type's letter ('V-18.234.567',
 * '18234567', 'cédula 18234567'). The address in the QR code of a receipt, as a scanner types it, finds its code.
 *
 * @param textsOf the searchable texts of a row; each text is separate, so that no word spans two of them.
 */
export function createSearchIndex<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | undefined)[],
): SearchIndex<Row> {
  const folded: string[] = [];
  let former: readonly FormerSearch[] = [];

  const foldUpTo = (end: number) => {
    while (folded.length < end) {
      const slice = rows.slice(folded.length, Math.min(folded.length + sliceLength, end));
      for (const text of foldedSlice(slice.map(textsOf))) folded.push(text);
    }
  };
  const prepare = (isOver: () => boolean) => {
    while (folded.length < rows.length && !isOver()) {
      foldUpTo(Math.min(folded.length + sliceLength, rows.length));
    }
    return folded.length === rows.length;
  };
  const find = (needles: readonly string[]) => {
    foldUpTo(rows.length);
    const start = narrowestOf(former.filter((search) => narrows(needles, search.needles)));
    const hits = filterHits(folded, needles, start?.hits);
    former = [{ needles, hits }, ...former].slice(0, rememberedSearches);
    return hits;
  };

  return {
    prepare,
    search(query) {
      const needles = needlesOf(query);
      if (needles.length === 0) return rows;
      return rowsAt(rows, find(needles));
    },
  };
}

type Texts = readonly (string | undefined)[];

/** The searchable text of each row. Folding many rows at once costs a tenth of folding each. */
function foldedSlice(slice: readonly Texts[]): readonly string[] {
  const joined = slice.map(joinLines);
  const together = bareText(joined.join(rowBreak)).split(rowBreak);
  return together.length === slice.length ? together : joined.map(bareText);
}

/** One line per text, so that no word spans two of them. */
function joinLines(texts: Texts): string {
  return texts.filter((text) => text !== undefined).join('\n');
}

const asciiMarks = new RegExp(`[^a-z0-9\n${rowBreak}\u0080-\uffff]+`, 'g');
const beyondAscii = /[\u0080-\uffff]/;
const otherMarks = new RegExp(`[^\\p{L}\\p{N}\n${rowBreak}]+`, 'gu');

/** The folded letters and digits of a text, in its lines. */
function bareText(text: string): string {
  const bare = foldText(text).replace(asciiMarks, '');
  return beyondAscii.test(bare) ? bare.replace(otherMarks, '') : bare;
}

/** Labels before an identity number, and the type's letter: each is written or left out. */
const label = `(?:${labelPattern}|n[º°]|[pjg])`;
const labelsBeforeNumber = new RegExp(
  `(^|\\s)(?:${label}[\\s.:º°-]+)*(?:ci|[vepjg])?(?=\\d)`,
  'gi',
);
const letterOfNumber = /^(?:ci|[vepjg])?(?=\d+$)/;

const webAddress = /^\s*https?:\/\//i;
const codeInAddress = /(?<![A-Z0-9])[A-Z]+-\d{4}-\d+(?![A-Z0-9])/g;

/** The code of an application if the query is an address with exactly one, else the query. */
function withoutAddress(query: string): string {
  if (!webAddress.test(query)) return query;
  return codeIn(query, (part) => part.match(codeInAddress) ?? []) ?? query;
}

/** The terms of a query. Those that are punctuation alone find everything. */
function needlesOf(query: string): readonly string[] {
  const unlabelled = foldText(withoutAddress(query)).replace(labelsBeforeNumber, '$1');
  return foldedTerms(unlabelled)
    .map((term) => bareText(term).replace(letterOfNumber, ''))
    .filter((needle) => needle !== '');
}

/** True if the shorter query finds every result of the longer one: 'pere' for 'perez an'. */
function narrows(longer: readonly string[], shorter: readonly string[]): boolean {
  return shorter.every((part) => longer.some((needle) => needle.includes(part)));
}

function narrowestOf(searches: readonly FormerSearch[]): FormerSearch | undefined {
  return searches.toSorted((a, b) => a.hits.length - b.hits.length)[0];
}

/** Plain loops, because it runs between a key press and its rows. */
function filterHits(
  folded: readonly string[],
  needles: readonly string[],
  among: readonly number[] | undefined,
): readonly number[] {
  const hits: number[] = [];
  const count = among?.length ?? folded.length;
  for (let at = 0; at < count; at += 1) {
    const index = among?.[at] ?? at;
    if (holdsAll(folded[index] ?? '', needles)) hits.push(index);
  }
  return hits;
}

function holdsAll(text: string, needles: readonly string[]): boolean {
  for (const needle of needles) {
    if (!text.includes(needle)) return false;
  }
  return true;
}

function rowsAt<Row>(rows: readonly Row[], hits: readonly number[]): readonly Row[] {
  const found: Row[] = [];
  for (const index of hits) {
    const row = rows[index];
    if (row !== undefined) found.push(row);
  }
  return found;
}
