/** Abbreviations before a number, with a dot after each letter or with none: 'C.I.', 'DNI'. */
const abbreviations = [
  'NO',
  'NRO',
  'CI',
  'CC',
  'CE',
  'TI',
  'DNI',
  'DUI',
  'NIE',
  'NIF',
  'RUT',
  'RUN',
  'RIF',
] as const;

/** Other labels before a number, in capitals without accents. */
const wordLabels = [
  'N',
  'NR',
  'NUM',
  'NUMERO',
  'CED',
  'CEDULA',
  'DOC',
  'DOCUMENTO',
  'ID',
  'IDENTIDAD',
  'IDENTIFICACION',
  'DE',
  'LA',
  'CIUDADANIA',
  'EXTRANJERIA',
  'PASAPORTE',
  'PASS',
  'PASSPORT',
  'V',
  'E',
] as const;

/**
 * A pattern of one label before an identity number, in capitals without accents. Abbreviations come first, because 'N.' is
 * also the start of 'N.I.E.'.
 */
export const labelPattern = [
  ...abbreviations.map((letters) => [...letters].join('\\.?')),
  ...wordLabels,
].join('|');
