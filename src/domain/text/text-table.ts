/** A table of texts, for a file: each row is made when it is written. */
export interface TextTable {
  readonly header: readonly string[];
  /** The number of rows. */
  readonly count: number;
  /** The texts of a row, in the order of the header. */
  readonly cellsAt: (index: number) => readonly string[];
}

/** The table of some rows. */
export function textTable<Row>(
  header: readonly string[],
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): TextTable {
  const cellsAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? [] : cellsOf(row);
  };
  return { header, count: rows.length, cellsAt };
}

/** Characters that XML can't contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const loneSurrogates = /\p{Cs}/gu;

/** The longest text of a cell. */
const longestCell = 32_767;

/** A text as a cell of a workbook holds it: without characters that would make the file unreadable. */
export function workbookText(text: string): string {
  return text.replace(loneSurrogates, '\u{fffd}').replace(notInXml, '').slice(0, longestCell);
}
