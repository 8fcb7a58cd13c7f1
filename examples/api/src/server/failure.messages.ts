/** Sentences for failures that belong to no single resource. */
export const failureMessages = {
  unknownPath: 'Recurso no encontrado.',
  methodNotAllowed: 'Este recurso no admite esa operación.',
  notJson: 'El cuerpo de la petición no es JSON válido.',
  notDeclaredJson: 'El cuerpo de la petición debe enviarse como JSON (application/json).',
  notAnObject: 'El cuerpo de la petición debe ser un objeto JSON.',
  malformed: 'Los datos enviados no son válidos.',
  tooLarge: 'La petición es demasiado grande.',
  serverError: 'Error del servidor. Intenta nuevamente más tarde.',
  unavailable:
    'El servicio no está disponible en este momento. Intenta nuevamente en unos segundos.',
  startingTitle: 'Sistema de Graduaciones',
  starting: 'El sitio está arrancando. La página se abrirá sola en unos segundos.',
  alreadyExists: 'Ya existe un registro con esos datos.',
  stale: 'Este registro cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.',
  inUse: 'No se puede completar la operación porque el registro está en uso.',
};
