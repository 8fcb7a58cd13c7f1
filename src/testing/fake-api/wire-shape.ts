import type { CallId } from '#contract/calls.ts';
import { ruleOf, studentFields, wireNameOf } from '#domain/application/field-names.ts';
import { formatDayMonthYear, parseCalendarDate } from '#domain/calendar/calendar-date.ts';

/** The spellings in which servers of the contract differ; the fake API can use each. */
export type WireShape = {
  /** Lists as a bare array, under `data`, or under `data` beside `success`. Default 'success-data'. */
  lists: 'array' | 'data' | 'success-data';
  /** A row's own id as `id`, or as `ceremony_id`, `career_id` and so on. Default 'id'. */
  ids: 'id' | 'prefixed';
  /** Days as `2026-07-10` or `10/07/2026`. Default 'iso'. */
  dates: 'iso' | 'day-month-year';
  /** `is_active: 1` or `active: true`. Default 'number'. */
  flags: 'number' | 'boolean';
  /** 'PENDIENTE' and 'ABIERTO', or 'pending' and 'open'. Default 'spanish'. */
  statuses: 'spanish' | 'english';
  /**
   * Students of applications beside the other fields, or nested under `student`; the nested
   * dialect also writes middle_name, phone_number, application_date and confirmation_date.
   * Default 'flat'.
   */
  students: 'flat' | 'nested';
  /** The sign-in's token and user under `data`, or at the top. Default 'wrapped'. */
  login: 'wrapped' | 'flat';
};

const defaults: WireShape = {
  lists: 'success-data',
  ids: 'id',
  dates: 'iso',
  flags: 'number',
  statuses: 'spanish',
  students: 'flat',
  login: 'wrapped',
};

const english: Readonly<Record<string, string>> = {
  PENDIENTE: 'pending',
  CONFIRMADA: 'confirmed',
  RECHAZADA: 'rejected',
  ABIERTO: 'open',
  CERRADO: 'closed',
  COMPLETADO: 'completed',
};

/** The shape with its defaults filled in. */
export function completeShape(shape: Partial<WireShape>): WireShape {
  return { ...defaults, ...shape };
}

/** Wraps a list in the shape's envelope. */
export function wireList(shape: WireShape, rows: unknown): unknown {
  switch (shape.lists) {
    case 'array':
      return rows;
    case 'data':
      return { data: rows };
    case 'success-data':
      return { success: true, data: rows };
    default:
      return shape.lists satisfies never;
  }
}

const kinds = [
  [/CareerType/, 'career_type'],
  [/DegreeTitle/, 'degree_title'],
  [/Ceremon(y|ies)$/, 'ceremony'],
  [/Career/, 'career'],
  [/Facult/, 'faculty'],
  [/Gender/, 'gender'],
  [/User/, 'user'],
  [/Applications?$/, 'application'],
  [/^listTitles$/, 'title'],
] as const;

/** The name of the rows that a call answers, by which some servers prefix the id. */
export function answeredKind(id: CallId): string | undefined {
  return kinds.find(([pattern]) => pattern.test(id))?.[1];
}

/** Rewrites an answer in the usual spelling in the shape's spelling. */
export function spell(shape: WireShape, answer: unknown, kind: string | undefined): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => spell(shape, entry, kind));
  if (typeof answer !== 'object' || answer === null) return answer;
  const row = kind === 'application' && shape.students === 'nested' ? nested(answer) : answer;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => spellField(shape, name, value, kind)),
  );
}

function spellField(
  shape: WireShape,
  name: string,
  value: unknown,
  kind: string | undefined,
): [name: string, value: unknown] {
  switch (name) {
    case 'id':
      return [shape.ids === 'prefixed' && kind !== undefined ? `${kind}_id` : name, value];
    case 'ceremony_date':
    case 'issue_date':
    case 'date_of_birth':
    case 'resolution_date':
      return [name, typeof value === 'string' ? wireDay(shape, value) : value];
    case 'is_active':
      return shape.flags === 'number' ? [name, value ? 1 : 0] : ['active', value];
    case 'status':
      return [name, shape.statuses === 'english' ? (english[String(value)] ?? value) : value];
    default:
      return [name, spell(shape, value, name)];
  }
}

/** A calendar day in the shape's spelling. */
function wireDay(shape: WireShape, day: string): string {
  const date = shape.dates === 'iso' ? undefined : parseCalendarDate(day);
  return date ? formatDayMonthYear(date) : day;
}

const nestedNames = new Map<string, string>(
  studentFields.map((name) => {
    const { wire, editWire = wire } = ruleOf(name);
    return [wireNameOf(name), editWire];
  }),
);

/** An application with its student under `student`, and the names of that dialect. */
function nested(application: object): object {
  const student: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(application)) {
    const studentName = nestedNames.get(name);
    if (studentName !== undefined) student[studentName] = value;
    else others[nestedMoments[name] ?? name] = value;
  }
  return { ...others, student };
}

const nestedMoments: Readonly<Record<string, string>> = {
  applied_at: 'application_date',
  updated_at: 'confirmation_date',
};
