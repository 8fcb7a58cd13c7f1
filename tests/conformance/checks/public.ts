import { type Check, checksIn } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import { demandFields, idOf, listOf, refused } from '../reading.ts';

const { read } = checksIn('Public lists');
const statusPattern = /^(abierto|cerrado|completado|open|closed|completed)$/i;

/** True if the ceremony's status is known to the widgets. */
export function isCeremonyStatus(value: unknown): boolean {
  return typeof value === 'string' && statusPattern.test(value);
}

export const publicChecks: readonly Check[] = [
  read(
    'public-ceremonies',
    'GET /api/public/ceremonies lists ceremonies with name, date, place and a known status',
    async (context) => {
      const rows = listOf(await context.call('GET', '/api/public/ceremonies'));
      demandFields('GET /api/public/ceremonies', rows, {
        name: 'text',
        ceremony_date: 'day',
        ceremony_location: 'text or nothing',
      });
      for (const row of rows) {
        idOf(row, 'ceremony');
        const known = row.status === undefined || isCeremonyStatus(row.status);
        demand(known, `status ${JSON.stringify(row.status)} is not known`);
      }
    },
  ),
  read(
    'public-careers',
    'GET /api/public/careers lists careers with name and type',
    async (context) => {
      const rows = listOf(await context.call('GET', '/api/public/careers'));
      demandFields('GET /api/public/careers', rows, { name: 'text' });
      for (const row of rows) {
        idOf(row, 'career');
        const type = row.career_type_name ?? row.career_type;
        demand(typeof type === 'string', 'a career has neither career_type_name nor career_type');
      }
    },
  ),
  read(
    'genders',
    'GET /api/genders lists 1 male and 2 female, without a sign-in',
    async (context) => {
      const rows = listOf(await context.call('GET', '/api/genders'));
      demandFields('GET /api/genders', rows, { name: 'text' });
      const ids = rows.map((row) => idOf(row, 'gender'));
      demand(ids.includes(1) && ids.includes(2), `ids are ${ids.join(', ')}, without 1 and 2`);
    },
  ),
  read(
    'status-miss',
    'GET /api/public/status/{code} answers an unknown code with 404 and a message',
    async (context) => {
      refused(await context.call('GET', '/api/public/status/AG-1900-001'), 404);
    },
  ),
  read(
    'status-misses-alike',
    'All unknown codes get the same answer, so that codes cannot be guessed',
    async (context) => {
      const paths = ['AG-1900-001', 'SIN-FORMATO', '%C3%91%2F%3C%27'];
      const answers = await Promise.all(
        paths.map((code) => context.call('GET', `/api/public/status/${code}`)),
      );
      const shown = new Set(answers.map(({ status, text }) => `${status} ${text}`));
      demand(shown.size === 1, `the answers differ: ${[...shown].join(' | ').slice(0, 200)}`);
      if (answers[0]?.status === 200) throw new NotChecked('the server knows these codes');
    },
  ),
];
