import { describe, expect, test } from 'vitest';
import type { ApplicationProof, WordingRequest } from '#domain/application/title-proof.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { aConfirmedApplication, planOf } from '../bulk-issue.fixtures.ts';
import {
  findingsOf,
  hasFinding,
  proofFiguresOf,
  rehearse,
  spanOf,
  titlesOfRegister,
} from './rehearsal.flow.ts';

const chemistry = { id: 1, careerId: 7, careerName: 'Química', genderName: undefined };
const nomenclatures = [
  { ...chemistry, genderId: 1, titleName: 'Licenciado en Química' },
  { ...chemistry, genderId: 2, titleName: 'Licenciada en Química' },
];

describe('the rehearsal', () => {
  test('has the degree title by gender, or the reason why there is none', () => {
    const plan = planOf([
      aConfirmedApplication({ id: 1, genderId: 2 }),
      aConfirmedApplication({ id: 2, genderId: 1 }),
      aConfirmedApplication({ id: 3, genderId: undefined }),
      aConfirmedApplication({ id: 4, genderId: 3 }),
      aConfirmedApplication({ id: 5, genderId: 2, careerId: undefined }),
    ]);
    const rows = rehearse(plan, { degreeTitles: nomenclatures, titles: [] });
    expect(rows.map(({ degree }) => (degree.kind === 'named' ? degree.text : degree.kind))).toEqual(
      [
        'Licenciada en Química',
        'Licenciado en Química',
        'no-gender',
        'no-nomenclature',
        'Licenciada en Química',
      ],
    );
    expect(findingsOf(rows)).toMatchObject({ noGender: 1, noNomenclature: 1, taken: 0 });
    expect(rows.filter(hasFinding)).toHaveLength(2);
  });

  test('does not guess between careers with the same name', () => {
    const plan = planOf([
      aConfirmedApplication({ id: 1, genderId: 2, careerId: undefined }),
      aConfirmedApplication({ id: 2, genderId: 2 }),
    ]);
    const industrial = { ...chemistry, id: 2, careerId: 8, genderId: 2, titleName: 'Química' };
    const rows = rehearse(plan, { degreeTitles: [...nomenclatures, industrial], titles: [] });
    expect(rows.map(({ degree }) => degree.kind)).toEqual(['ambiguous-career', 'named']);
    expect(findingsOf(rows)).toMatchObject({ ambiguousCareers: 1, noNomenclature: 0 });
    expect(rows.map(hasFinding)).toEqual([true, false]);
  });

  test('has a finding on a graduate who already has a title of the career', () => {
    const plan = planOf([
      aConfirmedApplication({ id: 1, genderId: 1 }),
      aConfirmedApplication({ id: 2, genderId: 1 }),
    ]);
    const former = aTitle({ id: 9 });
    const formerOf = ({ id }: { readonly id: number }) => (id === 1 ? [former] : []);
    const rows = rehearse(plan, { degreeTitles: nomenclatures, titles: [], formerOf });
    expect(rows.map(({ former }) => former)).toEqual([[former], []]);
    expect(rows.map(hasFinding)).toEqual([true, false]);
    expect(findingsOf(rows)).toMatchObject({ former: 1, taken: 0 });
  });

  test('has a finding on the incomplete number of a document', () => {
    const plan = planOf([
      aConfirmedApplication({ id: 1, genderId: 1, idNumber: 'CI-12' }),
      aConfirmedApplication({ id: 2, genderId: 1 }),
    ]);
    const rows = rehearse(plan, { degreeTitles: nomenclatures, titles: [] });
    expect(findingsOf(rows)).toMatchObject({ people: 1 });
    expect(rows.map(hasFinding)).toEqual([true, false]);
  });

  test('finds numbers that other titles have, regardless of leading zeros', () => {
    const plan = planOf([aConfirmedApplication({ id: 1, genderId: 2 })]);
    const registry = { record: '1', assigned: 'B-0301', folio: '0501' };
    const elsewhere = aTitle({ id: 9, ceremonyName: 'Otro acto', registry });
    const [row] = rehearse(plan, { degreeTitles: nomenclatures, titles: [elsewhere] });
    expect(row?.taken.map(({ register }) => register)).toEqual(['record', 'folio']);
    expect(row?.taken[0]?.holder).toBe(elsewhere);
  });

  test.each([
    [undefined, 2],
    ['one', 2],
    ['by-year', 1],
  ] as const)('with registers %s compares the numbers with %i of two titles', (policy, count) => {
    const ceremonyDate = { year: 2026, month: 3, day: 6 };
    const titles = [
      aTitle({ id: 1, ceremonyDate }),
      aTitle({ id: 2, ceremonyDate: { ...ceremonyDate, year: 2025 } }),
    ];
    const date = { year: 2026, month: 12, day: 4 };
    expect(titlesOfRegister({ date }, titles, policy)).toHaveLength(count);
  });

  test('spans from the lowest to the highest number, even with more digits', () => {
    const people = Array.from({ length: 3 }, (_, index) =>
      aConfirmedApplication({ id: index + 1 }),
    );
    const rows = rehearse(planOf(people, { record: '998', assigned: '', folio: '9' }), {
      degreeTitles: [],
      titles: [],
    });
    expect(spanOf(rows, 'record')).toEqual({ first: '998', last: '1000' });
    expect(spanOf(rows, 'folio')).toEqual({ first: '9', last: '11' });
    expect(spanOf(rows, 'assigned')).toBeUndefined();
    expect(findingsOf(rows).unnumbered).toEqual(['assigned']);
  });
});

test('the figures count what the graduates of the issue answered to their proofs', () => {
  const ask = (status: WordingRequest['status']): WordingRequest => ({
    id: 1,
    status,
    description: 'Falta la tilde de Núñez.',
    requestedAt: undefined,
    reply: undefined,
    decidedAt: undefined,
  });
  const ids = [1, 2, 3, 4, 5, 7];
  const applications = ids.map((id) => aConfirmedApplication({ id }));
  const uncoded = { ...aConfirmedApplication({ id: 6 }), code: '' };
  const rows = rehearse(planOf([...applications, uncoded]), {
    degreeTitles: nomenclatures,
    titles: [],
  });
  const proofs: ApplicationProof[] = [
    { id: 1, status: 'correct', wordingRequest: undefined },
    { id: 2, status: 'correct', wordingRequest: ask('accepted') },
    { id: 3, status: 'seen', wordingRequest: ask('open') },
    { id: 4, status: 'changed', wordingRequest: undefined },
    { id: 6, status: 'seen', wordingRequest: ask('open') },
    { id: 7, status: 'seen', wordingRequest: undefined },
    { id: 99, status: 'seen', wordingRequest: ask('open') },
  ];
  expect(proofFiguresOf(rows, proofs)).toEqual({
    confirmed: 2,
    asked: 3,
    open: ['6', 'AG-2026-3'],
    outdated: ['AG-2026-4'],
    unanswered: 1,
    neverLooked: 1,
  });
});
