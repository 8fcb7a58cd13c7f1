/**
 * A text of a cell, and how a spreadsheet reads it from a CSV file of ours. A workbook has the text itself.
 */
export type CellRow = readonly [text: string, inCsv: string];

const unchanged = (...texts: readonly string[]): readonly CellRow[] =>
  texts.map((text) => [text, text]);

/** A CSV file marks with an apostrophe what a spreadsheet would compute. */
const formulas = (...texts: readonly string[]): readonly CellRow[] =>
  texts.map((text) => [text, `'${text}`]);

export const cells: readonly CellRow[] = [
  // Numbers that a spreadsheet would change.
  ...unchanged(
    '001',
    '0555',
    '00580412',
    '04121234567',
    '0412-1234567',
    '0212 555 12 34',
    '12.345.678',
    '12,345,678',
    '1.5',
    '1,5',
    '1E5',
    '2E10',
    '123456789012345678901',
    '1234567890123456',
    '0x1F',
    '50%',
    '$100',
    '1 000',
  ),
  // Dates, and numbers that look like one.
  ...unchanged(
    '2-2026',
    '1/2',
    '001/2026',
    '3/5/1999',
    '03/05/1999',
    '1999-05-03',
    '3 de mayo de 1999',
    'MAR1',
    'SEPT2',
    '10:30',
    'AG-2026-248',
    'A-099',
  ),
  // Formulas.
  ...formulas(
    '=1+1',
    '+58 412 123 45 67',
    '+584121234567',
    '-A',
    '-5',
    '--',
    '@SUM(A1)',
    '@ana',
    '=HYPERLINK("http://x.test";"x")',
    '=cmd|calc',
    '＝1',
    '＋58',
    '－1',
    '＠x',
  ),
  [' =1+1', " '=1+1"],
  ['Ana;=cmd|calc', "Ana;'=cmd|calc"],
  ['Ana\n=1', "Ana\n'=1"],
  ['0212;+58', "0212;'+58"],
  // Texts with the characters of the file.
  ...unchanged(
    'Peña & <Hija>',
    'Ñáñez "La Roca"',
    'Gil, hija',
    'Gil; O’Neil',
    'dos\nlíneas',
    'a\tb',
    "D'Angelo",
    "'comilla",
    '"',
    '""',
    ',',
    ';',
    '\\',
    'TRUE',
    'VERDADERO',
    'NULL',
    '#N/A',
    '#REF!',
    'Ana 👍',
    '王小明',
    'Wałęsa',
    'e\u0301',
    '  espacios  ',
  ),
];
