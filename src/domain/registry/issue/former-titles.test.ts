import { expect, test } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { aTitle } from '../issued-title.fixtures.ts';
import { historyFinder, uncorrected } from '../title-history.ts';
import { formerTitleFinder } from './former-titles.ts';

const chemistry = { id: 7, name: 'Química', facultyName: undefined };
const person = (idNumber: string, identificationType = 'CI') => ({ idNumber, identificationType });

const first = anApplication({
  id: 1,
  code: 'AG-2025-001',
  student: person('V-12.345.678'),
  career: chemistry,
});
const title = aTitle({ id: 5, applicationCode: first.code });

function formerOf(
  change: Parameters<typeof anApplication>[0],
  {
    titles = [title],
    historyOf = () => uncorrected,
  }: Partial<Parameters<typeof formerTitleFinder>[1]> = {},
) {
  const again = anApplication({
    id: 2,
    code: 'AG-2026-002',
    student: person('012345678'),
    career: chemistry,
    ...change,
  });
  const find = formerTitleFinder([again], { applications: [first, again], titles, historyOf });
  return find(again).map(({ id }) => id);
}

test('finds the title of the same person and career, however the number is written', () => {
  expect(formerOf({})).toEqual([5]);
  expect(formerOf({ career: { ...chemistry, id: undefined, name: 'QUIMICA' } })).toEqual([5]);
});

test('finds none of another person, document or career, and not the own title', () => {
  expect(formerOf({ student: person('22345678') })).toEqual([]);
  expect(formerOf({ student: person('12345678', 'P') })).toEqual([]);
  expect(formerOf({ career: { ...chemistry, id: 8 } })).toEqual([]);
  expect(formerOf({}, { titles: [aTitle({ id: 6, applicationCode: 'AG-2026-002' })] })).toEqual([]);
});

test('a rectified title counts as the one that replaces it, and an annulled one not at all', () => {
  const successor = aTitle({ id: 6, applicationCode: first.code });
  const resolution = { number: '1', date: undefined, body: 'Consejo', reason: '' };
  const entry = {
    titleId: 5,
    resolution,
    cause: undefined,
    enteredBy: undefined,
    enteredAt: undefined,
  };
  const rectified = {
    ...entry,
    id: 1,
    kind: 'rectified',
    replacedBy: 6,
    hidesFormerName: false,
  } as const;
  const annulled = { ...entry, id: 2, titleId: 6, kind: 'annulled' } as const;
  const titles = [title, successor];
  expect(formerOf({}, { titles, historyOf: historyFinder([rectified]) })).toEqual([6]);
  expect(formerOf({}, { titles, historyOf: historyFinder([rectified, annulled]) })).toEqual([]);
});
