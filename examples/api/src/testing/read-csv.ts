/**
 * Reads CSV as RFC 4180 has it, with nothing of the product's own.
 *
 * @throws when it does not begin with exactly one byte order mark.
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

/** A cell in quotes or without, and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g;
