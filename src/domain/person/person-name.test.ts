import { expect, test } from 'vitest';
import { femaleId, genderLabel, maleId } from './gender.ts';
import { joinPersonName } from './person-name.ts';

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

test('each of the two genders has its word, another has none', () => {
  const labels = { masculine: 'Licenciado', feminine: 'Licenciada' };
  expect(genderLabel(maleId, labels)).toBe('Licenciado');
  expect(genderLabel(femaleId, labels)).toBe('Licenciada');
  expect(genderLabel(3, labels)).toBeUndefined();
});
