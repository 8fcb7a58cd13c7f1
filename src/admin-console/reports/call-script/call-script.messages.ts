import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the call script, on screen, on paper and in its file. */
export const callScriptMessages = defineMessages('callScript', {
  title: 'Guion de llamado',
  about:
    'El orden en que se llama a los graduandos de un acto: por facultad, carrera y apellidos, con el título que recibe cada persona y su número de acta si ya fue emitido.',
  prepare: 'Preparar guion de llamado',

  ceremony: 'Acto de grado',
  chooseCeremony: 'Elige un acto de grado',
  ceremonyWithDate: '{name} · {date}',
  ceremonyById: 'Acto de grado n.º {id}',
  loading: 'Preparando el guion…',
  ready: {
    one: '{count} persona en el orden de llamado',
    other: '{count} personas en el orden de llamado',
  },
  empty: 'Este acto no tiene solicitudes confirmadas',
  emptyText: 'Se llama a quienes tienen su solicitud confirmada para el acto.',
  choose: 'Elige un acto para ver su orden de llamado',
  close: 'Cerrar',
  print: 'Imprimir guion',
  printFailed: 'No se pudo preparar la impresión. Descarga el CSV o inténtalo otra vez.',
  download: 'Descargar guion en CSV',
  exported: {
    one: 'Se guardó el guion con {count} persona',
    other: 'Se guardó el guion con {count} personas',
  },

  pending: {
    one: '{count} solicitud pendiente de este acto no está en el guion.',
    other: '{count} solicitudes pendientes de este acto no están en el guion.',
  },
  undecided: {
    one: '{count} persona confirmada está en un acto cuyo nombre se repite y no aparece en el guion.',
    other:
      '{count} personas confirmadas están en un acto cuyo nombre se repite y no aparecen en el guion.',
  },
  untitled: {
    one: 'A {count} persona le falta el texto de su título: no consta su género o su carrera no tiene nomenclatura.',
    other:
      'A {count} personas les falta el texto de su título: no consta su género o su carrera no tiene nomenclatura.',
  },
  ambiguousCareers: {
    one: '{count} persona nombra una carrera que se llama igual que otra: no se conocen su facultad o su título.',
    other:
      '{count} personas nombran carreras que se llaman igual que otras: no se conocen sus facultades o sus títulos.',
  },

  place: 'Orden',
  name: 'Nombre completo',
  degreeTitle: 'Título',
  record: 'Acta',
  career: 'Carrera',
  faculty: 'Facultad',
  code: 'Código',
  noFaculty: 'Sin facultad',
  noCareer: 'Sin carrera',
  noName: 'Sin nombre',
  noTitle: 'Pendiente',
  noRecord: 'Sin emitir',
  missing: 'No disponible',

  system: 'Sistema de Graduaciones',
  printedOn: 'Impreso el {date}',
  file: 'guion-de-llamado-{name}-{day}',
  fallbackFile: 'guion-de-llamado',
});

export type CallScriptMessages = typeof callScriptMessages.defaults;
