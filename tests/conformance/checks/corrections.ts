import { demandExtras } from '../announced.ts';
import { type Check, checksIn } from '../check.ts';
import { demand } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, idOf, listOf, type Row, refused } from '../reading.ts';
import { completedAct, emit, titlesOf } from './titles.ts';

const { issue } = checksIn('Beyond the contract, where it is announced');

/** A title of a new ceremony. @throws NotChecked if the server does not announce corrections */
async function issuedTitle(context: Context) {
  await demandExtras(context, 'corrections');
  const ceremony = await completedAct(context, [{ last_name: 'Perez' }]);
  accepted(await emit(context, ceremony));
  const [title] = await titlesOf(context, ceremony);
  demand(title !== undefined, 'no title was issued');
  return { ceremony, title: title ?? {} };
}

function correct(context: Context, title: Row, kind: string, change: Row = {}) {
  return context.admin('POST', `/api/titles/${idOf(title, 'title')}/${kind}`, {
    resolution_number: `CU-${context.uniqueNumber()}`,
    resolution_date: '2020-01-15',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Conformidad',
    ...change,
  });
}

/** The entries about a title. */
async function titleEntries(context: Context, title: Row): Promise<Row[]> {
  const entries = listOf(await context.admin('GET', '/api/title-entries'));
  return entries.filter((entry) => entry.title_id === idOf(title, 'title'));
}

/** The values that the documents of a title state. */
async function contentOf(context: Context, titleId: number): Promise<Row> {
  const { json } = accepted(await context.admin('GET', `/api/titles/${titleId}/content`));
  return Object(fieldOf(json, 'data'));
}

function frozenTexts(title: Row): Row {
  const { first_name, middle_name, third_name, last_name, second_last_name, id_number } = title;
  const names = { first_name, middle_name, third_name, last_name, second_last_name };
  return { ...names, id_number, degree_title: title.degree_title ?? 'Licenciatura' };
}

