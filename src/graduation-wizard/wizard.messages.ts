import { defineMessages } from '../messages/define-messages.ts';

/** Messages of the wizard. Keys that begin with `problem` describe a missing or invalid field. */
export const wizardMessages = defineMessages('wizard', {
  title: 'Solicitar Título',
  intro:
    'Completa cuatro pasos para pedir tu título en el próximo acto de grado. Al terminar recibirás un código para seguir tu solicitud.',
  back: 'Volver',
  steps: 'Pasos de la solicitud',
  previous: 'Anterior',
  next: 'Siguiente',
  submit: 'Enviar Solicitud',
  submitting: 'Enviando…',
  missing: { one: 'Ver el dato que falta', other: 'Ver los {count} datos que faltan' },
  partFailed: 'No se pudo cargar esta parte del formulario',
  partFailedText: 'Lo que escribiste sigue aquí. Revisa tu conexión e inténtalo otra vez.',
  partFailedAgain:
    'Sigue sin cargar. Puedes recargar la página: lo que escribiste se recuperará, excepto tu número de identificación.',
  partFailedUnsaved:
    'Sigue sin cargar. Puedes recargar la página, pero tendrás que escribir tus datos otra vez.',
  retry: 'Reintentar',
  reload: 'Recargar la página',

  loadFailed: 'Error al cargar los datos',
  loadFailedText: 'Sin estos datos no podemos mostrarte los actos de grado ni las carreras.',
  loading: 'Cargando los actos de grado…',
  noCeremonies: 'En este momento no hay actos de grado abiertos a solicitudes',
  noCeremoniesText:
    'La universidad publica aquí cada acto cuando abre sus solicitudes. Vuelve a consultar en unos días.',
  checkAgain: 'Consultar de nuevo',

  stepCeremony: 'Acto',
  stepCareer: 'Carrera',
  stepDetails: 'Datos',
  stepReview: 'Confirmar',
  headingCeremony: 'Elige tu acto de grado',
  headingCareer: 'Elige tu carrera',
  headingDetails: 'Escribe tus datos personales',
  headingReview: 'Revisa tu solicitud',
  introCeremony: 'Estos son los actos que reciben solicitudes en este momento.',
  introCareer: 'Escribe parte del nombre o abre la lista para buscar la carrera que terminaste.',
  introDetails:
    'Escríbelos como aparecen en tu documento: así se imprimirán en tu título. Los campos con asterisco (*) son obligatorios.',
  introReview: 'Comprueba que todo esté correcto antes de enviar. Puedes corregir cada parte.',

  ceremony: 'Acto de grado',
  ceremonySearch: 'Buscar acto',
  ceremonySearchHint: 'Por nombre, lugar o descripción',
  ceremoniesFound: { one: '{count} acto coincide', other: '{count} actos coinciden' },
  ceremoniesNone: 'Ningún acto coincide con tu búsqueda.',
  date: 'Fecha',
  place: 'Lugar',
  dateUnknown: 'Fecha por anunciar',
  unavailable: 'No disponible',

  lockedHint: 'Este dato viene de tu universidad y aquí no se puede cambiar.',

  summaryTitle: 'Para continuar, corrige lo siguiente',
  problemCeremony: 'Elige un acto de grado',
  problemCeremonyGone: 'El acto que elegiste ya no recibe solicitudes: elige otro',
  problemCareer: 'Elige una carrera',
  problemCareerGone: 'La carrera que elegiste ya no está disponible: elige otra',
  problemIdentificationType: 'Elige tu tipo de identificación',
  problemIdNumber: 'Escribe tu número de identificación',
  problemIdNumberUnsaved:
    'Escribe otra vez tu número de identificación: no lo guardamos, para proteger tus datos',
  problemIdNumberForm: 'El número de identificación no es válido',
  problemFirstName: 'Escribe tu primer nombre',
  problemLastName: 'Escribe tu primer apellido',
  problemSecondLastName: 'Escribe tu segundo apellido',
  problemEmail: 'Escribe tu correo electrónico',
  problemEmailForm: 'El correo debe tener el formato nombre@dominio.com',
  problemDateOfBirth: 'Escribe tu fecha de nacimiento',
  problemDateForm: 'Escribe una fecha válida con el formato DD/MM/AAAA',
  problemDateShortYear: 'Escribe el año con cuatro cifras',
  problemDateFuture: 'La fecha de nacimiento no puede estar en el futuro',
  problemDateTooEarly: 'Revisa el año de tu fecha de nacimiento',
  problemPlaceOfBirth: 'Escribe tu lugar de nacimiento',
  problemGender: 'Elige tu género',
  problemGenderGone: 'Elige tu género otra vez: la opción que tenías ya no existe',
  problemTooLong: 'Es demasiado largo: usa {most} caracteres como máximo',

  submitFailed: 'Error al enviar la solicitud',
  submitDone: '¡Solicitud enviada exitosamente!',

  restoredTitle: 'Recuperamos lo que habías escrito',
  restoredText:
    'No guardamos tu número de identificación, para que no lo vea quien use después este dispositivo: escríbelo otra vez.',
  restoredTextAuthorisation:
    'No guardamos tu número de identificación ni tu autorización, para que nadie los use después en este dispositivo: escribe el número otra vez y, al final, vuelve a autorizar.',
  discard: 'Empezar de nuevo',
  discardQuestion: '¿Borrar todo lo que escribiste y volver al primer paso?',
  discardYes: 'Sí, borrar todo',
  discardNo: 'No, conservarlo',

  code: 'Código de solicitud',
});

/** The messages with the host's overrides. */
export type WizardMessages = typeof wizardMessages.defaults;

/** A field's problem, by the key of its message. */
export type ProblemKey = Extract<keyof WizardMessages, `problem${string}`>;
