import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, isoDayOf, type Row, refused } from '../reading.ts';
import { applicationWith, apply, withCeremony } from '../records.ts';

const { write } = checksIn('Applications');
const absentPath = '/api/applications/2147483000';

/** The payload of PUT /api/applications/{id}, with a date as DD/MM/YYYY. */
function editPayload(context: Context): Row {
  return {
    first_name: 'Íñigo',
    middle_name: 'Andrés',
    third_name: '',
    last_name: 'Ibáñez',
    second_last_name: "O'Connor",
    id_number: context.uniqueNumber(),
    email: 'inigo@correo.example',
    phone_number: '0414-1234567',
    date_of_birth: '05/01/1999',
    place_of_birth: 'Cumaná',
    notes: 'Corregida',
  };
}

/** Paths of each edited field in responses: flat or nested, in either spelling. */
const answered: Readonly<Record<string, readonly string[]>> = {
  first_name: ['first_name'],
  middle_name: ['second_name', 'middle_name'],
  last_name: ['last_name'],
  second_last_name: ['second_last_name'],
  id_number: ['id_number'],
  email: ['email'],
  phone_number: ['phone', 'phone_number'],
  place_of_birth: ['place_of_birth'],
};

async function decide(context: Context, id: number, action: string, notes: string | null) {
  return context.admin('PATCH', `/api/applications/${id}/${action}`, { notes });
}

async function demandStatus(context: Context, code: string, pattern: RegExp): Promise<void> {
  const { status } = await applicationWith(context, code);
  demand(pattern.test(String(status)), `the status is ${status}`);
}

export const applicationChecks: readonly Check[] = [
  write(
    'application-edited',
    'PUT /api/applications/{id} stores every field; it accepts the date of birth as DD/MM/YYYY',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const { code, id } = await apply(context, ceremony);
        const payload = editPayload(context);
        accepted(await context.admin('PUT', `/api/applications/${id}`, payload));
        const row = await applicationWith(context, code);
        for (const [field, names] of Object.entries(answered)) {
          const paths = names.flatMap((name) => [`student.${name}`, name]);
          const stored = fieldOf(row, ...paths);
          demand(stored === payload[field], `${field} is ${JSON.stringify(stored)}`);
        }
        const birth = isoDayOf(fieldOf(row, 'student.date_of_birth', 'date_of_birth'));
        demand(birth === '1999-01-05', `05/01/1999 became ${birth}`);
      }),
  ),
  write(
    'application-confirmed',
    'PATCH /api/applications/{id}/confirm confirms without notes (null)',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const { code, id } = await apply(context, ceremony);
        accepted(await decide(context, id, 'confirm', null));
        await demandStatus(context, code, /^confirm/i);
      }),
  ),
  write(
    'application-rejected',
    'PATCH /api/applications/{id}/reject rejects with a reason, which can be reverted',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const { code, id } = await apply(context, ceremony);
        accepted(await decide(context, id, 'reject', 'Faltan notas'));
        await demandStatus(context, code, /^(rechazad|rejected)/i);
        accepted(await decide(context, id, 'confirm', null));
        await demandStatus(context, code, /^confirm/i);
        accepted(await decide(context, id, 'reject', 'Error al confirmar'));
        await demandStatus(context, code, /^(rechazad|rejected)/i);
      }),
  ),
  write('application-reason', 'Rejecting without a reason is refused with a message', (context) =>
    withCeremony(context, async (ceremony) => {
      const { code, id } = await apply(context, ceremony);
      refused(await decide(context, id, 'reject', null), 400, 422);
      await demandStatus(context, code, /^pend/i);
    }),
  ),
  write('application-again', 'A rejected person can apply again', (context) =>
    withCeremony(context, async (ceremony) => {
      const person = { id_number: context.uniqueNumber() };
      const { id } = await apply(context, ceremony, person);
      accepted(await decide(context, id, 'reject', 'Faltan notas'));
      await apply(context, ceremony, person);
    }),
  ),
  write(
    'application-missing',
    'An unknown application is answered with 404 and a message',
    async (context) => {
      refused(await context.admin('PUT', absentPath, editPayload(context)), 404);
      refused(await context.admin('PATCH', `${absentPath}/confirm`, { notes: null }), 404);
      refused(await context.admin('PATCH', `${absentPath}/reject`, { notes: 'No' }), 404);
    },
  ),
];