export const correctionChecks: readonly Check[] = [
  issue(
    'title-annulled-once',
    'An annulled title stays in the list, has an entry, and is not corrected again',
    async (context) => {
      const { ceremony, title } = await issuedTitle(context);
      accepted(await correct(context, title, 'annulment'));
      const entries = await titleEntries(context, title);
      demand(entries.length === 1, `the title has ${entries.length} entries`);
      demand(entries[0]?.kind === 'annulled', `its entry is ${entries[0]?.kind}`);
      refused(await correct(context, title, 'annulment'), 409);
      refused(await correct(context, title, 'duplicate'), 409);
      refused(await correct(context, title, 'rectification', frozenTexts(title)), 409);
      demand((await titlesOf(context, ceremony)).length === 1, 'the title has gone');
    },
  ),
  issue(
    'title-rectified-once',
    'A rectified title stays, and another one with the next numbers replaces it',
    async (context) => {
      const { ceremony, title } = await issuedTitle(context);
      const change = { ...frozenTexts(title), last_name: 'Pérez' };
      refused(await correct(context, title, 'rectification', frozenTexts(title)), 422);
      accepted(await correct(context, title, 'rectification', change));
      const titles = await titlesOf(context, ceremony);
      const [entry] = await titleEntries(context, title);
      const successor = titles.find((row) => idOf(row, 'title') === entry?.replacing_title_id);
      demand(titles.length === 2, `the ceremony has ${titles.length} titles`);
      demand(successor?.last_name === 'Pérez', 'the entry names no title with the new text');
      const number = String(successor?.record_registry).split('-').at(-1);
      demand(number === '099', `the acta of the successor is ${successor?.record_registry}`);
      refused(await correct(context, title, 'rectification', change), 409);
    },
  ),
  issue(
    'title-content-rectified',
    'A rectification changes what only the documents of a title state, and records the cause of the error',
    async (context) => {
      await demandExtras(context, 'title-contents');
      const { title } = await issuedTitle(context);
      const seal = await context.admin('GET', `/api/titles/${idOf(title, 'title')}/seal`);
      demand(fieldOf(accepted(seal).json, 'data.as_found_at') === null, 'a new title is found');
      const before = await contentOf(context, idOf(title, 'title'));
      const stated = { date_of_birth: '1999-12-31', place_of_birth: 'Ciudad Bolívar' };
      const change = { ...frozenTexts(title), ...stated, error_cause: 'university' };
      accepted(await correct(context, title, 'rectification', change));
      const [entry] = await titleEntries(context, title);
      demand(entry?.error_cause === 'university', `the cause is ${entry?.error_cause}`);
      const successor = { id: entry?.replacing_title_id };
      const after = await contentOf(context, idOf(successor, 'title'));
      demand(after.date_of_birth === '1999-12-31', `the birth is ${after.date_of_birth}`);
      demand(after.place_of_birth === 'Ciudad Bolívar', `its place is ${after.place_of_birth}`);
      demand(after.gender === before.gender, 'the gender changed too');
      refused(
        await correct(context, successor, 'rectification', { ...frozenTexts(title), ...stated }),
        422,
      );
    },
  ),
  issue(
    'former-name-hidden',
    'The code of a title whose former name is hidden answers `replaced`, and nothing else about it',
    async (context) => {
      await demandExtras(context, 'hidden-names', 'verification');
      const { title } = await issuedTitle(context);
      const change = { ...frozenTexts(title), last_name: 'Ybarra', former_name_hidden: true };
      accepted(await correct(context, title, 'rectification', change));
      const [entry] = await titleEntries(context, title);
      demand(entry?.former_name_hidden === true, 'the entry does not say that the name is hidden');
      const path = `/api/public/verification/${title.verification_code}`;
      const { json } = accepted(await context.call('GET', path));
      demand(fieldOf(json, 'data.status') === 'replaced', 'data.status is not replaced');
      const names = Object.keys(Object(fieldOf(json, 'data')));
      const others = names.filter((name) => !['status', 'code', 'university'].includes(name));
      demand(others.length === 0, `the answer also has ${others.join(', ')}`);
      refused(await context.call('GET', `${path}/document`), 404);
    },
  ),
  issue(
    'title-held',
    'A title on hold is neither corrected nor handed over, verifies as `on-hold`, and can be annulled',
    async (context) => {
      const extras = await demandExtras(context, 'holds');
      const { title } = await issuedTitle(context);
      const path = `/api/titles/${idOf(title, 'title')}/hold`;
      const reason = { reason: 'Se revisa un acta.' };
      refused(await context.admin('POST', `${path}/lifting`, reason), 409);
      refused(await context.admin('POST', path, { reason: '---' }), 422);
      accepted(await context.admin('POST', path, reason));
      refused(await context.admin('POST', path, reason), 409);
      refused(await correct(context, title, 'duplicate'), 409);
      const change = { ...frozenTexts(title), last_name: 'Pérez' };
      refused(await correct(context, title, 'rectification', change), 409);
      if (extras.includes('verification')) {
        const code = `/api/public/verification/${title.verification_code}`;
        const { json } = accepted(await context.call('GET', code));
        demand(fieldOf(json, 'data.status') === 'on-hold', 'data.status is not on-hold');
        demand(fieldOf(json, 'data.resolution') === null, 'data.resolution is not null');
        refused(await context.call('GET', `${code}/document`), 404);
      }
      accepted(await context.admin('POST', `${path}/lifting`, reason));
      accepted(await context.admin('POST', path, reason));
      accepted(await correct(context, title, 'annulment'));
      refused(await context.admin('POST', `${path}/lifting`, reason), 409);
    },
  ),
  issue(
    'title-duplicated',
    'A resolution orders one duplicate of a title, which stays valid',
    async (context) => {
      const { title } = await issuedTitle(context);
      const resolution = { resolution_number: `CU-${context.uniqueNumber()}` };
      accepted(await correct(context, title, 'duplicate', resolution));
      refused(await correct(context, title, 'duplicate', resolution), 409);
      accepted(await correct(context, title, 'duplicate'));
      const entries = await titleEntries(context, title);
      demand(entries.length === 2, `the title has ${entries.length} entries`);
    },
  ),
  issue(
    'correction-resolution',
    'A correction without a complete resolution of the past is refused',
    async (context) => {
      const { title } = await issuedTitle(context);
      refused(await correct(context, title, 'annulment', { resolution_number: ' ' }), 422);
      refused(await correct(context, title, 'annulment', { resolution_reason: '' }), 422);
      refused(await correct(context, title, 'annulment', { resolution_date: '2199-01-01' }), 422);
      demand((await titleEntries(context, title)).length === 0, 'an entry was stored');
    },
  ),
];
