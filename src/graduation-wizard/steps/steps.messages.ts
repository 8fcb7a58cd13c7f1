import { defineMessages } from '#messages/define-messages.ts';
import { fieldLabels, lookUpLabels } from '#ui/application-fields/application-fields.messages.ts';

/** Messages of the steps after the first, in the namespace `wizard`. */
export const stepMessages = defineMessages('wizard', {
  ...fieldLabels,
  ...lookUpLabels,
  nameTerm: 'Nombre',

  career: 'Carrera',
  careerType: 'Tipo',
  faculty: 'Facultad',
  noCareers: 'No hay carreras disponibles',
  noCareersText: 'La universidad todavía no ha publicado carreras activas.',

  groupIdentification: 'Identificación',
  groupName: 'Nombres y apellidos',
  groupBirth: 'Nacimiento y género',
  groupContact: 'Contacto',
  identificationTypeHint: 'CI cédula de identidad, V venezolano, E extranjero, P pasaporte',
  emailHint: 'La universidad puede escribirte a este correo sobre tu solicitud.',
  emailSlip: '¿Quisiste escribir {email}?',
  noSecondLastName: 'No tengo segundo apellido',
  placeOfBirthHint: 'Ciudad y país',
  dateOfBirthHint: 'Día, mes y año',
  minorsNotice:
    'Tienes menos de {age} años: antes de enviar la solicitud, tu madre, tu padre o quien te represente debe autorizar el uso de tus datos.',
  idNumberHint: 'Tal como está en tu documento',
  genderHint: 'Decide la forma de tu título: Licenciado o Licenciada',
  noGenders:
    'La universidad no ha publicado las opciones de género, así que este paso no se puede completar.',
  fullName: 'Nombre completo',
  identification: 'Identificación',

  edit: 'Editar',
  editCeremony: 'el acto de grado',
  editCareer: 'la carrera',
  editDetails: 'los datos personales',
  nameQuestion: '¿Están bien escritos estos datos?',
  nameAdvice: 'Así saldrían en tus documentos. Si están bien, continúa.',

  privacyNotice:
    'Al enviar la solicitud, la universidad tratará tus datos personales para tramitar tu título.',
  privacyAuthorisation:
    'Autorizo a la universidad a tratar mis datos personales para tramitar mi título.',
  privacyLink: 'Política de privacidad',
  privacyNewTab: '(se abre en otra pestaña)',
  privacyVersion: 'Versión {version}',
  privacyMissing: 'Para enviar la solicitud, marca la autorización',

  unsentTitle: 'Tu solicitud todavía no se ha enviado',
  unsentNoAnswer:
    'No recibimos respuesta de la universidad. Tus datos siguen aquí: revisa tu conexión y envíala de nuevo.',
  unsentRefused:
    'La universidad no la aceptó. Tus datos siguen aquí: corrige lo necesario y envíala de nuevo, o actualiza la lista de actos y carreras.',
  unsentTwiceTitle: 'No se registró otra solicitud',
  unsentTwice:
    'Si ya habías enviado tu solicitud, no hace falta enviarla otra vez. Si no tienes tu código, pídelo a la oficina de grados de tu universidad.',
  unsentPrivacy:
    'El texto que autorizaste no es el vigente. Tus datos siguen aquí: arriba está el vigente; léelo, autorízalo y envía tu solicitud de nuevo.',
  unsentOther: 'Tus datos siguen aquí: espera un momento y envíala de nuevo.',
  refresh: 'Actualizar la lista',
  checkStatus: 'Consultar Estado',
});

export type StepMessages = typeof stepMessages.defaults;
