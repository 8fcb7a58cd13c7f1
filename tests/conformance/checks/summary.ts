import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, listOf, type Row } from '../reading.ts';
import { apply, withCeremony } from '../records.ts';

const { read, write } = checksIn('Beyond the contract, where it is announced');

async function readSummary(context: Context, query = '') {
  const { json } = accepted(await context.admin('GET', `/api/summary${query}`));
  const activity = fieldOf(json, 'data.activity', 'activity');
  demand(Array.isArray(activity), 'the summary has no list in activity');
  const figure = (name: string) => Number(fieldOf(json, `data.${name}`, name));
  return { figure, activity: activity as readonly Row[] };
}

export const summaryChecks: readonly Check[] = [
  read('summary-figures', 'The figures of the summary agree with the lists', async (context) => {
    await demandExtras(context, 'summary');
    const applications = listOf(await context.admin('GET', '/api/applications'));
    const titles = listOf(await context.admin('GET', '/api/titles'));
    const { figure } = await readSummary(context);
    const pending = applications.filter(({ status }) => status === 'PENDIENTE').length;
    demand(
      figure('pending_applications') === pending,
      `pending_applications is ${figure('pending_applications')}, the list has ${pending}`,
    );
    demand(
      figure('issued_titles') === titles.length,
      `issued_titles is ${figure('issued_titles')}, the list has ${titles.length}`,
    );
  }),
  write(
    'summary-activity',
    'A new application is the latest activity of its kind, and filters select it',
    async (context) => {
      await demandExtras(context, 'summary');
      await withCeremony(context, async (ceremony) => {
        const { code } = await apply(context, ceremony);
        const { activity } = await readSummary(context, '?object=application&limit=1');
        demand(activity.length === 1, `limit=1 answered ${activity.length} entries`);
        const [latest] = activity;
        demand(
          latest?.object_name === code && latest.action === 'submitted',
          `the latest activity is ${JSON.stringify(latest)}`,
        );
        const titles = await readSummary(context, '?object=title');
        demand(
          titles.activity.every(({ object }) => object === 'title'),
          'object=title answered something else',
        );
      });
    },
  ),
];
