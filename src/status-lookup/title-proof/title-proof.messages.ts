import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the proof of a title, loaded with it. */
export const titleProofMessages = defineMessages('titleProof', {
  title: 'Así dirá tu título',
  loading: 'Cargando el texto de tu título…',
  loadFailed: 'No se pudo cargar el texto de tu título',
  intro: 'Revisa cada letra, tilde y fecha antes de que se imprima.',
  optional: 'Responder es opcional: si no respondes, tu título se emite igual, con estos datos.',
  lastDay: 'Puedes responder hasta el {date}.',
  image: 'Vista previa del documento. Su texto está a continuación.',
  enlarge: 'Ver más grande',
  imageLarge: 'Documento ampliado',
  imageNote: 'Vista previa, sin validez. El diseño del documento impreso puede variar.',

  name: 'Nombre',
  identification: 'Identificación',
  degree: 'Título',
  career: 'Carrera',
  faculty: 'Facultad',
  ceremony: 'Acto de grado',
  ceremonyDate: 'Fecha',
  ceremonyPlace: 'Lugar',
  missing: 'No disponible',
  degreeMissing: 'La oficina de grados todavía no ha definido este texto.',
  degreeNote:
    'El título está escrito según el género de tu solicitud. Si debe decir otra cosa, pide una corrección.',

  correct: 'Está correcto',
  ask: 'Pedir corrección',
  description: '¿Qué hay que corregir?',
  descriptionHint:
    'Escribe el texto como debe quedar, con {most} caracteres como máximo. Por ejemplo: «Mi segundo apellido es Núñez, con tilde y ñ».',
  descriptionMissing: 'Describe qué hay que corregir',
  send: 'Enviar',
  cancel: 'Cancelar',
  answerFailed: 'No se pudo enviar tu respuesta',

  confirmed: 'Confirmaste que el texto está correcto',
  confirmedText: 'Si ves un error después, todavía puedes pedir una corrección.',
  changed: 'El texto cambió después de tu respuesta',
  changedText: 'Revísalo de nuevo.',
  correctionOpen: 'Pediste una corrección',
  correctionOpenText: 'La oficina de grados la está revisando. Vuelve a consultar más adelante.',
  correctionAccepted: 'La oficina de grados aceptó tu corrección',
  correctionAnswered: 'La oficina de grados respondió a tu corrección',
  asked: 'Lo que pediste',
  reply: 'Respuesta',
  closed: 'El plazo para revisar el texto de tu título terminó',
  closedOn: 'El plazo para revisar el texto de tu título terminó el {date}',
  issued: 'Tu título ya fue emitido',
  issuedText: 'Si tiene un error, pide a la oficina de grados que lo rectifique.',
});

export type TitleProofMessages = typeof titleProofMessages.defaults;
