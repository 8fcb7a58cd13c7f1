/** A query, and a name or number that it finds; a row with `false` finds nothing. */
export type SearchRow = readonly [query: string, text: string, isFound: boolean];

function found(text: string, queries: readonly string[]): readonly SearchRow[] {
  return queries.map((query) => [query, text, true]);
}

function missed(text: string, queries: readonly string[]): readonly SearchRow[] {
  return queries.map((query) => [query, text, false]);
}

export const searches: readonly SearchRow[] = [
  ...found("María D'Angelo de la Cruz", [
    'dangelo',
    'd angelo',
    "d'angelo",
    'd’angelo',
    'd´angelo',
    'dʼangelo',
    'delacruz',
    'de la cruz',
    'DELACRUZ maria',
    'cruz dangelo',
    '"dangelo"',
    'd\u200bangelo',
    'maria, cruz',
    'maría.',
  ]),
  ...found('Ana García Rojas', [
    'garcia-rojas',
    'García, Rojas',
    'garciarojas',
    'rojas garcia',
    'GARCÍA–ROJAS',
    'garcia/rojas',
    '(garcia)',
    'García;',
    'garcia  rojas',
  ]),
  ...found('Ana García-Rojas', ['garcia rojas', 'garciarojas', 'garcia-rojas', 'garcia−rojas']),
  ...found('Johann Strauß', ['strauss', 'strauß', 'STRAUSS', 'straus']),
  ...found('Nils Øster', ['oster', 'øster', 'ØSTER']),
  ...found('Lech Wałęsa', ['walesa', 'wałęsa', 'Walesa Lech']),
  ...found('Đorđe Ćosić', ['dorde', 'đorđe', 'cosic']),
  ...found('Cæsar Œuvre', ['caesar', 'oeuvre', 'cæsar']),
  ...found('Ñáñez Güell', ['nanez', 'ñañez', 'guell']),
  ...found('18234567', [
    '18.234.567',
    'V-18.234.567',
    'v18234567',
    'V 18.234.567',
    'CI 18234567',
    'C.I. 18.234.567',
    'cedula 18234567',
    'cédula: 18.234.567',
    'N.º 18234567',
    'N.I.E. 18234567',
    'documento de identidad 18234567',
    'nº 18234567',
    '18−234−567',
    '18,234,567',
    '18\u200b234567',
    '234567',
    'V-18234567',
  ]),
  ...found('V-18.234.567', ['18234567', '18 234 567', '18.234', 'cedula v18234567']),
  ...found('19.345.678-K', ['19345678k', '19345678-K', '19.345.678−K', '19345678']),
  ...found('11.222.333-5', ['112223335', '11222333-5']),
  ...found('X-1234567-L', ['X1234567L', 'x1234567-l']),
  ...found('AB-998877', ['AB998877', 'ab 998877']),
  ...found('AG-2026-248', [
    'AG–2026–248',
    'ag2026248',
    'ag 2026 248',
    '248',
    'AG.2026.248',
    '2026-248',
    'https://grados.edu/estado?codigo=AG-2026-248',
    'https://grados.edu/estado?codigo=AG-2026-248&llave=k3J-x_9',
    'HTTPS://grados.edu/grados/AG-2026-248 ',
  ]),
  ...missed('AG-2026-249', ['https://grados.edu/estado?codigo=AG-2026-248&llave=k3J-x_9']),
  ...missed("María D'Angelo de la Cruz", ['dangelos', 'cruz delgado', 'mariana']),
  ...missed('18234567', ['18234568', 'AB18234567', '182345678']),
];
