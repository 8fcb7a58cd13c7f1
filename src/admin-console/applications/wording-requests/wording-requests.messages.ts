import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the dialog that decides a correction. */
export const wordingRequestsMessages = defineMessages('proofCorrections', {
  title: 'Corrección de la solicitud {code}',
  asked: 'Lo que pide',
  askedAt: 'Fecha',
  currentName: 'Nombre',
  identification: 'Identificación',
  degree: 'Título',
  missing: 'No disponible',
  reply: 'Respuesta',
  replyRequired: 'Escribe la respuesta',
  replyHint: 'La persona la lee cuando consulta su solicitud.',
  gender: 'Título según el género',
  genderOption: '{gender}: {degree}',
  masculine: 'Masculino',
  feminine: 'Femenino',
  noDegree: 'sin nomenclatura',

  accept: 'Corregir y aceptar',
  acceptTitle: 'Corregir la solicitud {code}',
  acceptText:
    'Corrige los datos y guarda. La persona ve que aceptaste, y puede revisar el texto otra vez.',
  save: 'Guardar y aceptar',
  answer: 'Responder sin cambiar',
  answerTitle: 'Responder a {code}',
  send: 'Enviar respuesta',
  cancel: 'Cancelar',
  close: 'Cerrar',

  accepted: 'Corrección aceptada exitosamente',
  answered: 'Respuesta enviada exitosamente',
  failed: 'Error al resolver la corrección',
  isAccepted: 'Esta corrección ya fue aceptada',
  isAnswered: 'Esta corrección ya fue respondida',
});
