import { expect, test } from 'vitest';
import {
  type Choices,
  notesAfterConfirmation,
  refuseAge,
  refuseAuthorisation,
  refuseBirthDate,
  refuseChoices,
  refuseDuplicateApplication,
} from './application-rules.ts';

const choices: Choices = {
  ceremony: { isOpen: true },
  career: { isActive: true },
  isGenderKnown: true,
};

test.each<[string, Partial<Choices>, string | undefined]>([
  ['an open ceremony and an active career', {}, undefined],
  ['an unknown ceremony', { ceremony: undefined }, 'ceremonyUnknown'],
  ['an unknown career', { career: undefined }, 'careerNotOffered'],
  ['an inactive career', { career: { isActive: false } }, 'careerNotOffered'],
  ['an unknown gender', { isGenderKnown: false }, 'genderUnknown'],
  ['a closed ceremony', { ceremony: { isOpen: false } }, 'ceremonyNotOpen'],
  [
    'unknown choices before closed ones',
    { ceremony: { isOpen: false }, career: undefined },
    'careerNotOffered',
  ],
])('%s', (_, change, id) => {
  expect(refuseChoices({ ...choices, ...change })?.id).toBe(id);
});

test('a birth date may be today, missing or null, but not later', () => {
  const refused = (date: string | null | undefined) =>
    refuseBirthDate(date, '2026-06-16', 'birthDateFuture');
  expect([undefined, null, '2026-06-16'].map(refused)).toEqual([undefined, undefined, undefined]);
  expect(refused('2026-06-17')).toEqual({ id: 'birthDateFuture' });
});

test('an applicant has the least age on the day on which it is that day somewhere', () => {
  expect(refuseAge('2012-06-16', '2026-06-16', 14)).toBeUndefined();
  expect(refuseAge('2012-06-17', '2026-06-16', 14)).toEqual({
    id: 'birthDateTooRecent',
    values: { age: '14' },
  });
  expect(refuseAge('2026-06-16', '2026-06-16', 0)).toBeUndefined();
});

test.each([
  [undefined, false, undefined],
  [null, true, 'authorisationMissing'],
  ['', true, 'authorisationMissing'],
  ['2026-1', true, undefined],
  ['2026-2', true, 'authorisationUnknown'],
  ['2026-2', false, 'authorisationUnknown'],
])('an authorisation of %j, required: %s', (version, isRequired, id) => {
  const isPublished = (named: string) => named === '2026-1';
  expect(refuseAuthorisation(version, { isRequired, isPublished })?.id).toBe(id);
});

const live = { isLive: true, personKey: 'v:1' };
const rejected = { isLive: false, personKey: 'v:1' };
const corrected = { isLive: true, personKey: 'v:2' };

test.each([
  ['a reverted rejection', rejected, live, true, true],
  ['a reverted rejection without another live application', rejected, live, false, false],
  ['a number corrected to that of another applicant', live, corrected, true, true],
  ['a rejected application that stays rejected', rejected, rejected, true, false],
  ['a rejection', live, rejected, true, false],
  ['a change of neither status nor person', live, live, true, false],
])('%s', (_, before, after, hasOther, isRefused) => {
  const refusal = refuseDuplicateApplication(before, after, hasOther);
  expect(refusal).toEqual(isRefused ? { id: 'applicationDuplicate' } : undefined);
});

test.each<[boolean, string | null, string | null, string | null]>([
  [true, 'Faltan notas', null, null],
  [false, 'Completo', null, 'Completo'],
  [true, 'Faltan notas', 'Ya está', 'Ya está'],
  [false, null, null, null],
])(
  'notes after a confirmation: rejected before %s, %j and %j make %j',
  (isRejected, notes, sent, after) => {
    expect(notesAfterConfirmation({ isRejected, notes }, sent)).toBe(after);
  },
);
