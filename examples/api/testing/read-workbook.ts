import { inflateRawSync } from 'node:zlib';

/** A cell of a workbook: its type ('s' and 'inlineStr' are texts, 'n' a number) and its text. */
type ReadCell = { type: string; text: string };

/** The rows of the first sheet of a workbook (.xlsx), read without the library that wrote it. */
export function readWorkbook(bytes: Buffer): ReadCell[][] {
  const files = unzip(bytes);
  const shared = textsIn(files.get('xl/sharedStrings.xml') ?? '', 'si');
  const sheet = [...files].find(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))?.[1] ?? '';
  const rows = elements(sheet, 'row').map(({ content }) => {
    const row: ReadCell[] = [];
    for (const cell of elements(content, 'c')) row[columnOf(cell.attributes)] = read(cell, shared);
    return row;
  });
  const width = Math.max(0, ...rows.map((row) => row.length));
  // A sheet omits empty cells.
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? nothing));
}

const nothing: ReadCell = { type: 's', text: '' };

function read({ attributes, content }: XmlElement, shared: readonly string[]): ReadCell {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  const value = textsIn(content, 'v')[0] ?? '';
  if (type === 's') return { type, text: shared[Number(value)] ?? '' };
  return { type, text: type === 'inlineStr' ? (textsIn(content, 't')[0] ?? '') : value };
}

/** The position of a cell from its reference: 'B7' is 1. */
function columnOf(attributes: string): number {
  const letters = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type XmlElement = { attributes: string; content: string };

/** The files of an archive by name, from its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = bytes.readUInt32LE(at + 42);
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    const isPacked = bytes.readUInt16LE(at + 10) === 8;
    files.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

function elements(xml: string, name: string): XmlElement[] {
  const found = xml.matchAll(new RegExp(`<${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'));
  return [...found].map(([, attributes = '', content = '']) => ({ attributes, content }));
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

function textsIn(xml: string, name: string): string[] {
  return elements(xml, name).map(({ content }) =>
    content
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+);/g, (whole, entity) => entities[entity] ?? whole),
  );
}
