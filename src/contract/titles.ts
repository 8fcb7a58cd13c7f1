import * as v from 'valibot';
import { layoutProblem } from './documents/prints.ts';
import type { CallRow } from './schema/call-row.ts';
import { calendarDay, inputObject, webAddress } from './schema/fields.ts';
import { counted, type RefusalAnswer, type RefusalValues } from './schema/refusal.ts';

const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());
const optional = v.nullable(v.string());

/** One issued title, with all values as of the day of issue. */
export const titleAnswer = v.object({
  id: v.number(),
  application_id: v.number(),
  ceremony_id: v.number(),
  application_code: v.string(),
  identification_type: v.string(),
  id_number: v.string(),
  first_name: v.string(),
  middle_name: optional,
  third_name: optional,
  last_name: v.string(),
  second_last_name: optional,
  career_name: v.string(),
  faculty_name: v.string(),
  ceremony_name: v.string(),
  ceremony_date: day,
  issue_date: day,
  degree_title: optional,
  record_registry: v.string(),
  assigned_registry: v.string(),
  folio_registry: v.string(),
  notes: optional,
  created_at: moment,
  updated_at: moment,
  /** The code printed on the title, where the server announces `verification`. */
  verification_code: v.optional(optional),
  /** The address at which the code is verified, where the university has such a page. */
  verification_url: v.optional(v.nullable(webAddress)),
});

/** The result of a bulk issue. */
export const bulkIssueAnswer = v.object({
  /** The number of titles that this call issued. */
  count: v.number(),
  /** The number of titles of the ceremony. */
  total_issued: v.number(),
});

/** The problems on paper of the titles that an issue would create now. */
export const issueCheckAnswer = v.object({
  /** The template of the titles; null without one, when nothing was laid out. */
  template: optional,
  /** Problems of one application's title; without an application, of all titles. */
  problems: v.array(v.object({ application_id: v.nullable(v.number()), problem: layoutProblem })),
});

/** The problems of the titles that an issue would create, as the server answers them. */
export type IssueCheckAnswer = v.InferOutput<typeof issueCheckAnswer>;

/** An issued title, as the server answers it. */
export type TitleAnswer = v.InferOutput<typeof titleAnswer>;
/** The result of a bulk issue of titles. */
export type BulkIssueAnswer = v.InferOutput<typeof bulkIssueAnswer>;

/** The message of a bulk issue. */
function issueMessage({ count }: Pick<BulkIssueAnswer, 'count'>): string {
  return count > 0
    ? `Títulos emitidos exitosamente, se emitieron ${count} título(s)`
    : 'Todos los títulos de este acto de grado ya estaban emitidos.';
}

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

/** Bulk issue, which names a ceremony by its id. */
export const titleRefusals = {
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
    message: ({ series, initial }: RefusalValues) =>
      `No se puede numerar a partir ${seriesNames[`${series}`]} inicial «${initial}»: debe contener un número, por ejemplo 001.`,
  },
  numberTaken: {
    status: 409,
    message: ({ series, number, holder, others }: RefusalValues) =>
      `No se emitió ningún título: ${seriesHolders[`${series}`]} ${number} ya es de ${holder}${moreTaken(others)}. Cambia los números iniciales del acto de grado o, si ya tiene títulos, emite los que faltan en otro acto.`,
  },
  confirmationAltered: {
    status: 409,
    message: ({ code, others }: RefusalValues) =>
      `No se emitió ningún título: la solicitud ${code}${moreAltered(others)} no está como se confirmó, o la bitácora no dice quién la confirmó. Revisa sus datos y avisa a quien administra el sistema. Si son correctos, rechaza la solicitud y confírmala de nuevo.`,
  },
  catalogueAltered: {
    status: 409,
    message: ({ table, name }: RefusalValues) =>
      `No se emitió ningún título: ${catalogueNames[`${table}`]} «${name}» cambió, y la bitácora no dice quién la cambió. Compárala con la resolución, corrígela y avisa a quien administra el sistema.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

function moreAltered(others: string | number | undefined): string {
  return Number(others) === 0 ? '' : ` (y ${counted(others, 'solicitud más', 'solicitudes más')})`;
}

const catalogueNames: Readonly<Record<string, string>> = {
  degree_titles: 'la nomenclatura del título',
  careers: 'la carrera',
  faculties: 'la facultad',
};

function moreTaken(others: string | number | undefined): string {
  if (Number(others) === 0) return '';
  return `, y ${counted(others, 'número más está ocupado', 'números más están ocupados')}`;
}

/** Body of bulk issue. */
const bulkIssueInput = inputObject({
  emission_date: calendarDay(
    'La fecha de emisión',
    'Debe seleccionar un acto de grado y una fecha de emisión',
  ),
});

/** The issued titles. */
export const titleCalls = {
  listTitles: {
    purpose: 'List all issued titles',
    usedBy: ['ceremonies', 'titles'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: titleAnswer },
  },
  checkIssue: {
    purpose:
      'Lay out the titles that an issue would create, and name what would be wrong on paper: characters, texts that do not fit, missing values, officials',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'issue-check',
    queue: 'own',
    status: 200,
    answer: { kind: 'data', schema: issueCheckAnswer },
    refusals: ['ceremonyNotFound', 'documentTooSlow'],
  },
  issueTitles: {
    purpose: 'Issue the titles of the confirmed applications that have none yet',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'fresh',
    input: bulkIssueInput,
    status: 200,
    answer: { kind: 'data', schema: bulkIssueAnswer },
    done: issueMessage,
    refusals: [
      'ceremonyNotFound',
      'ceremonyNotCompleted',
      'nobodyConfirmed',
      'numberUnusable',
      'numberTaken',
      'confirmationAltered',
      'catalogueAltered',
    ],
  },
} as const satisfies Record<string, CallRow>;
