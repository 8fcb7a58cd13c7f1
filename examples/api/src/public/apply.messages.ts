import { fieldMessages } from '../input/fields.messages.ts';

const { required, requiredFeminine, invalid, invalidFeminine } = fieldMessages;

/** Words of submitting an application. */
export const applyMessages = {
  ceremonyRequired: required('El acto de grado'),
  careerRequired: requiredFeminine('La carrera'),
  typeRequired: required('El tipo de identificación'),
  typeInvalid: invalid('El tipo de identificación'),
  numberRequired: required('El número de identificación'),
  numberInvalid: invalid('El número de identificación'),
  firstNameRequired: required('El primer nombre'),
  lastNameRequired: required('El primer apellido'),
  secondLastNameRequired: required('El segundo apellido'),
  emailRequired: required('El correo electrónico'),
  birthDateRequired: requiredFeminine('La fecha de nacimiento'),
  birthDateInvalid: invalidFeminine('La fecha de nacimiento'),
  birthDateFuture: 'La fecha de nacimiento no puede estar en el futuro',
  birthPlaceRequired: required('El lugar de nacimiento'),
  genderRequired: required('El género'),
  ceremonyUnknown: 'El acto de grado seleccionado no existe.',
  ceremonyNotOpen: 'Este acto de grado ya no recibe solicitudes.',
  careerUnknown: 'La carrera seleccionada no está disponible.',
  genderUnknown: 'El género seleccionado no es válido.',
  duplicate:
    'Ya existe una solicitud de esta persona para la misma carrera y el mismo acto de grado. Consulta su estado con el código que recibiste.',
  tooMany: 'Se han enviado demasiadas solicitudes. Espera un momento e intenta nuevamente.',
  idempotencyKeyInvalid: 'La cabecera Idempotency-Key debe tener entre 1 y 200 caracteres.',
  idempotencyKeyReused: 'La clave de idempotencia ya se usó con otros datos.',
  submitted: '¡Solicitud enviada exitosamente!',
};
