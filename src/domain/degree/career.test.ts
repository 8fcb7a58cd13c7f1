import { expect, test } from 'vitest';
import { aCareer } from './career.fixtures.ts';
import { careerFinder } from './career.ts';

const careersOf = careerFinder([
  aCareer({ id: 1, name: 'Química', facultyName: 'Ciencias' }),
  aCareer({ id: 2, name: ' Química ', facultyName: 'Ingeniería' }),
  aCareer({ id: 3, name: 'Física', facultyName: 'Ciencias' }),
  aCareer({ id: 4, name: ' ' }),
]);

test.each([
  ['its id, regardless of name and faculty', { id: 2, name: 'Física' }, [2]],
  ['its name if it has no id', { name: ' Física ' }, [3]],
  ['its name if its id is not in the list', { id: 99, name: 'Física' }, [3]],
  ['its name, although its faculty differs', { name: 'Física', facultyName: 'Artes' }, [3]],
  ['its faculty among careers with one name', { name: 'Química', facultyName: 'Ciencias ' }, [1]],
])('a career is found by %s', (_, reference, ids) => {
  expect(careerIds(reference)).toEqual(ids);
});

test.each([
  ['has no faculty', { name: 'Química' }, [1, 2]],
  ['has the faculty of neither', { name: 'Química', facultyName: 'Artes' }, [1, 2]],
])('all careers with one name are found if the reference %s', (_, reference, ids) => {
  expect(careerIds(reference)).toEqual(ids);
});

test('a blank or unknown reference finds no career', () => {
  expect(careerIds({})).toEqual([]);
  expect(careerIds({ name: ' ' })).toEqual([]);
  expect(careerIds({ id: 99, name: 'Derecho' })).toEqual([]);
});

interface Change {
  readonly id?: number;
  readonly name?: string;
  readonly facultyName?: string;
}

function careerIds(change: Change) {
  const reference = { id: undefined, name: undefined, facultyName: undefined, ...change };
  return careersOf(reference).map(({ id }) => id);
}
