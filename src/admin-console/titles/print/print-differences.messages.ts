import { defineMessages } from '#messages/define-messages.ts';

/** Messages of where a sheet differs from one of today. */
export const printDifferencesMessages = defineMessages('printDifferences', {
  found: 'La hoja sale como se imprimió por primera vez. Esto es distinto hoy:',
  changedTemplate:
    'La plantilla «{template}» cambió después de la impresión del {day}. Se usa la de entonces.',
  otherTemplate: 'El {day} se imprimió con la plantilla «{template}». Se usa esa.',
  lostTemplate:
    'La plantilla «{template}» cambió después de la impresión del {day}, y no se guardó la de entonces. Se usa la más antigua que hay.',
  changedAddress:
    'La dirección de verificación cambió después de la impresión del {day}. El código lleva a la de entonces.',
  changedContent: 'Desde la emisión cambió {part}. La hoja dice lo que se emitió.',

  name: 'el nombre en la solicitud',
  identity: 'el documento de identidad en la solicitud',
  birth: 'la fecha o el lugar de nacimiento en la solicitud',
  gender: 'el género en la solicitud',
  degree: 'la nomenclatura del título',
  career: 'la carrera',
  faculty: 'la facultad',
  ceremony: 'el nombre, el día o el lugar del acto',
  university: 'el nombre de la universidad',
  fields: 'un campo adicional',
  officials: 'quién ocupa los cargos',
  signatures: 'la imagen de una firma',

  useToday: 'Imprimir con la plantilla de hoy',
  reason: 'Motivo',
  reasonHint:
    'Queda en el registro de impresiones: no escribas datos de la persona. El título sigue diciendo lo que se emitió.',
  reasonMissing: 'Escribe el motivo',
  logReason: 'Con otra versión: {reason}',
});

export type PrintDifferencesMessages = typeof printDifferencesMessages.defaults;
