import { type Check, checksIn } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, idOf, listOf, type Row, refused } from '../reading.ts';
import { activeCareers, apply, type Made, makeCeremony, today, withCeremony } from '../records.ts';

const { write, issue } = checksIn('Titles and bulk issue');
const series = ['record', 'assigned', 'folio'] as const;
type Series = (typeof series)[number];

export function emit(context: Context, ceremony: Made) {
  const payload = { emission_date: today().split('-').toReversed().join('/') };
  return context.admin('POST', `/api/titles/ceremony/${ceremony.id}/bulk-emit`, payload);
}

/** The issued number, in any of the accepted fields. */
function issuedOf(json: unknown): unknown {
  const names = ['count', 'issued', 'emitted', 'total', 'titles'];
  const found = fieldOf(json, ...names.flatMap((name) => [name, `data.${name}`]), 'data');
  return Array.isArray(found) ? found.length : found;
}

export async function titlesOf(context: Context, ceremony: Made): Promise<Row[]> {
  const rows = listOf(await context.admin('GET', '/api/titles'));
  return rows.filter((row) => row.ceremony_name === ceremony.name);
}

async function complete(context: Context, ceremony: Made): Promise<void> {
  const path = `/api/ceremonies/${ceremony.id}/complete`;
  accepted(await context.admin('POST', path, { notes: 'Conformidad' }));
}

/** A ceremony with confirmed applications, whose numbers start at 098 in separate series. */
export async function completedAct(
  context: Context,
  people: readonly Row[],
  change: Row = {},
): Promise<Made> {
  const number = context.uniqueNumber();
  const ceremony = await makeCeremony(context, {
    ceremony_date: today(),
    record_initial: `A${number}-098`,
    assigned_initial: `B${number}-098`,
    folio_initial: `C${number}-098`,
    ...change,
  });
  for (const person of people) {
    const { id } = await apply(context, ceremony, person);
    accepted(await context.admin('PATCH', `/api/applications/${id}/confirm`, { notes: null }));
  }
  await complete(context, ceremony);
  return ceremony;
}

/** Surnames of a series in the order of its numbers. */
function surnamesBy(titles: readonly Row[], name: Series): string {
  const numberOf = (row: Row) => Number(String(row[`${name}_registry`]).split('-').at(-1));
  const sorted = titles.toSorted((a, b) => numberOf(a) - numberOf(b));
  return sorted.map((row) => row.last_name).join(' ');
}

function demandNumbers(titles: readonly Row[], expected: readonly string[]): void {
  for (const name of series) {
    const numbers = titles.map((row) => String(row[`${name}_registry`]).split('-').at(-1));
    const shown = numbers.toSorted((a, b) => Number(a) - Number(b)).join(', ');
    demand(shown === expected.join(', '), `${name} numbers are ${shown}`);
  }
}

async function demandOrder(context: Context): Promise<void> {
  const [first, second] = await activeCareers(context);
  if (!first || !second) throw new NotChecked('needs two active careers');
  const one = idOf(first, 'career');
  const other = idOf(second, 'career');
  const ceremony = await completedAct(context, [
    { career_id: one, last_name: 'Ochoa' },
    { career_id: one, last_name: 'Ñáñez' },
    { career_id: one, last_name: 'Nieto' },
    { career_id: other, last_name: 'Abad' },
  ]);
  const { json } = accepted(await emit(context, ceremony));
  demand(issuedOf(json) === 4, `4 titles were issued, but the answer counts ${issuedOf(json)}`);
  const titles = await titlesOf(context, ceremony);
  demandNumbers(titles, ['098', '099', '100', '101']);

  const careers = listOf(await context.admin('GET', '/api/careers'));
  const orderOf = (id: number, name: Series) =>
    Number(careers.find((row) => idOf(row, 'career') === id)?.[`${name}_order`] ?? 0);
  for (const name of series) {
    const before = orderOf(other, name) - orderOf(one, name);
    if (before === 0) throw new NotChecked('the two careers have the same position');
    const expected = before < 0 ? 'Abad Nieto Ñáñez Ochoa' : 'Nieto Ñáñez Ochoa Abad';
    const found = surnamesBy(titles, name);
    demand(found === expected, `${name} numbers go to ${found}, not ${expected}`);
  }
}

/** The second surnames of five people with one first surname, in the order of their numbers. */
async function demandPeople(context: Context): Promise<void> {
  const names = ['Perez Zamora', 'PEREZ Bello', 'pérez Castro', 'Pérez Acosta', 'Pérez Álvarez'];
  const people = names.map((name) => {
    const [last_name = '', second_last_name = ''] = name.split(' ');
    return { last_name, second_last_name };
  });
  const ceremony = await completedAct(context, people);
  accepted(await emit(context, ceremony));
  const numberOf = (row: Row) => Number(String(row.record_registry).split('-').at(-1));
  const found = (await titlesOf(context, ceremony))
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map((row) => row.second_last_name)
    .join(' ');
  demand(found === 'Acosta Álvarez Bello Castro Zamora', `acta numbers go to ${found}`);
}

export const titleChecks: readonly Check[] = [
  write(
    'issue-too-early',
    'Bulk issue before the ceremony is completed is refused with a message',
    (context) =>
      withCeremony(context, async (ceremony) => {
        refused(await emit(context, ceremony), 400, 409, 422);
      }),
  ),
  write('issue-nobody', 'Bulk issue without confirmed applications issues nothing', (context) =>
    withCeremony(context, async (ceremony) => {
      await apply(context, ceremony);
      await complete(context, ceremony);
      refused(await emit(context, ceremony), 400, 409, 422);
      demand((await titlesOf(context, ceremony)).length === 0, 'a title was issued');
    }),
  ),
  issue(
    'issue-order',
    'Three series have fixed-width numbers, ordered by career, then surnames',
    demandOrder,
  ),
  issue(
    'issue-people',
    'Accents and capitals decide only where no letter of a name differs',
    demandPeople,
  ),
  issue('issue-once', 'Five simultaneous bulk issues issue each title once', async (context) => {
    const people = ['Pérez', 'Peña', 'Páez'].map((last_name) => ({ last_name }));
    const ceremony = await completedAct(context, people);
    await Promise.all(Array.from({ length: 5 }, () => emit(context, ceremony)));
    await emit(context, ceremony);
    const titles = await titlesOf(context, ceremony);
    demand(titles.length === 3, `${titles.length} titles were issued for 3 people`);
    demandNumbers(titles, ['098', '099', '100']);
  }),
  issue(
    'issued-kept',
    'Deleting a ceremony with issued titles is refused with a message',
    async (context) => {
      const ceremony = await completedAct(context, [{}]);
      accepted(await emit(context, ceremony));
      refused(await context.admin('DELETE', `/api/ceremonies/${ceremony.id}`), 409, 422);
      demand((await titlesOf(context, ceremony)).length === 1, 'the title was deleted');
    },
  ),
];
