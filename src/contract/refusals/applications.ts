import type { RefusalAnswer } from './refusal-answer.ts';

/** Applying, looking up, and deciding on applications. */
export const applicationRefusals = {
  ceremonyUnknown: { status: 422, message: 'El acto de grado seleccionado no existe.' },
  ceremonyNotOpen: { status: 409, message: 'Este acto de grado ya no recibe solicitudes.' },
  careerNotOffered: { status: 422, message: 'La carrera seleccionada no está disponible.' },
  genderUnknown: { status: 422, message: 'El género seleccionado no es válido.' },
  birthDateInvalid: { status: 422, message: 'La fecha de nacimiento no es válida' },
  birthDateFuture: {
    status: 422,
    message: 'La fecha de nacimiento no puede estar en el futuro',
  },
  alreadyApplied: {
    status: 409,
    message:
      'Ya existe una solicitud de esta persona para la misma carrera y el mismo acto de grado. Consulta su estado con el código que recibiste.',
  },
  tooManyApplications: {
    status: 429,
    message: 'Se han enviado demasiadas solicitudes. Espera un momento e intenta nuevamente.',
  },
  idempotencyKeyInvalid: {
    status: 422,
    message: 'La cabecera Idempotency-Key debe tener entre 1 y 200 caracteres.',
  },
  idempotencyKeyReused: {
    status: 422,
    message: 'La clave de idempotencia ya se usó con otros datos.',
  },
  codeUnknown: { status: 404, message: 'No se encontró la solicitud' },
  tooManyLookUps: {
    status: 429,
    message: 'Has realizado demasiadas consultas. Espera un momento e intenta nuevamente.',
  },
  tooManyProofs: {
    status: 429,
    message:
      'Hubo demasiados intentos con los últimos dígitos. Escribe el número completo de tu documento.',
  },
  applicationMissing: { status: 404, message: 'La solicitud no existe.' },
  applicationChanged: {
    status: 412,
    message:
      'Esta solicitud cambió después de que la abriste. Revisa cómo quedó y vuelve a intentarlo.',
  },
  applicationDuplicate: {
    status: 409,
    message:
      'Ya existe otra solicitud vigente de esta persona para la misma carrera y el mismo acto de grado.',
  },
  reasonRequired: { status: 422, message: 'El motivo del rechazo es requerido' },
} as const satisfies Record<string, RefusalAnswer>;
