import * as v from 'valibot';
import { applicationFields } from '#domain/application/application-fields.ts';
import { applicationStatuses } from './look-up.ts';
import {
  appliedPerson,
  editedPerson,
  identityType,
  personAnswer,
  waivedSecondLastName,
} from './person.ts';
import { type CallRow, ifMatch } from './schema/call-row.ts';
import {
  fieldMessages,
  idNumber,
  inputObject,
  optionalText,
  requiredText,
} from './schema/fields.ts';
import type { RefusalAnswer } from './schema/refusal.ts';

const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** One application, flat. */
export const applicationAnswer = v.object({
  id: v.number(),
  application_code: v.string(),
  status: v.picklist(applicationStatuses),
  ceremony_id: v.number(),
  ceremony_name: v.string(),
  ceremony_date: day,
  career_id: v.number(),
  career_name: v.string(),
  faculty_name: v.string(),
  ...personAnswer.entries,
  notes: v.nullable(v.string()),
  /** The authorisation that the graduate has given; null without one. Only from a server that announces `privacy`. */
  privacy: v.optional(v.nullable(v.object({ version: v.string(), accepted_at: moment }))),
  /** From a server that announces `internal-notes`. */
  internal_notes: v.optional(v.nullable(v.string())),
  applied_at: moment,
  updated_at: v.nullable(moment),
  version: v.number(),
});

/** An application, as the server answers it. */
export type ApplicationAnswer = v.InferOutput<typeof applicationAnswer>;

/** An accepted application. A server that announces `receipt-key` adds the key for the links of the receipt. */
export const applyAnswer = v.object({
  id: v.number(),
  application_code: v.string(),
  receipt_key: v.optional(v.string()),
});

