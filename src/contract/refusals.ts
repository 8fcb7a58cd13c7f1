import type { Refusal } from '../domain/refusal.ts';

type Values = NonNullable<Refusal['values']>;

interface RefusalAnswer {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly message: string | ((values: Values) => string);
}

/** Calls that no handler sees, and failures of the server itself. */
const general = {
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

const session = {
  signInRequired: { status: 401, message: 'Debes iniciar sesión para continuar.' },
  sessionExpired: {
    status: 401,
    message: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  },
  forbidden: { status: 403, message: 'No tienes permisos para realizar esta acción.' },
  passwordChangeRequired: {
    status: 403,
    message: 'Debes elegir tu propia contraseña antes de continuar.',
  },
  wrongCredentials: { status: 401, message: 'Usuario o contraseña incorrectos.' },
  passkeyRequired: {
    status: 403,
    message: 'Debes agregar una llave de acceso antes de continuar.',
  },
  passwordSignInOff: {
    status: 401,
    message:
      'Usuario o contraseña incorrectos. Los administradores entran con una llave de acceso o con la cuenta de su universidad.',
  },
  stepUpRequired: {
    status: 403,
    message: 'Hace tiempo que entraste. Confirma que eres tú para continuar.',
  },
  notConfirmed: {
    status: 422,
    message: 'No se pudo confirmar que eres tú. Inténtalo de nuevo.',
  },
  oneTimePasswordSpent: {
    status: 401,
    message:
      'La contraseña de un solo uso ya se usó o venció. Pide otra a quien te dio la primera.',
  },
  wrongPassword: { status: 422, message: 'La contraseña actual no es correcta.' },
  samePassword: {
    status: 422,
    message: 'La nueva contraseña debe ser distinta de la actual',
  },
  guessablePassword: {
    status: 422,
    message:
      'Esa contraseña es fácil de adivinar. Elige una frase larga que no contenga tus datos.',
  },
  sessionMissing: { status: 404, message: 'La sesión no existe o ya terminó.' },
  passkeyNotRecognized: {
    status: 401,
    message: 'No se reconoció la llave de acceso. Entra con tu contraseña.',
  },
  passkeyNotAdded: {
    status: 422,
    message: 'No se pudo agregar la llave de acceso. Inténtalo de nuevo.',
  },
  passkeyExists: { status: 409, message: 'Esta llave de acceso ya está agregada.' },
  passkeyMissing: { status: 404, message: 'La llave de acceso no existe.' },
} as const satisfies Record<string, RefusalAnswer>;

const signInExpired =
  'Esta entrada venció o ya se usó. Vuelve a la página de entrada e inténtalo de nuevo.';

const noAccess = ({ provider }: Values) =>
  `${provider} te reconoce, pero aquí no hay un usuario activo con ese correo. Pide acceso a quien administra el sistema en tu universidad.`;

/** Signing in through a provider; `provider` is its name. */
const provider = {
  foreignReturn: {
    status: 422,
    message: 'La dirección de regreso no pertenece a este sitio.',
  },
  providerSignInExpired: { status: 401, message: signInExpired },
  providerReturnExpired: { status: 400, message: signInExpired },
  providerUserUnknown: { status: 401, message: noAccess },
  providerUserInactive: { status: 401, message: noAccess },
  providerEmailUnverified: {
    status: 401,
    message: ({ provider }: Values) =>
      `${provider} no ha confirmado tu correo. Confírmalo allí o entra con tu contraseña.`,
  },
  providerIdentityDiffers: {
    status: 401,
    message: ({ provider }: Values) =>
      `Tu usuario está unido a otra identidad de ${provider}. Pide ayuda a quien administra el sistema en tu universidad.`,
  },
  providerAssuranceTooLow: {
    status: 401,
    message: ({ provider }: Values) =>
      `Tu universidad exige un segundo factor, y ${provider} no lo pidió. Inténtalo de nuevo o pide ayuda a quien administra el sistema.`,
  },
  providerSignInIncomplete: {
    status: 401,
    message: ({ provider }: Values) =>
      `No se completó la entrada con ${provider}. Inténtalo de nuevo o entra con tu contraseña.`,
  },
  providerUnreachable: {
    status: 503,
    message: ({ provider }: Values) =>
      `${provider} no responde en este momento. Entra con tu contraseña o inténtalo más tarde.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

const applications = {
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

const ceremonies = {
  ceremonyMissing: { status: 404, message: 'El acto de grado no existe.' },
  ceremonyChanged: {
    status: 412,
    message:
      'Este acto de grado cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.',
  },
  ceremonyDatePast: { status: 422, message: 'La fecha no puede ser anterior a hoy' },
  ceremonyNumbersFixed: {
    status: 409,
    message: ({ titles }: Values) =>
      `No se pueden cambiar los números iniciales porque este acto de grado ya tiene ${issuedTitles(titles)}.`,
  },
  ceremonyHasTitles: {
    status: 409,
    message: ({ titles }: Values) =>
      `No se puede eliminar el acto de grado porque tiene ${issuedTitles(titles)}.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

/** Bulk issue and reports, which name a ceremony by its id. */
const titlesAndReports = {
  ceremonyNotFound: { status: 404, message: 'Acto de grado no encontrado' },
  ceremonyNotCompleted: {
    status: 409,
    message: 'Solo se pueden emitir títulos de un acto de grado completado.',
  },
  nobodyConfirmed: {
    status: 422,
    message: 'No hay solicitudes confirmadas para este acto de grado',
  },
  numberUnusable: {
    status: 422,
    message: ({ series, initial }: Values) =>
      `No se puede numerar a partir ${seriesNames[`${series}`]} inicial «${initial}»: debe contener un número, por ejemplo 001.`,
  },
  numberTaken: {
    status: 409,
    message: ({ series, number, holder, others }: Values) =>
      `No se emitió ningún título: ${seriesHolders[`${series}`]} ${number} ya es de ${holder}${moreTaken(others)}. Revisa los números iniciales del acto de grado.`,
  },
  reportCeremonyRequired: {
    status: 422,
    message: 'Este reporte requiere seleccionar una ceremonia',
  },
} as const satisfies Record<string, RefusalAnswer>;

const seriesNames: Readonly<Record<string, string>> = {
  record: 'del acta',
  assigned: 'del asignado',
  folio: 'del folio',
};

const seriesHolders: Readonly<Record<string, string>> = {
  record: 'el acta',
  assigned: 'el asignado',
  folio: 'el folio',
};

function moreTaken(others: string | number | undefined): string {
  if (Number(others) === 0) return '';
  return `, y ${counted(others, 'número más está ocupado', 'números más están ocupados')}`;
}

const catalogues = {
  facultyMissing: { status: 404, message: 'La facultad no existe.' },
  facultyDuplicate: { status: 409, message: 'Ya existe una facultad con ese nombre.' },
  facultyInUse: {
    status: 409,
    message: ({ careers }: Values) =>
      `No se puede eliminar la facultad porque tiene ${counted(careers, 'carrera', 'carreras')}.`,
  },
  careerTypeMissing: { status: 404, message: 'El tipo de carrera no existe.' },
  careerTypeDuplicate: {
    status: 409,
    message: 'Ya existe un tipo de carrera con ese nombre.',
  },
  careerTypeInUse: {
    status: 409,
    message: ({ careers }: Values) =>
      `No se puede eliminar el tipo de carrera porque está asignado a ${counted(careers, 'carrera', 'carreras')}.`,
  },
  careerMissing: { status: 404, message: 'La carrera no existe.' },
  careerDuplicate: {
    status: 409,
    message: 'Ya existe una carrera con ese nombre y tipo en la facultad.',
  },
  careerInUse: {
    status: 409,
    message: ({ applications, degreeTitles }: Values) => {
      const uses = [
        ...(Number(applications) > 0 ? [counted(applications, 'solicitud', 'solicitudes')] : []),
        ...(Number(degreeTitles) > 0
          ? [counted(degreeTitles, 'nomenclatura', 'nomenclaturas')]
          : []),
      ];
      return `No se puede eliminar la carrera porque tiene ${uses.join(' y ')}.`;
    },
  },
  careerTypeUnknown: { status: 422, message: 'El tipo de carrera seleccionado no existe.' },
  facultyUnknown: { status: 422, message: 'La facultad seleccionada no existe.' },
  degreeTitleMissing: { status: 404, message: 'La nomenclatura no existe.' },
  degreeTitleDuplicate: {
    status: 409,
    message: 'La carrera ya tiene una nomenclatura para ese género.',
  },
  careerUnknown: { status: 422, message: 'La carrera seleccionada no existe.' },
} as const satisfies Record<string, RefusalAnswer>;

const users = {
  userMissing: { status: 404, message: 'El usuario no existe.' },
  usernameTaken: { status: 409, message: 'Ya existe un usuario con ese nombre de usuario.' },
  emailTaken: { status: 409, message: 'Ya existe un usuario con ese email.' },
  ownUserDeletion: { status: 409, message: 'No puedes eliminar tu propio usuario.' },
  ownUserDeactivation: { status: 409, message: 'No puedes desactivar tu propio usuario.' },
  ownUserDemotion: { status: 409, message: 'No puedes quitarte el rol de administrador.' },
  ownPasswordReissue: {
    status: 409,
    message: 'Tu propia contraseña la cambias tú al iniciar sesión.',
  },
  inactiveUserPassword: {
    status: 409,
    message: 'El usuario está desactivado: actívalo antes de darle una contraseña.',
  },
} as const satisfies Record<string, RefusalAnswer>;

/** The status and Spanish message with which a server of ours declines a call, by the refusal's id. */
export const refusals = {
  ...general,
  ...session,
  ...provider,
  ...applications,
  ...ceremonies,
  ...titlesAndReports,
  ...catalogues,
  ...users,
} as const satisfies Record<string, RefusalAnswer>;

/** The id of a refusal. */
export type RefusalId = keyof typeof refusals;

/** The Spanish message of a refusal, with its values. */
export function refusalMessage({ id, values = {} }: Refusal<RefusalId>): string {
  const { message }: RefusalAnswer = refusals[id];
  return typeof message === 'string' ? message : message(values);
}

function issuedTitles(count: string | number | undefined): string {
  return counted(count, 'título emitido', 'títulos emitidos');
}

function counted(count: string | number | undefined, one: string, many: string): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}
