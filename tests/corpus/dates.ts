/** A date as people write it, and the text of the field after leaving it. An unchanged text is no date. */
export type DateRow = readonly [text: string, tidied: string];

function writings(tidied: string, texts: readonly string[]): readonly DateRow[] {
  return texts.map((text) => [text, tidied]);
}

/** Whole dates. */
export const dates: readonly DateRow[] = [
  ...writings('03/05/1999', [
    '03/05/1999',
    '3/5/1999',
    ' 3/5/1999 ',
    '3.5.1999',
    '3-5-1999',
    '03–05–1999',
    '03‑05‑1999',
    '03−05−1999',
    '03·05·1999',
    '03,05,1999',
    '03_05_1999',
    '03:05:1999',
    '03\\05\\1999',
    '3 5 1999',
    '3 / 5 / 1999',
    '3//5//1999',
    '03. 05. 1999',
    '3/5/1999.',
    '03051999',
    '351999',
    '35/19/99',
    '1999-05-03',
    '1999/5/3',
    '1999.05.03',
    '19990503',
    '3 de mayo de 1999',
    '3 de Mayo del 1999',
    '3 mayo 1999',
    '3 MAYO 1999',
    '3/may/1999',
    '3-may-1999',
    '3 may. 1999',
    '03MAY1999',
    '3º de mayo de 1999',
    '3° de mayo de 1999',
    '3ro de mayo de 1999',
    '3 de maio de 1999',
    '3 de maig de 1999',
    'May 3, 1999',
    'May 3rd, 1999',
    '３/５/１９９９',
    '\u200e03/05/1999',
    '03/05/1999\u200b',
    '03\u00a005\u00a01999',
  ]),
  ...writings('01/05/1999', [
    '1º de mayo de 1999',
    '1° mayo 1999',
    '1ero de mayo de 1999',
    'primero de mayo de 1999',
  ]),
  ...writings('03/05/2000', ['352000', '35/20/00', '03/05/2000', '20000503', '20/00/0503']),
  ...writings('04/12/2000', ['4122000', '41/22/000', '4/12/2000']),
  ...writings('15/09/2001', [
    '15 de septiembre de 2001',
    '15 de setiembre de 2001',
    '15 sept. 2001',
    '15-set-2001',
  ]),
  ...writings('29/02/2000', ['29/2/2000', '2922000']),
  ...writings('25/12/1998', [
    '25/12/1998',
    '25121998',
    '25 dic 1998',
    '25 de diciembre de 1998',
    'December 25, 1998',
  ]),
];

/** Dates whose year has two digits. */
export const shortYears: readonly DateRow[] = [
  ...writings('03/05/99', [
    '3/5/99',
    '03/05/99',
    '3-5-99',
    '3.5.99',
    '3 5 99',
    '030599',
    '3 de mayo del 99',
    '3-may-99',
  ]),
  ...writings('15/11/99', ['151199', '15/11/99']),
  ...writings('31/12/19', ['311219', '31–12–19']),
  ...writings('29/02/00', ['29/2/00']),
];

/** Texts from which no date follows, or more than one. */
export const otherTexts: readonly string[] = [
  '',
  '31/02/1999',
  '29/02/1999',
  '32/01/1999',
  '15/13/1999',
  '0/5/1999',
  '3/5',
  '5/2000',
  '5/20/00',
  '1999',
  'mayo',
  'mayo de 1999',
  '3 de mayonesa',
  'ayer',
  '3/5/999',
  '3/5/19999',
  '1121999',
  '11/21/999',
  '99/99/99',
];
