import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, listOf, type Row } from '../reading.ts';
import { applicationPayload, type Made, withCeremony } from '../records.ts';

const { write } = checksIn('The proof of titles, where it is announced');

/** A confirmed application and the proof of identity that opens it. */
interface Graduate {
  readonly id: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly lastName: string;
  /** The body of its application. */
  readonly person: Row;
}

async function confirmedGraduate(context: Context, ceremony: Made): Promise<Graduate> {
  const payload = await applicationPayload(context, ceremony);
  const applied = accepted(await context.call('POST', '/api/public/apply', { payload })).json;
  const id = Number(fieldOf(applied, 'data.id'));
  accepted(await context.admin('PATCH', `/api/applications/${id}/confirm`, { notes: null }));
  const key = fieldOf(applied, 'data.receipt_key');
  const code = String(fieldOf(applied, 'data.application_code'));
  return {
    id,
    path: `/api/public/proof/${code}`,
    headers: { 'Birrete-Proof': String(key ?? payload.id_number) },
    lastName: String(payload.last_name),
    person: payload,
  };
}

async function readProof(context: Context, { path, headers }: Graduate) {
  return accepted(await context.call('GET', path, { headers })).json;
}

async function answerProof(context: Context, graduate: Graduate, body: Row) {
  const { path, headers } = graduate;
  const version = fieldOf(await readProof(context, graduate), 'data.title.version');
  return context.call('POST', path, { headers, payload: { version, ...body } });
}

async function statusFor(context: Context, { id }: Graduate): Promise<unknown> {
  const rows = listOf(await context.admin('GET', '/api/proofs'));
  return rows.find((row) => row.application_id === id)?.status;
}

async function demandStatus(context: Context, graduate: Graduate, expected: string) {
  const status = await statusFor(context, graduate);
  demand(status === expected, `GET /api/proofs says ${JSON.stringify(status)}, not ${expected}`);
}

export const titleProofChecks: readonly Check[] = [
  write(
    'proof-answers',
    'The wording is shown to the graduate alone, and a confirmation of it is stored',
    async (context) => {
      await demandExtras(context, 'proof');
      await withCeremony(context, async (ceremony) => {
        const graduate = await confirmedGraduate(context, ceremony);
        const stranger = await context.call('GET', graduate.path);
        demand(stranger.status === 403, `without a proof of identity: ${stranger.status}`);
        demand(!stranger.text.includes(graduate.lastName), 'the code alone names the graduate');
        const shown = await readProof(context, graduate);
        const name = String(fieldOf(shown, 'data.title.full_name'));
        demand(name.includes(graduate.lastName), `data.title.full_name is ${name}`);
        await demandStatus(context, graduate, 'seen');
        accepted(await answerProof(context, graduate, { answer: 'correct' }));
        await demandStatus(context, graduate, 'correct');
        const payload = { version: 'another', answer: 'correct' };
        const { headers } = graduate;
        const stale = await context.call('POST', graduate.path, { headers, payload });
        demand(stale.status === 412, `an answer to another wording: ${stale.status}`);
      });
    },
  ),
  write(
    'proof-corrections',
    'A correction is decided once, and the graduate reads the reply',
    async (context) => {
      await demandExtras(context, 'proof');
      await withCeremony(context, async (ceremony) => {
        const graduate = await confirmedGraduate(context, ceremony);
        const empty = await answerProof(context, graduate, { answer: 'correction' });
        demand(empty.status === 422, `a correction without a description: ${empty.status}`);
        const correction = { answer: 'correction', description: 'Falta una tilde' };
        const asked = accepted(await answerProof(context, graduate, correction)).json;
        const second = await answerProof(context, graduate, correction);
        demand(second.status === 409, `a second correction while one is open: ${second.status}`);
        const id = fieldOf(asked, 'data.correction.id');
        const reply = { reply: 'Así figura en tu documento.' };
        accepted(await context.admin('PATCH', `/api/corrections/${id}/answer`, reply));
        const again = await context.admin('PATCH', `/api/corrections/${id}/accept`, {});
        demand(again.status === 409, `a second decision: ${again.status}`);
        const shown = await readProof(context, graduate);
        demand(
          fieldOf(shown, 'data.correction.status') === 'answered' &&
            fieldOf(shown, 'data.correction.reply') === reply.reply,
          `the graduate reads ${JSON.stringify(fieldOf(shown, 'data.correction'))}`,
        );
      });
    },
  ),
  write(
    'proof-edit',
    'A correction is accepted together with the edit of its application, or neither is stored',
    async (context) => {
      await demandExtras(context, 'proof-edits');
      await withCeremony(context, async (ceremony) => {
        const graduate = await confirmedGraduate(context, ceremony);
        const correction = { answer: 'correction', description: 'Falta una tilde' };
        const asked = accepted(await answerProof(context, graduate, correction)).json;
        const call = `/api/corrections/${fieldOf(asked, 'data.correction.id')}/accept`;
        const edit = (last_name: string) => ({
          application: { ...namedPerson(graduate), last_name },
        });
        accepted(await context.admin('PATCH', call, edit('Ybarra')));
        const late = await context.admin('PATCH', call, edit('Tarde'));
        demand(late.status === 409, `a second acceptance: ${late.status}`);
        const shown = await readProof(context, graduate);
        const name = String(fieldOf(shown, 'data.title.full_name'));
        demand(name.includes('Ybarra'), `after two acceptances the name is ${name}`);
      });
    },
  ),
];

function namedPerson({ person }: Graduate): Row {
  const { first_name, id_number, email } = person;
  return { first_name, id_number, email };
}
