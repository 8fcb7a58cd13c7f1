import { expect, test } from 'vitest';
import { fakeFetch } from '../fake-fetch.ts';
import { createFakeUniversity } from '../fake-university.ts';
import { graduationHandlers } from '../graduation-handlers.ts';
import { fakeVerificationCode } from './verification.ts';

const resolution = {
  resolution_number: 'CU-1',
  resolution_date: '2026-06-01',
  resolution_body: 'Consejo',
  resolution_reason: 'Por error.',
  entered_by: 'Ana',
  created_at: '2026-06-02T12:00:00.000Z',
};

test('the fake API answers the standing of a title by the end of its chain, unless a name is hidden', async () => {
  const university = createFakeUniversity();
  const entry = (id: number, title_id: number, by: number | null) => ({
    ...resolution,
    id,
    title_id,
    kind: by === null ? ('annulled' as const) : ('rectified' as const),
    replacing_title_id: by,
  });
  university.titleEntries.push(entry(1, 1, 2), entry(2, 2, 3), entry(3, 4, null));
  university.titleEntries.push(entry(4, 5, 6), entry(5, 6, 7), entry(6, 7, null));
  university.titleEntries.push(entry(7, 8, 9), { ...entry(8, 9, 10), former_name_hidden: true });
  const handlers = graduationHandlers({ university, extras: ['verification'] });
  const send = fakeFetch(handlers);
  const verify = async (id: number) => {
    const path = `https://grados.example/api/public/verification/${fakeVerificationCode(id)}`;
    const { data } = await (await send(path)).json();
    return data;
  };
  const current_code = fakeVerificationCode(3);
  const stated = { number: 'CU-1', date: '2026-06-01', body: 'Consejo' };
  expect(await verify(1)).toMatchObject({ status: 'rectified', current_code, resolution: stated });
  expect(await verify(2)).toMatchObject({ status: 'rectified', current_code });
  expect(await verify(3)).toMatchObject({ status: 'valid', current_code: null, resolution: null });
  expect(await verify(4)).toMatchObject({ status: 'annulled', current_code: null });
  for (const id of [5, 6, 7]) {
    const annulled = { status: 'annulled', current_code: null, resolution: stated };
    expect(await verify(id)).toMatchObject(annulled);
  }
  for (const id of [8, 9]) {
    const code = fakeVerificationCode(id);
    const named = 'Universidad Central de los Andes';
    expect(await verify(id)).toEqual({ status: 'replaced', code, university: named });
  }
  expect(await verify(10)).toMatchObject({ status: 'valid' });
});
