import { formatDayMonthYear, parseCalendarDate } from '../../domain/calendar/calendar-date.ts';

/** The spellings in which servers of this family differ; the fake speaks each. */
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

/** One answer's JSON object. */
export type WireObject = Record<string, unknown>;

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
export function wireList(shape: WireShape, rows: readonly WireObject[]): unknown {
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

/** A row's own id under the shape's name for it; `kind` is 'ceremony', 'career_type' … */
export function wireId(shape: WireShape, kind: string, id: number): WireObject {
  return { [shape.ids === 'id' ? 'id' : `${kind}_id`]: id };
}

/** A calendar day in the shape's spelling. */
export function wireDay(shape: WireShape, day: string): string {
  const date = shape.dates === 'iso' ? undefined : parseCalendarDate(day);
  return date ? formatDayMonthYear(date) : day;
}

export function wireFlag(shape: WireShape, active: boolean): WireObject {
  return shape.flags === 'number' ? { is_active: active ? 1 : 0 } : { active };
}

export function wireStatus(shape: WireShape, status: string): string {
  return shape.statuses === 'english' ? (english[status] ?? status) : status;
}
