import { foldedWords, foldText } from './text-fold.ts';

/** Finds rows by what is typed into a search box, fast enough to ask again at each key over 50,000 rows. */
export interface SearchIndex<Row> {
  /**
   * The rows that hold every word of the query, in their own order; all of them (the same array) for a query of nothing
   * but spaces. A query that narrows a former one looks through that one's rows only.
   */
  search(query: string): readonly Row[];
  /**
   * Prepares rows until `isOver` says so, for the idle moments before the first key. `search` does what is left.
   *
   * @returns whether every row is prepared.
   */
  prepare(isOver: () => boolean): boolean;
}

/** The spellings that a word of the query may have in a row. */
type Needle = readonly string[];

interface FormerSearch {
  readonly needles: readonly Needle[];
  readonly hits: readonly number[];
}

/** Enough to type and delete most words; each former search of 50,000 hits keeps 200 KB. */
const rememberedSearches = 8;

/** Rows between two looks at the clock, folded as one text: a fraction of a millisecond. */
const sliceLength = 128;

/**
 * Between the rows of a slice. JSON can hold it, a person's name can't; a slice that has it inside is folded row by
 * row.
 */
const rowBreak = '\u0000';

/**
 * An index over the given rows as they are now; another list needs another index.
 *
 * Case and accents don't matter, words are found in any order, a word may be a part of one, and an identity number is
 * found with or without its dots and its type's letter ('V-18.234.567', '18234567', 'v 18234567').
 *
 * @param textsOf what of a row can be found; each text on its own, so that no word runs over two of them.
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
  const find = (needles: readonly Needle[]) => {
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

/** What is searched of each row. Folding many at once costs a tenth of folding each. */
function foldedSlice(slice: readonly Texts[]): readonly string[] {
  const joined = slice.map(linesOf);
  const together = foldText(joined.join(rowBreak)).split(rowBreak);
  const lines = together.length === slice.length ? together : joined.map(foldText);
  return lines.map((line, at) => withBareNumbers(line, slice[at] ?? []));
}

/** One line per text, so that no word runs over two of them. */
function linesOf(texts: Texts): string {
  return texts.filter((text) => text !== undefined).join('\n');
}

/** An identity number gets a second line of its bare digits. */
function withBareNumbers(lines: string, texts: Texts): string {
  let all = lines;
  for (const text of texts) {
    if (text === undefined || !mayBeNumber(text)) continue;
    const digits = idDigits(text.toLowerCase());
    if (digits !== undefined && !all.includes(digits)) all = `${all}\n${digits}`;
  }
  return all;
}

/** Most texts are names and end in a letter, which is quicker to see than that a pattern doesn't fit. */
function mayBeNumber(text: string): boolean {
  return /[\d.\s]$/.test(text);
}

const typeBeforeNumber = /(^|\s)(ci|[vepjg])\s+(?=\d)/g;
const idNumber = /^(?:ci|[vepjg])?[-.]?\d[\d.]*$/;

function needlesOf(query: string): readonly Needle[] {
  const joined = foldText(query).replace(typeBeforeNumber, '$1$2-');
  return foldedWords(joined).map((word) => {
    const digits = idDigits(word);
    return digits === undefined ? [word] : [word, digits];
  });
}

/** The bare digits of a lower-case text that has the form of an identity number. */
function idDigits(folded: string): string | undefined {
  const compact = folded.replace(/\s/g, '');
  return idNumber.test(compact) ? compact.replace(/\D/g, '') : undefined;
}

/** Whether whatever the longer query finds, the shorter one has found: 'perez an' after 'pere'. */
function narrows(longer: readonly Needle[], shorter: readonly Needle[]): boolean {
  return shorter.every((weak) => longer.some((strong) => implies(strong, weak)));
}

function implies(strong: Needle, weak: Needle): boolean {
  return strong.every((spelling) => weak.some((part) => spelling.includes(part)));
}

function narrowestOf(searches: readonly FormerSearch[]): FormerSearch | undefined {
  return searches.toSorted((a, b) => a.hits.length - b.hits.length)[0];
}

/** Plain loops: it runs between a key press and its rows. */
function filterHits(
  folded: readonly string[],
  needles: readonly Needle[],
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

function holdsAll(text: string, needles: readonly Needle[]): boolean {
  for (const needle of needles) {
    if (!needle.some((spelling) => text.includes(spelling))) return false;
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
