import { defineMessages } from '#messages/define-messages.ts';

export const registryCheckMessages = defineMessages('registryCheck', {
  title: 'Comprobación del libro',
  checking: 'Comprobando los números…',
  whole: 'Libro íntegro',
  wholeText: {
    one: 'Se comprobó {count} título: sus números de acta, asignado y folio están en orden.',
    other:
      'Se comprobaron {count} títulos: no hay números de acta, asignado o folio duplicados, faltantes ni fuera de orden.',
  },
  faults: { one: '{count} hallazgo en el libro', other: '{count} hallazgos en el libro' },
  duplicateCount: { one: '{count} duplicado', other: '{count} duplicados' },
  missingCount: { one: '{count} faltante', other: '{count} faltantes' },
  orderCount: { one: '{count} fuera de orden', other: '{count} fuera de orden' },
  jumps: {
    one: '{count} observación que no afecta al libro',
    other: '{count} observaciones que no afectan al libro',
  },
  findings: 'Hallazgos',
  observations: 'Observaciones',
  observationPages: 'Páginas de observaciones',
  pages: 'Páginas de hallazgos',
  unchecked: 'Comprobación incompleta',
  uncheckedText: '{lists}. Lo que depende de esas listas no se comprobó.',
  ambiguousCareers: {
    one: 'No se comprobó el orden de {count} título: su carrera se llama igual que otra.',
    other: 'No se comprobó el orden de {count} títulos: sus carreras se llaman igual que otras.',
  },
  listSeparator: '. ',
  close: 'Cerrar',
  exportFindings: 'Exportar hallazgos',
  exported: { one: 'Se exportó {count} hallazgo', other: 'Se exportaron {count} hallazgos' },
  csvName: 'comprobacion-del-libro-{date}.csv',

  kind: 'Tipo',
  register: 'Registro',
  ceremony: 'Acto de grado',
  number: 'Número',
  detail: 'Detalle',
  duplicate: 'Duplicado',
  missing: 'Faltante',
  outOfOrder: 'Fuera de orden',
  jump: 'Salto',
  record: 'Acta',
  assigned: 'Asignado',
  folio: 'Folio',

  range: '{from} a {to}',
  between: '{first} y {second}',
  ceremonyWithDate: '{name} ({date})',
  noCeremony: 'Sin acto de grado',
  noNumber: 'sin número',
  borneBy: 'Lo tienen {people}',
  moreBearers: { one: '{people} y {count} más', other: '{people} y {count} más' },
  nobodyHas: { one: 'Falta {amount} número', other: 'Faltan {amount} números' },
  hasNone: '{person} no tiene número',
  hasNoDigits: '{person} tiene «{text}», sin cifras',
  beforeStart: 'Menor que el número inicial del acto, {start}',
  otherSeries: 'De una serie distinta de la del número inicial del acto, {start}',
  belongsBefore:
    '{person} ({number}) va antes que {other} ({otherNumber}) en el orden de carreras y de personas',
  issuedAfter:
    'El título de {person} ({number}) se emitió después que el de {other}, que tiene un número mayor ({otherNumber})',
  overlap: 'El primer acto sigue más allá de donde empieza el segundo, {start}',
  skipped: {
    one: 'Queda {amount} número sin usar: se saltó al restaurar una copia de seguridad',
    other: 'Quedan {amount} números sin usar: se saltaron al restaurar una copia de seguridad',
  },
  unused: {
    one: 'Queda {amount} número sin usar: el acto siguiente empieza en su número inicial',
    other: 'Quedan {amount} números sin usar: el acto siguiente empieza en su número inicial',
  },
});

export type RegistryCheckMessages = typeof registryCheckMessages.defaults;
