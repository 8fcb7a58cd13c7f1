import type { NameFinding } from '#domain/person/name-findings.ts';
import type { PersonName } from '#domain/person/person-name.ts';

type FindingKind = NameFinding['kind'];

/**
 * A name, as 'first names, second name, first surname, second surname', the findings on it, and the name as it is printed.
 */
export type NameRow = readonly [text: string, findings: readonly FindingKind[], printed: string];

/** The parts of a row's text. */
export function nameOf(text: string): PersonName {
  const [firstName = '', secondName = '', lastName = '', secondLastName = ''] = text.split('|');
  return { firstName, secondName, lastName, secondLastName };
}

function second(surname: string, finding: FindingKind, printed = ''): NameRow {
  return [`Ana||Pérez|${surname}`, [finding], `Ana Pérez${printed === '' ? '' : ` ${printed}`}`];
}

export const names: readonly NameRow[] = [
  // Names of people, without findings.
  ...[
    'Ana||Pérez|Gil',
    'Ana|María|Pérez|Gil',
    'María José||de la Cruz|D’Angelo',
    "María de los Ángeles||De La Cruz|D'Angelo",
    'José||García-Rojas|Ñáñez',
    'Ana||García|García',
    'Lech||Wałęsa|Øster',
    'Ana||Strauß|Ęśźć',
    'Ana||Pérez|',
    'O||Li|Xu',
    'Juan|C.|Pérez|Gil',
    'Ana|Ana María|Pérez|Gil',
    'Íñigo||Núñez|Ibáñez',
    'Mª Carmen||Pérez|Gil',
    'Núria||Vila i Puig|Coll·lell',
    'João||da Silva|dos Santos',
    'Ana||Mc Donald|MacArthur',
    'Ana Lucía|Pérez|Luna|Luna de Gil',
    'Juan|M.|Pérez|Gil III',
    'Juan|J.R.|Pérez|Gil',
    'J.M|R|Pérez|Gil',
    'MC||Pérez|Li',
    'José||d’Angelo|dell’Acqua',
    'Ana||van der Meer|ibn-Rushd',
    'Ana||McDonald|DeJesús',
    'M.ª Luz||Pérez|y Gil',
    'Ing||Li|Xu',
    'Ana||Pérez|Gil Sr.',
    'Drago||Licata|Profeta',
  ].map((text): NameRow => [text, [], text.split('|').filter(Boolean).join(' ')]),
  // A part without any letter is absent.
  ...[
    '-',
    '.',
    '—',
    '–',
    '_',
    '*',
    '/',
    '?',
    "'",
    '...',
    '(-)',
    '§§',
    '--',
    '- -',
    '👍',
    '·',
    '"',
    '12345',
    '0',
    '٠١٢',
    '1-2',
    '②',
  ].map((surname) => second(surname, 'no-letters')),
  // A name without any letter stays.
  ['-||12|', ['filler', 'digits'], '- 12'],
  // Texts for a surname that somebody does not have.
  ...[
    'X',
    'x',
    'xx',
    'XXX',
    'N/A',
    'n/a',
    'NA',
    'N.A.',
    'no tiene',
    'No Tiene',
    'NO TIENE',
    'ninguno',
    'Ninguna',
    'S/N',
    's/a',
    'S.A.',
    'sin segundo apellido',
    'Sin apellido',
    '(none)',
    'none',
    'null',
    'undefined',
    'no aplica',
    'No posee',
    'no tengo',
    'x y z',
    'x x',
  ].map((surname) => second(surname, 'filler', surname)),
  // Forms of address and degrees.
  ...[
    'Dr. Ana||Pérez|Gil',
    'Dra Ana||Pérez|Gil',
    'Lic.Ana||Pérez|Gil',
    'ING. Ana||Pérez|Gil',
    'Ana||Sra. Pérez|Gil',
    'MSc. Ana||Pérez|Gil',
  ].map((text): NameRow => [text, ['honorific'], text.split('|').filter(Boolean).join(' ')]),
  // Repetitions.
  ['Ana María|María|Rojas|Gil', ['repeated-name'], 'Ana María María Rojas Gil'],
  ['Ana María|maria|Rojas|Gil', ['repeated-name', 'mixed-capitals'], 'Ana María maria Rojas Gil'],
  ['Ana|Ana|Rojas|Gil', ['repeated-name'], 'Ana Ana Rojas Gil'],
  ['Ana||Rojas Medina|Medina', ['repeated-surname'], 'Ana Rojas Medina Medina'],
  ['Ana||Rojas medina|MEDINA', ['repeated-surname', 'mixed-capitals'], 'Ana Rojas medina MEDINA'],
  ['Ana||Rojas de la Cruz|de la Cruz', ['repeated-surname'], 'Ana Rojas de la Cruz de la Cruz'],
  ['Ana||Rojas-Medina|Medina', ['repeated-surname'], 'Ana Rojas-Medina Medina'],
  [
    'Ana María|María|Rojas Medina|Medina',
    ['repeated-name', 'repeated-surname'],
    'Ana María María Rojas Medina Medina',
  ],
  // Capitals.
  ['MARIA||PEREZ|GIL', ['all-capitals'], 'MARIA PEREZ GIL'],
  [
    'MARIA DE LOS ANGELES||DE LA CRUZ|D’ANGELO',
    ['all-capitals'],
    'MARIA DE LOS ANGELES DE LA CRUZ D’ANGELO',
  ],
  ['ana||pérez|gil', ['no-capitals'], 'ana pérez gil'],
  ['ana|maría|ñáñez|', ['no-capitals'], 'ana maría ñáñez'],
  // Capitals of a single part.
  ...[
    'Adn|Solo|PÉREZ|',
    'ANA||Pérez|Gil',
    'Ana||García-ROJAS|Gil',
    'Ana||DE LA CRUZ|Gil',
    'Ana||Pérez|D’ANGELO',
    'MARíA||PéREZ|GIL',
    'Ana||pEREZ|Gil',
    'ana||Pérez|Gil',
    'Ana||pérez|Gil',
    'Ana||García-rojas|Gil',
    'Ana||de la cruz|Gil',
    'Ana||d’angelo|Gil',
  ].map((text): NameRow => [text, ['mixed-capitals'], text.split('|').filter(Boolean).join(' ')]),
  // Letters that no font of a document has.
  ['Ana||王小明|', ['unprintable'], 'Ana 王小明'],
  ['محمد||Pérez|Gil', ['unprintable'], 'محمد Pérez Gil'],
  ['Ana||Pérez\ufffd|Gil', ['unprintable'], 'Ana Pérez\ufffd Gil'],
  ['Ana||Pérez\ue000|Gil', ['unprintable'], 'Ana Pérez\ue000 Gil'],
  ['Ana 👍||Pérez|Gil', ['unprintable'], 'Ana 👍 Pérez Gil'],
  ['Ana||Бойко|', ['unprintable'], 'Ana Бойко'],
  ['Ana||Pérez 2|Gil', ['digits'], 'Ana Pérez 2 Gil'],
  ['4na||Pérez|Gil', ['digits'], '4na Pérez Gil'],
  // Names that don't fit.
  [`Ana||W${'a'.repeat(79)}|`, ['too-long'], `Ana W${'a'.repeat(79)}`],
  // White space of pasted texts is one space.
  ['Ana\tMaría||de  la\u00a0Paz|\u3000Gil ', [], 'Ana María de la Paz Gil'],
  ['Ana\nMaría||de\u2028la Paz|Gil', [], 'Ana María de la Paz Gil'],
];
