/**
 * Reads CSV according to RFC 4180, independently of the product's code.
 *
 * @throws if the text does not begin with exactly one byte order mark.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  if (!/^\uFEFF[^\uFEFF]/.test(text)) throw new Error('It must begin with one byte order mark.');
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((cells) => cells.some((text) => text !== ''));
}

/** A cell with or without quotes, and the separator after it. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g;
