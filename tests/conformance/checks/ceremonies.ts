import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, idOf, isoDayOf, listOf, type Row, refused } from '../reading.ts';
import { apply, ceremonyPayload, withCeremony } from '../records.ts';

const { write } = checksIn('Ceremonies');
const absentPath = '/api/ceremonies/2147483000';

async function ceremonyRow(context: Context, id: number): Promise<Row | undefined> {
  const rows = listOf(await context.admin('GET', '/api/ceremonies'));
  return rows.find((row) => idOf(row, 'ceremony') === id);
}

async function demandStored(context: Context, id: number, expected: Row): Promise<void> {
  const row = (await ceremonyRow(context, id)) ?? {};
  for (const [field, value] of Object.entries(expected)) {
    const stored = field === 'ceremony_date' ? isoDayOf(row[field]) : row[field];
    const shown = `${field} is ${JSON.stringify(stored)}, not ${JSON.stringify(value)}`;
    demand(stored === value, shown);
  }
}

export const ceremonyChecks: readonly Check[] = [
  write(
    'ceremony-kept',
    "POST /api/ceremonies stores every field, including the zeros of '001', as open",
    (context) =>
      withCeremony(context, async ({ id, name }) => {
        await demandStored(context, id, ceremonyPayload(name));
        const status = String((await ceremonyRow(context, id))?.status);
        demand(/^(abierto|open)$/i.test(status), `the status of a new act is ${status}`);
      }),
  ),
  write(
    'ceremony-edited',
    'PUT /api/ceremonies/{id} changes the fields, but not the status',
    (context) =>
      withCeremony(context, async ({ id, name }) => {
        const change = { ceremony_date: '2099-08-01', description: 'Ñ', folio_initial: '0099' };
        const payload = ceremonyPayload(`${name} bis`, change);
        accepted(await context.admin('PUT', `/api/ceremonies/${id}`, payload));
        await demandStored(context, id, payload);
        const status = String((await ceremonyRow(context, id))?.status);
        demand(/^(abierto|open)$/i.test(status), `the status became ${status}`);
      }),
  ),
  write(
    'ceremony-status',
    'PUT /api/ceremonies/{id} with status closes and reopens a ceremony',
    (context) =>
      withCeremony(context, async ({ id, name }) => {
        for (const status of ['CERRADO', 'ABIERTO']) {
          const payload = ceremonyPayload(name, { status });
          accepted(await context.admin('PUT', `/api/ceremonies/${id}`, payload));
          const stored = String((await ceremonyRow(context, id))?.status).toUpperCase();
          const same = [status, status === 'CERRADO' ? 'CLOSED' : 'OPEN'].includes(stored);
          demand(same, `${status} was stored as ${stored}`);
        }
      }),
  ),
  write(
    'ceremony-completed',
    'POST /api/ceremonies/{id}/complete completes a ceremony',
    (context) =>
      withCeremony(context, async ({ id, name }) => {
        const payload = { notes: `Ceremonia completada - ${name}` };
        accepted(await context.admin('POST', `/api/ceremonies/${id}/complete`, payload));
        const status = String((await ceremonyRow(context, id))?.status);
        demand(/^(completado|completed)$/i.test(status), `the status is ${status}`);
      }),
  ),
  write(
    'ceremony-deleted',
    'DELETE /api/ceremonies/{id} also deletes the applications of the ceremony',
    (context) =>
      withCeremony(context, async (ceremony) => {
        const { code } = await apply(context, ceremony);
        accepted(await context.admin('DELETE', `/api/ceremonies/${ceremony.id}`));
        demand(!(await ceremonyRow(context, ceremony.id)), 'the ceremony is still listed');
        const rows = listOf(await context.admin('GET', '/api/applications'));
        const left = rows.some((row) => row.application_code === code);
        demand(!left, 'its application is still listed');
      }),
  ),
  write(
    'ceremony-refusals',
    'A ceremony without a name is refused, an unknown one is 404, both with a message',
    async (context) => {
      refused(await context.admin('POST', '/api/ceremonies', ceremonyPayload('  ')), 400, 422);
      refused(await context.admin('PUT', absentPath, ceremonyPayload('Acto')), 404);
      refused(await context.admin('POST', `${absentPath}/complete`, { notes: 'x' }), 404);
      refused(await context.admin('DELETE', absentPath), 404);
    },
  ),
];
