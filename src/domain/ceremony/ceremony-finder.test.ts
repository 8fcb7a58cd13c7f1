import { expect, test } from 'vitest';
import { ceremonyFinder, isNamed } from './ceremony-finder.ts';

const march = { year: 2026, month: 3, day: 6 };
const april = { year: 2026, month: 4, day: 10 };
const may = { year: 2026, month: 5, day: 8 };

const july = { id: 1, name: 'Acto Julio', date: may };
const solemnInMarch = { id: 2, name: 'Acto Solemne', date: march };
const solemnInApril = { id: 3, name: ' Acto Solemne ', date: april };
const twin = { id: 4, name: 'Acto Doble', date: may };
const otherTwin = { id: 5, name: 'Acto Doble', date: may };
const nameless = { id: 6, name: ' ', date: undefined };

const ceremoniesOf = ceremonyFinder([
  july,
  solemnInMarch,
  solemnInApril,
  twin,
  otherTwin,
  nameless,
]);

test.each([
  ['its id', { id: 1 }, [1]],
  ['its id, whatever name and day it carries', { id: 1, name: 'Acto Solemne', date: march }, [1]],
  ['its name', { name: 'Acto Julio' }, [1]],
  ['its name, spaces aside', { name: '  Acto Julio ' }, [1]],
  ['its name, where its id is not in the list', { id: 99, name: 'Acto Julio' }, [1]],
  [
    'a name that only one has, although the day is another',
    { name: 'Acto Julio', date: march },
    [1],
  ],
  ['the id, where two share the name', { id: 3, name: 'Acto Solemne', date: march }, [3]],
  ['the day, where two share the name', { name: 'Acto Solemne', date: april }, [3]],
  ['nothing, where two share the name and no day is known', { name: 'Acto Solemne' }, [2, 3]],
  [
    'nothing, where two share the name and the day is of neither',
    { name: 'Acto Solemne', date: may },
    [2, 3],
  ],
  ['nothing, where two share name and day', { name: 'Acto Doble', date: may }, [4, 5]],
  ['nothing: another spelling is another name', { name: 'acto julio' }, []],
  ['nothing: it names one that is not in the list', { id: 99, name: 'Acto de 1998' }, []],
  ['nothing: it carries nothing', {}, []],
  ['nothing: it carries a blank', { name: ' ' }, []],
])('a row is found by %s', (_, reference, ids) => {
  const row = { id: undefined, name: undefined, date: undefined, ...reference };
  expect(ceremoniesOf(row).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [' Acto Julio ', true],
  ['Acto julio', false],
  [undefined, false],
])('%j is the name of a ceremony: %s', (name, expected) => {
  expect(isNamed(name, july)).toBe(expected);
});
