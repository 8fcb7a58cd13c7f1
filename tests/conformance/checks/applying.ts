import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, demandFields, fieldOf, isoDayOf, listOf, refused, rowWith } from '../reading.ts';
import {
  applicationPayload,
  applicationWith,
  ceremonyPayload,
  submit,
  withCeremony,
} from '../records.ts';

const { write } = checksIn('Applying and looking up');

const required = [
  'ceremony_id',
  'career_id',
  'id_number',
  'first_name',
  'last_name',
  'email',
  'date_of_birth',
  'place_of_birth',
  'gender_id',
];

async function refuse(context: Context, payload: unknown, ...statuses: readonly number[]) {
  return refused(await context.call('POST', '/api/public/apply', { payload }), ...statuses);
}

export const applyingChecks: readonly Check[] = [
  write(
    'ceremony-offered',
    'GET /api/public/ceremonies offers an open ceremony that the back office created',
    (context) =>
      withCeremony(context, async ({ name }) => {
        rowWith(listOf(await context.call('GET', '/api/public/ceremonies')), 'name', name);
      }),
  ),
  write(
    'apply-code',
    'POST /api/public/apply answers success and a code AG-YYYY-NNN, also without optional names',
    (context) =>
      withCeremony(context, async (ceremony) => {
        await submit(context, await applicationPayload(context, ceremony));
      }),
  ),
  write(
    'apply-pending',
    'A new application is pending, and its names are stored unchanged',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const names = { first_name: 'María-José', second_name: '<b>Ñ</b>', last_name: "D'Angelo" };
        const payload = await applicationPayload(context, ceremony, names);
        const row = await applicationWith(context, await submit(context, payload));
        demand(/^pend/i.test(String(row.status)), `status is ${row.status}`);
        const stored = {
          first_name: fieldOf(row, 'student.first_name', 'first_name'),
          second_name: fieldOf(
            row,
            'student.second_name',
            'student.middle_name',
            'second_name',
            'middle_name',
          ),
          last_name: fieldOf(row, 'student.last_name', 'last_name'),
        };
        const same = JSON.stringify(stored) === JSON.stringify(names);
        demand(same, `names came back as ${JSON.stringify(stored)}`);
      }),
  ),
  write(
    'status-found',
    'GET /api/public/status/{code} answers application, student, career and ceremony',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const code = await submit(context, await applicationPayload(context, ceremony));
        const path = `/api/public/status/${encodeURIComponent(code)}`;
        const data = fieldOf(accepted(await context.call('GET', path)).json, 'data');
        demandFields('GET /api/public/status/{code}', [{ data }], {
          'data.application.status': 'text',
          'data.application.application_code': 'text',
          'data.application.applied_at': 'day',
          'data.application.updated_at': 'day or nothing',
          'data.student.first_name': 'text',
          'data.student.last_name': 'text',
          'data.student.identification_type': 'text',
          'data.student.id_number': 'text',
          'data.student.email': 'text',
          'data.career.name': 'text',
          'data.career.career_type': 'text',
          'data.career.faculty_name': 'text',
          'data.ceremony.name': 'text',
          'data.ceremony.ceremony_date': 'day',
          'data.ceremony.ceremony_location': 'text',
        });
        const day = isoDayOf(fieldOf(data, 'ceremony.ceremony_date'));
        demand(day === '2099-07-10', `the ceremony's date became ${day}`);
      }),
  ),
  write(
    'apply-twice',
    'A second application of the same person is refused without revealing the code',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const payload = await applicationPayload(context, ceremony);
        await submit(context, payload);
        const { text } = await refuse(context, payload, 409, 422);
        demand(!/AG-\d{4}-\d/.test(text), 'the refusal reveals the first code');
      }),
  ),
  write('apply-at-once', 'Ten people who apply simultaneously get ten different codes', (context) =>
    withCeremony(context, async (ceremony) => {
      const people = Array.from({ length: 10 }, () => applicationPayload(context, ceremony));
      const payloads = await Promise.all(people);
      const codes = await Promise.all(payloads.map((payload) => submit(context, payload)));
      demand(new Set(codes).size === 10, `codes repeat: ${codes.join(', ')}`);
    }),
  ),
  write(
    'apply-closed',
    'An application for a closed ceremony is refused with a message',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const payload = await applicationPayload(context, ceremony);
        const closed = ceremonyPayload(ceremony.name, { status: 'CERRADO' });
        accepted(await context.admin('PUT', `/api/ceremonies/${ceremony.id}`, closed));
        await refuse(context, payload, 409, 422);
      }),
  ),
  write('apply-incomplete', 'Each missing required field is refused with a message', (context) =>
    withCeremony(context, async (ceremony) => {
      const payload = await applicationPayload(context, ceremony);
      for (const field of required) {
        const { [field]: _, ...incomplete } = payload;
        await refuse(context, incomplete, 400, 422);
      }
    }),
  ),
];
