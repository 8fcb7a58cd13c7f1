import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import { accepted, idOf, listOf, type Row, refused, rowWith } from '../reading.ts';
import { applicationWith, apply, ceremonyPayload, withCeremony } from '../records.ts';

/** Statuses of a failed If-Match in HTTP, and of a conflict in the contract. */
const changed = [412, 409];

const { write } = checksIn('Announced extras');

function knowing({ version }: Row): { 'If-Match': string } {
  const isValid = typeof version === 'number' || (typeof version === 'string' && version !== '');
  demand(isValid, `a row's version is ${JSON.stringify(version) ?? 'missing'}`);
  return { 'If-Match': `"${version}"` };
}

export const versionChecks: readonly Check[] = [
  write(
    'application-stale',
    'A change with an outdated version of an application is refused without effect',
    async (context) => {
      await demandExtras(context, 'if-match');
      await withCeremony(context, async (ceremony) => {
        const { code, id } = await apply(context, ceremony);
        const path = `/api/applications/${id}`;
        const known = knowing(await applicationWith(context, code));
        const first = { notes: 'Faltan notas' };
        accepted(await context.admin('PATCH', `${path}/reject`, first, known));
        const fresh = await applicationWith(context, code);
        refused(
          await context.admin('PATCH', `${path}/confirm`, { notes: null }, known),
          ...changed,
        );
        const same = JSON.stringify(await applicationWith(context, code)) === JSON.stringify(fresh);
        demand(same, 'the refused change had an effect');
        const now = knowing(fresh);
        accepted(await context.admin('PATCH', `${path}/confirm`, { notes: null }, now));
      });
    },
  ),
  write(
    'application-at-once',
    'Of simultaneous changes with the same version of an application, one is accepted',
    async (context) => {
      await demandExtras(context, 'if-match');
      await withCeremony(context, async (ceremony) => {
        const { code, id } = await apply(context, ceremony);
        const known = knowing(await applicationWith(context, code));
        const reject = (notes: string) =>
          context.admin('PATCH', `/api/applications/${id}/reject`, { notes }, known);
        const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(reject));
        const statuses = answers.map(({ status }) => status).sort();
        const lost = statuses.filter((status) => changed.some((known) => known === status));
        demand(statuses[0] === 200 && lost.length === 4, `the answers are ${statuses.join(', ')}`);
      });
    },
  ),
  write(
    'ceremony-stale',
    'A change with an outdated version of a ceremony is refused',
    async (context) => {
      await demandExtras(context, 'if-match');
      await withCeremony(context, async ({ id, name }) => {
        const path = `/api/ceremonies/${id}`;
        const acts = listOf(await context.admin('GET', '/api/ceremonies'));
        const row = rowWith(acts, 'name', name);
        demand(idOf(row, 'ceremony') === id, 'two ceremonies have the same name');
        const closed = ceremonyPayload(name, { status: 'CERRADO' });
        accepted(await context.admin('PUT', path, closed, knowing(row)));
        refused(await context.admin('PUT', path, ceremonyPayload(name), knowing(row)), ...changed);
        refused(await context.admin('DELETE', path, undefined, knowing(row)), ...changed);
      });
    },
  ),
];
