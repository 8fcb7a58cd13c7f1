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

/** The rows of a table, each made when it is read. */
export function* rowsOfTable({ count, cellsAt }: TextTable): Generator<readonly string[]> {
  for (let index = 0; index < count; index += 1) yield cellsAt(index);
}

/** The media type of a workbook (.xlsx). */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters that XML can't contain or advises against. */
const notInXml = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

const loneSurrogates = /\p{Cs}/gu;

/** The start of what a workbook reads as the code of a character, such as '_x0041_' for 'A'. */
const characterCode = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** The longest text of a cell. */
const longestCell = 32_767;

/** A text as a cell of a workbook holds it, without characters that would make the file unreadable. */
export function workbookText(text: string): string {
  // A cut may leave half of a character.
  const cut = text.replace(notInXml, '').slice(0, longestCell);
  return cut.replace(loneSurrogates, '\u{fffd}').replace(characterCode, '_x005F_');
}
