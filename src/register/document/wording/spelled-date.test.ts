import { expect, test } from 'vitest';
import { spellDate, spellDay, spellNumber, spellPlainDate } from './spelled-date.ts';

test('days of a document, 1 to 31', () => {
  const days = Array.from({ length: 31 }, (_, index) => spellDay(index + 1));
  expect(days).toEqual([
    'al primer día',
    'a los dos días',
    'a los tres días',
    'a los cuatro días',
    'a los cinco días',
    'a los seis días',
    'a los siete días',
    'a los ocho días',
    'a los nueve días',
    'a los diez días',
    'a los once días',
    'a los doce días',
    'a los trece días',
    'a los catorce días',
    'a los quince días',
    'a los dieciséis días',
    'a los diecisiete días',
    'a los dieciocho días',
    'a los diecinueve días',
    'a los veinte días',
    'a los veintiún días',
    'a los veintidós días',
    'a los veintitrés días',
    'a los veinticuatro días',
    'a los veinticinco días',
    'a los veintiséis días',
    'a los veintisiete días',
    'a los veintiocho días',
    'a los veintinueve días',
    'a los treinta días',
    'a los treinta y un días',
  ]);
});

test.each([
  [0, 'cero'],
  [31, 'treinta y uno'],
  [100, 'cien'],
  [101, 'ciento uno'],
  [555, 'quinientos cincuenta y cinco'],
  [1000, 'mil'],
  [1999, 'mil novecientos noventa y nueve'],
  [2000, 'dos mil'],
  [2016, 'dos mil dieciséis'],
  [2021, 'dos mil veintiuno'],
  [2026, 'dos mil veintiséis'],
  [2031, 'dos mil treinta y uno'],
  [21_000, 'veintiún mil'],
  [31_101, 'treinta y un mil ciento uno'],
])('%d is %s', (number, expected) => {
  expect(spellNumber(number)).toBe(expected);
});

test('a date in full', () => {
  expect(spellDate({ year: 2026, month: 3, day: 1 })).toBe(
    'al primer día del mes de marzo de dos mil veintiséis',
  );
  expect(spellDate({ year: 2031, month: 12, day: 21 })).toBe(
    'a los veintiún días del mes de diciembre de dos mil treinta y uno',
  );
  expect(spellPlainDate({ year: 2026, month: 9, day: 1 })).toBe(
    'primero de septiembre de dos mil veintiséis',
  );
});
