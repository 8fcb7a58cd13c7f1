import { demand, NotChecked } from './check-result.ts';
import type { Context } from './context.ts';
import { accepted, fieldOf, idOf, listOf, type Row, rowWith } from './reading.ts';

/** Records that checks create. Deleting the ceremony also deletes its applications. */

export type Made = { id: number; name: string };

const codePattern = /^AG-\d{4}-\d{3,}$/;

/** Today in the time zone of this machine, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The payload of POST and PUT /api/ceremonies. */
export function ceremonyPayload(name: string, change: Row = {}): Row {
  return {
    name,
    ceremony_date: '2099-07-10',
    ceremony_location: 'Aula Magna',
    description: 'Registro de la prueba de conformidad',
    record_initial: '001',
    assigned_initial: '001',
    folio_initial: '001',
    ...change,
  };
}

/** Creates an open ceremony. The response's shape is not specified, so it is looked up in the list by name. */
export async function makeCeremony(context: Context, change: Row = {}): Promise<Made> {
  const name = context.label('acto');
  accepted(await context.admin('POST', '/api/ceremonies', ceremonyPayload(name, change)));
  const rows = listOf(await context.admin('GET', '/api/ceremonies'));
  return { id: idOf(rowWith(rows, 'name', name), 'ceremony'), name };
}

/** Runs `use` with a new open ceremony, and removes it in any case. */
export async function withCeremony(
  context: Context,
  use: (ceremony: Made) => Promise<void>,
): Promise<void> {
  const ceremony = await makeCeremony(context);
  try {
    await use(ceremony);
  } finally {
    await context.admin('DELETE', `/api/ceremonies/${ceremony.id}`);
  }
}

/** Careers currently offered to graduates. */
export async function activeCareers(context: Context): Promise<Row[]> {
  const rows = listOf(await context.call('GET', '/api/public/careers'));
  const active = rows.filter((row) => Number(row.is_active ?? row.active ?? 1) === 1);
  if (active.length === 0) throw new NotChecked('the server offers no active career');
  return active;
}

/** A complete payload of POST /api/public/apply for a new graduate. */
export async function applicationPayload(
  context: Context,
  ceremony: Made,
  change: Row = {},
): Promise<Row> {
  const [career = {}] = await activeCareers(context);
  return {
    ceremony_id: ceremony.id,
    career_id: idOf(career, 'career'),
    identification_type: 'V',
    id_number: context.uniqueNumber(),
    first_name: 'María-José',
    last_name: "D'Angelo",
    second_last_name: 'Ñáñez',
    email: 'conformidad@correo.example',
    date_of_birth: '2000-01-31',
    place_of_birth: 'Mérida',
    gender_id: 2,
    ...change,
  };
}

/** Submits an application and returns its code. @throws Violation unless it has the form AG-YYYY-NNN */
export async function submit(context: Context, payload: Row): Promise<string> {
  const answer = accepted(await context.call('POST', '/api/public/apply', { payload }));
  demand(fieldOf(answer.json, 'success') === true, 'POST /api/public/apply: success is not true');
  const code = fieldOf(answer.json, 'data.application_code');
  demand(
    typeof code === 'string' && codePattern.test(code),
    `data.application_code is ${JSON.stringify(code)}, not AG-YYYY-NNN`,
  );
  return code;
}

/** The application in the back office's list. */
export async function applicationWith(context: Context, code: string): Promise<Row> {
  const rows = listOf(await context.admin('GET', '/api/applications'));
  return rowWith(rows, 'application_code', code);
}

/** Applies, and looks up the application's id. */
export async function apply(context: Context, ceremony: Made, change: Row = {}) {
  const code = await submit(context, await applicationPayload(context, ceremony, change));
  return { code, id: idOf(await applicationWith(context, code), 'application') };
}
