import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the rehearsal and of the differences from it after an issue. */
export const rehearsalMessages = defineMessages('bulkIssueRehearsal', {
  proofTitle: 'Revisión por los graduandos',
  proofConfirmed: 'Confirmaron el texto',
  proofOutdated: 'Confirmaron una versión anterior',
  proofAsked: 'Pidieron una corrección',
  proofUnanswered: 'Lo vieron y no han confirmado',
  proofNeverLooked: 'Nunca lo vieron',
  proofOptional: 'Responder es opcional: se emiten los títulos de todos.',
  proofOpen: {
    one: 'Hay {count} corrección sin resolver: {codes}',
    other: 'Hay {count} correcciones sin resolver: {codes}',
  },
  proofOpenAdvice:
    'Resuélvelas antes en Solicitudes. Después de emitir, un título solo se corrige con una rectificación.',
  proofChanged: {
    one: '{count} graduando confirmó una versión anterior de su título: {codes}',
    other: '{count} graduandos confirmaron una versión anterior de su título: {codes}',
  },
  proofChangedAdvice:
    'Los datos, las autoridades o la plantilla cambiaron después. La consulta ya les pide confirmarlo otra vez: avísales y espera su respuesta, o comprueba tú esos títulos antes de emitir.',

  title: 'Estimación',
  explanation:
    'Así quedarían los títulos si se emitieran ahora. Es una estimación: los números definitivos los asigna el servidor al emitir.',
  table: 'Estimación de títulos y números',
  loading: 'Preparando la estimación…',
  unavailable: 'No hay estimación. Los títulos se pueden emitir de todos modos.',
  titlesUnread:
    'No se pudieron cargar los títulos ya emitidos: la estimación parte de los números iniciales y no detecta los repetidos.',
  empty: 'No hay nadie a quien emitir un título',
  rows: { one: '{count} título estimado', other: '{count} títulos estimados' },

  person: 'Persona',
  degree: 'Título',
  record: 'Acta',
  assigned: 'Asignado',
  folio: 'Folio',
  remarks: 'Avisos',
  pending: 'Pendiente',
  unnamed: 'Sin nombre',
  none: 'Ninguno',
  noNumber: 'Sin número',
  noNomenclature: 'Sin nomenclatura',
  noGender: 'Sin género',
  ambiguousCareer: 'Carrera sin identificar',
  takenRecord: 'El acta {number} ya es de {name}',
  takenAssigned: 'El asignado {number} ya es de {name}',
  takenFolio: 'El folio {number} ya es de {name}',

  formerTitle: 'Ya tiene un título de esta carrera: acta {number}, {ceremony}',

  remarksTitle: 'Antes de emitir conviene revisar',
  refusedTitle: 'No se pueden emitir los títulos: el registro ya tiene algunos de sus números',
  refusedAdvice:
    'Cambia los números iniciales del acto de grado o, si ya tiene títulos, emite los que faltan en otro acto.',
  paperChecking: 'Comprobando cómo quedan los títulos en papel…',
  paperFailed: 'No se pudo comprobar cómo quedan los títulos en papel',
  paperWithoutTemplate: 'No se comprueba el papel: no hay ningún documento de tipo Título.',
  paperFine: 'En papel, con «{template}», los títulos quedan bien.',
  paperTitle: 'En papel, con «{template}», conviene revisar',
  paperTitles: { one: '({count} título)', other: '({count} títulos)' },
  paperMore: { one: 'Y {count} problema más.', other: 'Y {count} problemas más.' },
  beforeCeremony: 'La fecha de emisión es anterior al acto de grado',
  inFuture: 'La fecha de emisión es posterior a hoy',
  longAfterCeremony: 'La fecha de emisión es más de {count} días posterior al acto de grado',
  ceremonyAhead: 'El día del acto de grado todavía no ha llegado',
  yearRecord: 'El acta parece crecer por su año: después de {number}, la siguiente será {next}',
  yearAssigned:
    'El asignado parece crecer por su año: después de {number}, el siguiente será {next}',
  yearFolio: 'El folio parece crecer por su año: después de {number}, el siguiente será {next}',
  countTaken: {
    one: '{count} número ya está en otro título emitido',
    other: '{count} números ya están en otros títulos emitidos',
  },
  countFormer: {
    one: '{count} persona ya tiene un título emitido de la misma carrera',
    other: '{count} personas ya tienen un título emitido de la misma carrera',
  },
  countNoNomenclature: {
    one: '{count} título saldrá como «Pendiente»: a su carrera le falta la nomenclatura',
    other: '{count} títulos saldrán como «Pendiente»: a sus carreras les falta la nomenclatura',
  },
  countNoGender: {
    one: '{count} título saldrá como «Pendiente»: la persona no tiene el género registrado',
    other: '{count} títulos saldrán como «Pendiente»: las personas no tienen el género registrado',
  },
  countAmbiguousCareers: {
    one: '{count} solicitud nombra una carrera que se llama igual que otra: su título y los números pueden ser otros',
    other:
      '{count} solicitudes nombran carreras que se llaman igual que otras: sus títulos y los números pueden ser otros',
  },
  countNames: {
    one: 'Conviene revisar el nombre o el número de {count} persona',
    other: 'Conviene revisar el nombre o el número de {count} personas',
  },
  unnumberedRecord: 'No se puede numerar a partir del acta inicial: no contiene un número',
  unnumberedAssigned: 'No se puede numerar a partir del asignado inicial: no contiene un número',
  unnumberedFolio: 'No se puede numerar a partir del folio inicial: no contiene un número',
  showRemarked: { one: 'Ver solo el que tiene avisos', other: 'Ver solo los {count} con avisos' },
  showAll: { one: 'Ver todos', other: 'Ver los {count}' },

  comparing: 'Comparando con la estimación…',
  notCompared: 'No se pudieron cargar los títulos para compararlos con la estimación.',
  same: {
    one: 'El título coincide con la estimación.',
    other: 'Los {count} títulos coinciden con la estimación.',
  },
  differ: {
    one: '{count} título difiere de la estimación',
    other: '{count} títulos difieren de la estimación',
  },
  lastDiffer: {
    one: 'En la última emisión {count} título difirió de la estimación',
    other: 'En la última emisión {count} títulos difirieron de la estimación',
  },
  showDifferences: 'Ver diferencias',
  differences: 'Diferencias con la estimación',
  difference: 'Diferencia',
  absent: 'No aparece entre los títulos emitidos',
  unplanned: 'Se emitió sin estar en la estimación',
  changed: '{field}: {issued} en lugar de {estimated}',
});

export type RehearsalMessages = typeof rehearsalMessages.defaults;
