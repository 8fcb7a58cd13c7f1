import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf } from '../reading.ts';
import { applicationPayload, applicationWith, apply, withCeremony } from '../records.ts';

const { write } = checksIn('Limited disclosure, where it is announced');

function lookUp(context: Context, code: string, proof?: string) {
  const path = `/api/public/status/${encodeURIComponent(code)}`;
  return context.call('GET', path, {
    headers: proof === undefined ? {} : { 'Birrete-Proof': proof },
  });
}

export const internalNotesChecks: readonly Check[] = [
  write(
    'internal-notes',
    'Internal notes are stored beside the reason of a rejection, and no look-up answers them',
    async (context) => {
      await demandExtras(context, 'internal-notes');
      await withCeremony(context, async (ceremony) => {
        const { code, id } = await apply(context, ceremony);
        const path = `/api/applications/${id}`;
        accepted(await context.admin('PATCH', `${path}/reject`, { notes: 'Falta un requisito' }));
        const row = await applicationWith(context, code);
        const edit = { ...row, phone_number: '', internal_notes: 'Solo para la oficina' };
        accepted(await context.admin('PUT', path, edit));
        const edited = await applicationWith(context, code);
        demand(
          edited.internal_notes === 'Solo para la oficina' && edited.notes === row.notes,
          `the notes became ${JSON.stringify([edited.notes, edited.internal_notes])}`,
        );
        const { text } = accepted(await lookUp(context, code));
        demand(!text.includes('Solo para la oficina'), 'the look-up answers the internal notes');
      });
    },
  ),
];

export const receiptKeyChecks: readonly Check[] = [
  write(
    'receipt-key',
    'The key of the receipt shows the person, and the code alone does not',
    async (context) => {
      await demandExtras(context, 'receipt-key');
      await withCeremony(context, async (ceremony) => {
        const payload = await applicationPayload(context, ceremony);
        const applied = accepted(await context.call('POST', '/api/public/apply', { payload })).json;
        const code = String(fieldOf(applied, 'data.application_code'));
        const key = String(fieldOf(applied, 'data.receipt_key'));
        demand(/^[\w-]{22,60}$/.test(key), `data.receipt_key is ${JSON.stringify(key)}`);
        for (const proof of [undefined, `${key.slice(0, -1)}!`]) {
          const { json, text } = accepted(await lookUp(context, code, proof));
          demand(fieldOf(json, 'data.masked') === true, 'data.masked is not true without the key');
          const isHidden = ![payload.email, payload.id_number, payload.last_name].some((value) =>
            text.includes(String(value)),
          );
          demand(isHidden, 'the code alone shows the person');
        }
        const { json } = accepted(await lookUp(context, code, key));
        const shown = fieldOf(json, 'data.student.id_number');
        demand(shown === payload.id_number, `with the key, id_number is ${JSON.stringify(shown)}`);
      });
    },
  ),
];
