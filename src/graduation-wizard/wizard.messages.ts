import { defineMessages } from '../messages/define-messages.ts';

/** Every word of the wizard. Keys that begin with `problem` say what is missing or wrong with one field. */
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
    'Sigue sin cargar. Puedes recargar la página: lo que escribiste se recupera, menos tu número de identificación.',
  retry: 'Reintentar',
  reload: 'Recargar la página',

  loadFailed: 'Error al cargar los datos',
  loadFailedText: 'Sin estos datos no podemos mostrarte los actos de grado ni las carreras.',
  loading: 'Cargando los actos de grado…',
  noCeremonies: 'Ahora no hay actos de grado que reciban solicitudes',
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
  nameTerm: 'Nombre',
  unavailable: 'No disponible',

  career: 'Carrera',
  careerType: 'Tipo',
  faculty: 'Facultad',
  noCareers: 'No hay carreras disponibles',
  noCareersText: 'La universidad todavía no ha publicado carreras activas.',

  groupIdentification: 'Identificación',
  groupName: 'Nombres y apellidos',
  groupBirth: 'Nacimiento y género',
  groupContact: 'Contacto',
  identificationType: 'Tipo de identificación',
  identificationTypeHint: 'V venezolano, E extranjero, P pasaporte',
  idNumber: 'Número de identificación',
  firstName: 'Primer nombre',
  secondName: 'Segundo nombre',
  thirdName: 'Tercer nombre',
  lastName: 'Primer apellido',
  secondLastName: 'Segundo apellido',
  email: 'Correo electrónico',
  emailHint: 'Lo usaremos para avisarte sobre tu solicitud.',
  dateOfBirth: 'Fecha de nacimiento',
  placeOfBirth: 'Lugar de nacimiento',
  placeOfBirthHint: 'Ciudad y país',
  dateOfBirthHint: 'Día, mes y año',
  idNumberHint: 'Tal como está en tu documento',
  gender: 'Género',
  noGenders:
    'La universidad no ha publicado las opciones de género, así que este paso no se puede completar.',
  fullName: 'Nombre completo',
  identification: 'Identificación',

  summaryTitle: 'Para continuar, corrige lo siguiente',
  problemCeremony: 'Elige un acto de grado',
  problemCeremonyGone: 'El acto que elegiste ya no recibe solicitudes: elige otro',
  problemCareer: 'Elige una carrera',
  problemCareerGone: 'La carrera que elegiste ya no está disponible: elige otra',
  problemIdentificationType: 'Elige tu tipo de identificación',
  problemIdNumber: 'Escribe tu número de identificación',
  problemFirstName: 'Escribe tu primer nombre',
  problemLastName: 'Escribe tu primer apellido',
  problemSecondLastName: 'Escribe tu segundo apellido',
  problemEmail: 'Escribe tu correo electrónico',
  problemEmailForm: 'El correo debe tener la forma nombre@dominio.com',
  problemDateOfBirth: 'Escribe tu fecha de nacimiento',
  problemDateForm: 'Escribe una fecha que exista, con la forma DD/MM/AAAA',
  problemDateFuture: 'La fecha de nacimiento no puede estar en el futuro',
  problemDateTooEarly: 'Revisa el año de tu fecha de nacimiento',
  problemPlaceOfBirth: 'Escribe tu lugar de nacimiento',
  problemGender: 'Elige tu género',
  problemGenderGone: 'Elige tu género otra vez: la opción que tenías ya no existe',
  problemTooLong: 'Es demasiado largo: usa 200 caracteres como máximo',

  edit: 'Editar',
  editCeremony: 'el acto de grado',
  editCareer: 'la carrera',
  editDetails: 'los datos personales',

  submitFailed: 'Error al enviar la solicitud',
  submitDone: '¡Solicitud enviada exitosamente!',
  keptTitle: 'Tu solicitud todavía no está enviada',
  keptNoAnswer:
    'No recibimos respuesta de la universidad. Tus datos siguen aquí: revisa tu conexión y envíala de nuevo.',
  keptRefused:
    'La universidad no la aceptó. Tus datos siguen aquí: corrige lo necesario y envíala de nuevo, o actualiza la lista de actos y carreras.',
  keptOther: 'Tus datos siguen aquí: espera un momento y envíala de nuevo.',
  refresh: 'Actualizar la lista',

  restoredTitle: 'Recuperamos lo que habías escrito',
  restoredText: 'Por seguridad no guardamos tu número de identificación: escríbelo otra vez.',
  discard: 'Empezar de nuevo',
  discardQuestion: '¿Borrar todo lo que escribiste y volver al primer paso?',
  discardYes: 'Sí, borrar todo',
  discardNo: 'No, conservarlo',

  doneHeading: 'Recibimos tu solicitud',
  doneText:
    'Este es tu código. Guárdalo: con él podrás consultar el estado de tu solicitud en cualquier momento.',
  code: 'Código de solicitud',
  copyCode: 'Copiar código',
  copied: 'Código copiado',
  copyFailed: 'No se pudo copiar: el código quedó seleccionado, cópialo con el teclado o el menú.',
  checkStatus: 'Consultar Estado',
  goHome: 'Volver al Inicio',
  printReceipt: 'Imprimir comprobante',
  addToCalendar: 'Agregar al calendario',
  extraFailed: 'No se pudo preparar. Revisa tu conexión e inténtalo otra vez.',
  nextHeading: 'Qué sigue ahora',
  nextText:
    'La universidad revisará tus datos y confirmará tu solicitud. Te recomendamos consultar su estado antes del acto.',
  summary: 'Resumen de tu solicitud',

  receiptTitle: 'Comprobante de solicitud de título',
  receiptSystem: 'Sistema de Graduaciones',
  receiptQr: 'Código QR con la dirección para consultar el estado',
  receiptScan: 'Escanea para consultar el estado de tu solicitud:',
  receiptIssued: 'Fecha de la solicitud',
  receiptNote: 'Este comprobante no es un título ni una constancia de aprobación.',

  calendarSummary: 'Acto de grado: {ceremony}',
  calendarDescription: 'Código de solicitud: {code}',
  calendarFile: 'acto-de-grado',
});

/** The words with a host's own in their place. */
export type WizardWords = typeof wizardMessages.defaults;

/** What is missing or wrong with a field, by the key of its sentence. */
export type ProblemKey = Extract<keyof WizardWords, `problem${string}`>;
