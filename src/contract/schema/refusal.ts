/**
 * A rule's reason to decline what somebody asks for. The status and Spanish message for each id are in
 * `contract/refusals.ts`.
 */
export interface Refusal<Id extends string = string> {
  /** Identifies the refusal. */
  readonly id: Id;
  /** Inserted into the message: `{ titles: 3 }`. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** The stored values that declined ones of the body differ from, if the refusal is about several fields. */
  readonly stored?: Readonly<Record<string, string>> | undefined;
}

/** The values of a refusal's message, such as the number of titles. */
export type RefusalValues = NonNullable<Refusal['values']>;

/** The status and the Spanish message with which a server of ours declines a call. */
export interface RefusalAnswer {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly message: string | ((values: RefusalValues) => string);
  /** The field of the body whose value is declined; undefined if the refusal is about several or about none. */
  readonly field?: string;
  /** The message at each of several fields, with the stored value. */
  readonly fieldMessage?: (stored: string) => string;
}

/** ': en la universidad hoy es 28/11/2026', for the refusal of a day; nothing without the day. */
export function namedToday({ today }: RefusalValues): string {
  if (today === undefined) return '';
  return `: en la universidad hoy es ${String(today).split('-').reverse().join('/')}`;
}

/** '1 carrera', '2 carreras'. */
export function counted(count: string | number | undefined, one: string, many: string): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}

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
  readOnlyDatabase: {
    status: 503,
    message:
      'La base de datos solo admite lecturas en este momento, y no se guardó ningún cambio. Avisa a quien administra el sistema.',
  },
  tooManyBodies: {
    status: 503,
    message:
      'El servicio está recibiendo demasiados datos a la vez. Intenta nuevamente en unos segundos.',
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
