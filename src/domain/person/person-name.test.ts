import { expect, test } from 'vitest';
import { femaleId, genderLabel, maleId } from './gender.ts';
import { compareSurnames, joinPersonName } from './person-name.ts';

test('a name has its parts in the order of the fields', () => {
  const person = {
    secondLastName: 'Zea',
    lastName: 'Paz',
    thirdName: 'Luz',
    secondName: 'María',
    firstName: 'Ana',
  };
  expect(joinPersonName(person)).toBe('Ana María Luz Paz Zea');
});

test('a person may have none of the parts', () => {
  expect(joinPersonName({ firstName: '', secondLastName: null })).toBe('');
  expect(joinPersonName({})).toBe('');
});

test('a name in one line has single spaces, whatever is missing', () => {
  const name = {
    firstName: ' Ana  María ',
    secondName: ' ',
    lastName: 'de  la Paz',
    secondLastName: undefined,
  };
  expect(joinPersonName(name)).toBe('Ana María de la Paz');
});

test('surnames are ordered by the first, then the second; without one comes first', () => {
  const names = [
    ['Paz', 'Zea'],
    ['Ñáñez', 'Abad'],
    ['Paz', undefined],
    [undefined, 'Zea'],
    ['Núñez', 'Zea'],
    ['Paz', 'Abad'],
  ] as const;
  const sorted = names
    .map(([lastName, secondLastName]) => ({ firstName: 'Ana', lastName, secondLastName }))
    .toSorted(compareSurnames)
    .map(({ lastName, secondLastName }) => [lastName, secondLastName].join(' ').trim());
  expect(sorted).toEqual(['Zea', 'Núñez Zea', 'Ñáñez Abad', 'Paz', 'Paz Abad', 'Paz Zea']);
});

test('each of the two genders has its word, another has none', () => {
  const labels = { masculine: 'Licenciado', feminine: 'Licenciada' };
  expect(genderLabel(maleId, labels)).toBe('Licenciado');
  expect(genderLabel(femaleId, labels)).toBe('Licenciada');
  expect(genderLabel(3, labels)).toBeUndefined();
});