/** Applying, and deciding on applications. */
export const applicationRefusals = {
  ceremonyUnknown: {
    field: 'ceremony_id',
    status: 422,
    message: 'El acto de grado seleccionado no existe.',
  },
  ceremonyNotOpen: {
    field: 'ceremony_id',
    status: 409,
    message: 'Este acto de grado ya no recibe solicitudes.',
  },
  applicationAltered: {
    status: 409,
    message:
      'La solicitud no está como se confirmó, y la bitácora no dice quién la cambió. Revísala y avisa a quien administra el sistema. Si es correcta, recházala y confírmala de nuevo.',
  },
  careerNotOffered: {
    field: 'career_id',
    status: 422,
    message: 'La carrera seleccionada no está disponible.',
  },
  genderUnknown: {
    field: 'gender_id',
    status: 422,
    message: 'El género seleccionado no es válido.',
  },
  birthDateInvalid: {
    field: 'date_of_birth',
    status: 422,
    message: 'La fecha de nacimiento no es válida',
  },
  birthDateFuture: {
    field: 'date_of_birth',
    status: 422,
    message: 'La fecha de nacimiento no puede estar en el futuro',
  },
  birthDateTooRecent: {
    field: 'date_of_birth',
    status: 422,
    message: ({ age = '' }) =>
      `Según la fecha de nacimiento, la persona tiene menos de ${age} años. Revisa la fecha; si es correcta, acude al registro de la universidad.`,
  },
  authorisationMissing: {
    status: 422,
    message:
      'Falta tu autorización para usar tus datos personales. Si no ves el texto que debes autorizar, recarga la página.',
  },
  authorisationUnknown: {
    status: 422,
    message:
      'El texto que autorizaste no es uno que la universidad haya publicado. Autoriza el texto vigente; si no lo ves, recarga la página.',
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
  reasonRequired: { field: 'notes', status: 422, message: 'El motivo del rechazo es requerido' },
} as const satisfies Record<string, RefusalAnswer>;

/** Body of a new application, with both surnames and any kind of document. */
const applicationInput = inputObject({
  ceremony_id: idNumber(fieldMessages.required('El acto de grado')),
  career_id: idNumber(fieldMessages.required('La carrera')),
  ...appliedPerson,
  privacy_version: optionalText({ label: 'La versión de la autorización', max: 100 }),
});

/** The rules of one university for applications. */
export interface ApplicationPolicy {
  /** False for universities whose students may have one surname. */
  readonly requireSecondLastName: boolean;
  /** The kinds of identity documents. */
  readonly identificationTypes: readonly string[];
}

/** The rules of the standard wizard: two surnames, and the documents that it offers. */
export const standardApplicationPolicy: ApplicationPolicy = {
  requireSecondLastName: true,
  identificationTypes: ['CI', 'V', 'E', 'P'],
};

/** Body of a new application at one university. */
export function applicationInputFor({
  requireSecondLastName,
  identificationTypes,
}: ApplicationPolicy) {
  const entries = {
    ...applicationInput.entries,
    identification_type: identityType(identificationTypes),
  };
  return requireSecondLastName
    ? inputObject(entries)
    : inputObject({ ...entries, second_last_name: waivedSecondLastName });
}

/** A new application, as the client sends it. */
export type ApplicationInput = v.InferOutput<ReturnType<typeof applicationInputFor>>;

const notes = optionalText({
  label: 'Las notas',
  max: applicationFields.notes.max,
  hasLines: true,
});

const internalNotes = optionalText({
  label: 'Las notas internas',
  max: applicationFields.internalNotes.max,
  hasLines: true,
});

/** Body of editing an application. */
export const applicationEditInput = inputObject({
  ...editedPerson,
  notes,
  internal_notes: internalNotes,
});

/** Changes of an application, as the client sends them. */
export type ApplicationEdit = v.InferOutput<typeof applicationEditInput>;

/** Body of confirming: notes or null. */
export const confirmationInput = inputObject({ notes });

/** Body of rejecting: the notes are the reason, which the person reads. */
const rejectionInput = inputObject({
  notes: requiredText({
    label: 'Las notas',
    max: applicationFields.notes.max,
    hasLines: true,
    required: applicationRefusals.reasonRequired.message,
  }),
});

/** Applying, and the decisions on applications. */
export const applicationCalls = {
  apply: {
    purpose:
      'Apply for a degree title; answers the code with which to follow the application. `privacy_version` is an addition: the text that the graduate has authorised, where the server announces `privacy`',
    usedBy: ['wizard'],
    audience: 'public',
    headers: {
      'Idempotency-Key':
        'An addition: a repetition with the same key and body answers the first result.',
    },
    input: applicationInput,
    status: 201,
    answer: { kind: 'data', schema: applyAnswer },
    done: '¡Solicitud enviada exitosamente!',
    refusals: [
      'ceremonyUnknown',
      'ceremonyNotOpen',
      'careerNotOffered',
      'genderUnknown',
      'birthDateFuture',
      'birthDateTooRecent',
      'authorisationMissing',
      'authorisationUnknown',
      'alreadyApplied',
      'tooManyApplications',
      'idempotencyKeyInvalid',
      'idempotencyKeyReused',
    ],
  },
  listApplications: {
    purpose: 'List all applications, newest first',
    usedBy: ['ceremonies', 'applications', 'titles'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: applicationAnswer },
  },
  editApplication: {
    purpose: "Correct a person's data; an omitted field keeps its value",
    usedBy: ['applications'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: applicationEditInput,
    status: 200,
    answer: { kind: 'data', schema: applicationAnswer },
    done: 'Solicitud actualizada exitosamente',
    refusals: [
      'applicationMissing',
      'applicationChanged',
      'applicationDuplicate',
      'applicationAltered',
      'birthDateInvalid',
    ],
  },
  confirmApplication: {
    purpose: 'Confirm an application; notes are optional',
    usedBy: ['applications'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: confirmationInput,
    isInputOptional: true,
    status: 200,
    answer: { kind: 'data', schema: applicationAnswer },
    done: 'Solicitud aprobada exitosamente',
    refusals: [
      'applicationMissing',
      'applicationChanged',
      'applicationDuplicate',
      'applicationAltered',
    ],
  },
  rejectApplication: {
    purpose: 'Reject an application; the notes are the reason and must not be blank',
    usedBy: ['applications'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: rejectionInput,
    status: 200,
    answer: { kind: 'data', schema: applicationAnswer },
    done: 'Solicitud rechazada exitosamente',
    refusals: ['reasonRequired', 'applicationMissing', 'applicationChanged'],
  },
} as const satisfies Record<string, CallRow>;
