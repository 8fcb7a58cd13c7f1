import type { RefusalAnswer } from './refusal-answer.ts';

/** Calls that no handler sees, and failures of the server itself. */
export const generalRefusals = {
  unknownPath: { status: 404, message: 'Recurso no encontrado.' },
  methodNotAllowed: { status: 405, message: 'Este recurso no admite esa operación.' },
  notJson: { status: 400, message: 'El cuerpo de la petición no es JSON válido.' },
  notDeclaredJson: {
    status: 415,
    message: 'El cuerpo de la petición debe enviarse como JSON (application/json).',
  },
  notAnObject: { status: 422, message: 'El cuerpo de la petición debe ser un objeto JSON.' },
  malformed: { status: 422, message: 'Los datos enviados no son válidos.' },
  tooLarge: { status: 413, message: 'La petición es demasiado grande.' },
  serverError: { status: 500, message: 'Error del servidor. Intenta nuevamente más tarde.' },
  unavailable: {
    status: 503,
    message: 'El servicio no está disponible en este momento. Intenta nuevamente en unos segundos.',
  },
  tooManyAttempts: {
    status: 429,
    message: 'Demasiados intentos. Espera unos minutos e intenta nuevamente.',
  },
  alreadyExists: { status: 409, message: 'Ya existe un registro con esos datos.' },
  rowInUse: {
    status: 409,
    message: 'No se puede completar la operación porque el registro está en uso.',
  },
  rowChanged: {
    status: 412,
    message:
      'Este registro cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.',
  },
} as const satisfies Record<string, RefusalAnswer>;
