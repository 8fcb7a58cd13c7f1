import { defineMessages } from '#messages/define-messages.ts';

/** Messages of printing documents of issued titles, and of the log of prints. */
export const printMessages = defineMessages('documentPrinting', {
  printOne: 'Imprimir documento',
  printMany: 'Imprimir documentos',
  document: 'Documento',
  templateName: '{name} · {kind}',
  noTemplates: 'Todavía no hay documentos. Créalos en Configuración, en la pestaña Documentos.',
  selection: {
    one: '{count} título',
    other: '{count} títulos, en el orden del registro',
  },
  perFile: 'Hojas por archivo',
  perFileHint: 'Un archivo tras otro: si la impresora se atasca, repites solo el suyo.',

  cancel: 'Cancelar',
  close: 'Cerrar',
  print: 'Imprimir',
  printAnyway: 'Imprimir de todos modos',
  pause: 'Pausar',
  resume: 'Reanudar',
  saveAgain: 'Guardar {name} otra vez',

  checking: 'Comprobando los documentos',
  printing: 'Preparando los archivos',
  progressText: '{done} de {total}',
  problems: {
    one: 'Hay {count} problema. Revísalo antes de imprimir.',
    other: 'Hay {count} problemas. Revísalos antes de imprimir.',
  },
  signatureEmpty:
    'No se imprime, porque el lugar de una firma quedaría vacío. Usa un documento sin ese cargo, o quita estos títulos de la selección.',
  allDocuments: 'Todos los documentos',
  severalDocuments: { one: '{count} documento', other: '{count} documentos' },
  more: { one: 'Y {count} problema más.', other: 'Y {count} problemas más.' },
  paused: {
    one: 'En pausa: está listo {count} documento.',
    other: 'En pausa: están listos {count} documentos.',
  },
  stoppedAt:
    'Falta el archivo que empieza con {name}, acta {record}: documento {place} de {total}.',
  done: {
    one: 'Se guardó {count} documento.',
    other: 'Se guardaron {count} documentos.',
  },
  onHold: {
    one: 'Un título está en revisión y no se imprime: {names}.',
    other: '{count} títulos están en revisión y no se imprimen: {names}.',
  },
  leftOut: {
    one: 'Un título quedó fuera, porque está en revisión: {names}.',
    other: '{count} títulos quedaron fuera, porque están en revisión: {names}.',
  },
  moreNames: { one: 'Y {count} más.', other: 'Y {count} más.' },
  where: {
    one: 'Busca «{name}» en tus descargas. Si no está, guárdalo otra vez aquí: no cuenta como otra copia.',
    other:
      'Busca los {count} archivos en tus descargas. Si falta uno, guárdalo otra vez aquí: no cuenta como otra copia.',
  },
  savedBefore:
    'Ya guardaste estos documentos en esta pestaña. Si el archivo no está en tus descargas, guárdalo otra vez: no cuenta como otra copia.',
  saveSame: 'Guardar otra vez',
  anotherCopy: 'Imprimir otra copia',
  arrivedQuestion:
    '¿Llegó ese archivo? Búscalo en tus descargas antes de imprimir una copia, que queda contada.',
  arrived: 'Sí, lo tengo',
  printCopy: 'No llegó: imprimir una copia',
  files: 'Archivos',
  loadFailed: 'Error al cargar los documentos',
  checkFailed: 'Error al comprobar los documentos',
  printFailed: 'Error al imprimir los documentos',

  log: 'Impresiones',
  logEmpty: 'Todavía no se ha impreso.',
  logFailed: 'Error al cargar las impresiones',
  logOriginal: '{document}, original',
  logFirst: '{document}, primera impresión',
  logCopy: '{document}, copia {copy}',
  logBy: '{time}, {person}',
  markAnnulled: 'ANULADO',
  markRectified: 'RECTIFICADO',
  markDuplicate: 'DUPLICADO',
});

export type PrintMessages = typeof printMessages.defaults;
