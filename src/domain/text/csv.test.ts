import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvCell, csvLine, csvParts } from './csv.ts';
import { textTable, workbookText } from './text-table.ts';

describe('a cell', () => {
  it.each([
    ['001', '001'],
    ['Ingeniería, Civil', '"Ingeniería, Civil"'],
    ['la "Magna"', '"la ""Magna"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['=1+1', "'=1+1"],
    ['+58 412', "'+58 412"],
    ['-A', "'-A"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t'=1"`],
    ['\rx', `"'\rx"`],
    [' =HYPERLINK("x")', `" '=HYPERLINK(""x"")"`],
    ['＝1', "'＝1"],
    ['A-099', 'A-099'],
    ['Ana;=cmd|calc', `"Ana;'=cmd|calc"`],
    ['Ana;"=1"', `"Ana;""'=1"""`],
    ['Ana\n=1', `"Ana\n'=1"`],
    ['Ana| @SUM(A1)', "Ana| '@SUM(A1)"],
    ['0212 555, +58 412', '"0212 555, +58 412"'],
    ['', ''],
  ])('of %j reads %j', (text, expected) => {
    expect(csvCell(text)).toBe(expected);
  });
});

/** An independent parser for RFC 4180, section 2, which shares no code with the writer. */
function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let end = 0;
  for (let found = field.exec(text); found !== null; found = field.exec(text)) {
    end = field.lastIndex;
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    records.push(record);
    record = [];
  }
  expect(end).toBe(text.length);
  return records;
}

const awkward = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\' ＝aÑ0\uFEFF\u200B') }),
  fc.constantFrom('001', '="001"', 'A-099', '99999999999999999', "'=1"),
);
const table = fc.array(fc.tuple(awkward, awkward, awkward), { maxLength: 600 });
const header = ['Acta', 'Asignado', 'Folio'];

function csvFile(rows: readonly (readonly string[])[]): string {
  return [...csvParts(textTable(header, rows, (row) => row))].join('');
}

const plain = (cell: string) => cell.replaceAll("'", '');

test('the output parses back to the input, with only apostrophes added', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = csvFile(rows);
      expect(text.startsWith('\uFEFFActa')).toBe(true);
      const [first, ...records] = readCsv(text.slice(1));
      expect(first).toEqual(header);
      expect(records.map((cells) => cells.map(plain))).toEqual(rows.map((row) => row.map(plain)));
    }),
    { numRuns: 60 },
  );
});

/** The first character that a reader sees in a cell, whether or not it interprets quotes. */
function beginning(cell: string): string {
  return cell.replace(/^["\s\u200B\uFEFF]+/, '').slice(0, 1);
}

test('no cell starts a formula, whichever way a spreadsheet trims it', () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const cell of readCsv(csvFile(rows).slice(1)).flat()) {
        expect(cell).not.toMatch(/^[\t\r\n]/);
        expect('=+-@＝＋－＠').not.toContain(beginning(cell) || 'none');
      }
    }),
    { numRuns: 60 },
  );
});

test.each([';', '|', '\t'])('nor where %j separates lists and quotes hold nothing', (separator) => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const line of csvFile(rows)
        .slice(1)
        .split(/[\r\n]+/)) {
        for (const cell of line.split(separator)) {
          expect('=+-@＝＋－＠').not.toContain(beginning(cell) || 'none');
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('there is one byte order mark, however many parts a file has', () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => [String(index)]);
  const parts = [...csvParts(textTable(['N'], rows, (row) => row))];
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.join('').split('\uFEFF')).toHaveLength(2);
});

test('lines end as RFC 4180 requires', () => {
  expect(csvLine(['a', 'b'])).toBe('a,b\r\n');
  expect(csvFile([])).toBe('\uFEFFActa,Asignado,Folio\r\n');
});

test('a file with semicolons protects what a reader of commas would take for a formula', () => {
  const table = textTable(['A;B', 'C'], [['Peña, =1', '001']], (row) => row);
  expect([...csvParts(table, 'semicolon')].join('')).toBe(`\uFEFF"A;B";C\r\n"Peña, '=1";001\r\n`);
});

test('a cell of a workbook has no character that XML forbids', () => {
  expect(workbookText('a\u0000b\u000bc\ud800\tñ\n')).toBe('abc\ufffd\tñ\n');
  const cut = workbookText(`${'a'.repeat(32_766)}👩`);
  expect(cut.length).toBe(32_767);
  expect(cut.endsWith('a\ufffd')).toBe(true);
});

test('a text that looks like the code of a character stays as it is in a workbook', () => {
  expect(workbookText('_x0041_x00e1_')).toBe('_x005F_x0041_x005F_x00e1_');
  expect(workbookText('_x\u00000041_')).toBe('_x005F_x0041_');
  expect(workbookText('_x41_ x0041_')).toBe('_x41_ x0041_');
});
