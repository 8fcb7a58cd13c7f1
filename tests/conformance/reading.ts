import type { Answer } from './answer.ts';
import { demand } from './check-result.ts';

/** A JSON object of a response. */
export type Row = Record<string, unknown>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at the first dotted path that has one, else undefined. */
export function fieldOf(value: unknown, ...paths: readonly string[]): unknown {
  for (const path of paths) {
    let found: unknown = value;
    for (const step of path.split('.')) found = isRow(found) ? found[step] : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Expects a success (2xx, and not `success: false`). @throws Violation */
export function accepted(answer: Answer): Answer {
  const { call, status, text } = answer;
  const ok = status >= 200 && status < 300;
  demand(ok, `${call} answered ${status}: ${text.slice(0, 160)}`);
  demand(fieldOf(answer.json, 'success') !== false, `${call} answered success: false`);
  return answer;
}

/** The displayed message: `error`, else `message`. */
function messageOf(answer: Answer): unknown {
  return fieldOf(answer.json, 'error', 'message');
}

/** Expects a refusal with one of the statuses and a message. @throws Violation */
export function refused(answer: Answer, ...statuses: readonly number[]): Answer {
  const { call, status, text } = answer;
  const expected = statuses.join(' or ');
  demand(statuses.includes(status), `${call} answered ${status}, not ${expected}`);
  const message = messageOf(answer);
  demand(
    typeof message === 'string' && message.trim() !== '',
    `${call} answered ${status} without a text in error or message: ${text.slice(0, 160)}`,
  );
  return answer;
}

/** Returns the rows of a list in any of the contract's three envelopes. @throws Violation */
export function listOf(answer: Answer): Row[] {
  const { call, json } = accepted(answer);
  const rows = Array.isArray(json) ? json : fieldOf(json, 'data');
  demand(Array.isArray(rows), `${call} answered no array, neither bare nor under data`);
  return rows.map((row: unknown) => {
    demand(isRow(row), `${call} has a row that is no object`);
    return row;
  });
}

/** Returns a row's id: `id`, or by its kind, `ceremony_id`. @throws Violation unless it is a whole number */
export function idOf(row: Row, kind: string): number {
  const id = Number(row.id ?? row[`${kind}_id`]);
  demand(Number.isInteger(id) && id > 0, `a row has neither id nor ${kind}_id: ${brief(row)}`);
  return id;
}

/** Returns the row with a value in a field. @throws Violation */
export function rowWith(rows: readonly Row[], field: string, value: unknown): Row {
  const row = rows.find((candidate) => candidate[field] === value);
  demand(row !== undefined, `no row has ${field} ${JSON.stringify(value)}`);
  return row;
}

function brief(row: Row): string {
  return JSON.stringify(row).slice(0, 120);
}

const dayPattern = /^(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})/;

const readers = {
  text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  'text or nothing': (value: unknown) =>
    value === undefined || value === null || typeof value === 'string',
  day: (value: unknown) => typeof value === 'string' && dayPattern.test(value),
  'day or nothing': (value: unknown) =>
    value === undefined || value === null || value === '' || readers.day(value),
  number: (value: unknown) => Number.isInteger(value),
  'text or number': (value: unknown) => readers.text(value) || readers.number(value),
};

/** Kinds of fields that the widgets can read. */
export type FieldKind = keyof typeof readers;

/** Expects each field of each row to be of its kind. @throws Violation that names the first exception */
export function demandFields(
  call: string,
  rows: readonly Row[],
  fields: Readonly<Record<string, FieldKind>>,
): void {
  for (const row of rows) {
    for (const [field, kind] of Object.entries(fields)) {
      const value = fieldOf(row, field);
      const shown = JSON.stringify(value) ?? 'missing';
      demand(readers[kind](value), `${call}: ${field} should be ${kind}, but is ${shown}`);
    }
  }
}

/** Returns a date in either spelling as `YYYY-MM-DD`. */
export function isoDayOf(value: unknown): string {
  const text = String(value);
  const [day = '', month = '', year] = text.slice(0, 10).split('/');
  return year === undefined
    ? text.slice(0, 10)
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
