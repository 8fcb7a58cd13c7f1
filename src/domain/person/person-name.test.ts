import { expect, test } from 'vitest';
import { femaleId, genderLabel, maleId } from './gender.ts';
import { compareSurnames, joinPersonName, personNameOf } from './person-name.ts';

test('the fields of an application are the parts of a name', () => {
  const fields = {
    firstName: 'Ana',
    secondName: 'María',
    thirdName: 'Luz',
    lastName: 'Paz',
    secondLastName: 'Zea',
  };
  expect(personNameOf(fields)).toEqual({
    first: 'Ana',
    second: 'María',
    third: 'Luz',
    last: 'Paz',
    secondLast: 'Zea',
  });
});

test('parts that are blank are left out, those that everybody has are empty', () => {
  const blank = { secondName: '', thirdName: '', secondLastName: '' };
  expect(personNameOf(blank)).toEqual({
    first: '',
    second: undefined,
    third: undefined,
    last: '',
    secondLast: undefined,
  });
  expect(personNameOf({})).toEqual(personNameOf(blank));
});

test('a name in one line has single spaces, whatever is missing', () => {
  const name = { first: ' Ana  María ', second: ' ', last: 'de  la Paz', secondLast: undefined };
  expect(joinPersonName(name)).toBe('Ana María de la Paz');
});

test('surnames are ordered by the first, then the second; without one comes first', () => {
  const names = [
    ['Paz', 'Zea'],
    ['Ñáñez', 'Abad'],
    ['Paz', undefined],
    ['Núñez', 'Zea'],
    ['Paz', 'Abad'],
  ] as const;
  const sorted = names
    .map(([last, secondLast]) => ({ first: 'Ana', last, secondLast }))
    .toSorted(compareSurnames)
    .map(({ last, secondLast }) => `${last} ${secondLast ?? ''}`.trim());
  expect(sorted).toEqual(['Núñez Zea', 'Ñáñez Abad', 'Paz', 'Paz Abad', 'Paz Zea']);
});

test('each of the two genders has its word, another has none', () => {
  const words = { masculine: 'Licenciado', feminine: 'Licenciada' };
  expect(genderLabel(maleId, words)).toBe('Licenciado');
  expect(genderLabel(femaleId, words)).toBe('Licenciada');
  expect(genderLabel(3, words)).toBeUndefined();
});
