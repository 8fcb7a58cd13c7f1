import { expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { readSummary } from './summary.ts';

function answering(answer: unknown, urls: string[] = []) {
  return createApiClient({
    baseUrl: 'https://grados.universidad.test',
    authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
    fetch: async (input) => {
      urls.push(new Request(input).url);
      return Response.json(answer);
    },
  });
}

const rejection = {
  id: 7,
  at: '2026-06-15T15:00:00Z',
  person_id: 1,
  person_name: 'Mariela Rondón',
  action: 'rejected',
  object: 'application',
  object_id: 157,
  object_name: 'AG-2026-008',
  count: null,
};

const figures = {
  pending_applications: 24,
  confirmed_applications: 156,
  open_ceremonies: 3,
  issued_titles: 142,
};

test('decodes figures and activity', async () => {
  const api = answering({ success: true, data: { ...figures, activity: [rejection] } });
  expect(await readSummary(api, { limit: 8 })).toEqual({
    figures: { pending: 24, confirmed: 156, ceremonies: 3, titles: 142 },
    activity: [
      {
        id: 7,
        at: new Date('2026-06-15T15:00:00Z'),
        person: { id: 1, name: 'Mariela Rondón' },
        action: 'rejected',
        object: 'application',
        objectId: 157,
        objectName: 'AG-2026-008',
        count: undefined,
      },
    ],
  });
});

test('leaves out entries that it cannot read, and treats an unknown action as a change', async () => {
  const rows = [{ ...rejection, at: '' }, { ...rejection, id: 8, action: 'archived' }, 'x'];
  const { activity } = await readSummary(answering({ ...figures, activity: rows }), { limit: 8 });
  expect(activity.map(({ id, action }) => [id, action])).toEqual([[8, 'updated']]);
});

test('sends only the filters that are set', async () => {
  const urls: string[] = [];
  const api = answering({ ...figures, activity: [] }, urls);
  await readSummary(api, { limit: 50, person: '', object: 'title', before: 9 });
  await readSummary(api, { limit: 50, since: new Date('2026-06-01T04:00:00Z') });
  expect(urls.map((url) => new URL(url).search)).toEqual([
    '?limit=50&object=title&before=9',
    '?limit=50&since=2026-06-01T04%3A00%3A00.000Z',
  ]);
});
