import { expect, test } from 'vitest';
import type { DegreeTitle } from './degree-title.ts';
import { nomenclatureFinder } from './nomenclature-finder.ts';

const chemist: DegreeTitle = {
  id: 1,
  careerId: 7,
  careerName: 'Química',
  genderId: 2,
  genderName: 'Femenino',
  titleName: 'Licenciada en Química',
};

interface Person {
  readonly id?: number;
  readonly name?: string;
  readonly genderId?: number;
}

function textFor(entries: readonly DegreeTitle[], { id, name, genderId }: Person) {
  const career = { id, name };
  const found = nomenclatureFinder(entries)({ career, student: { genderId } });
  return found.kind === 'named' ? found.text : undefined;
}

test.each<[string, Person, string | undefined]>([
  ['id and gender', { id: 7, genderId: 2 }, 'Licenciada en Química'],
  ['name and gender where there is no id', { name: ' Química ', genderId: 2 }, chemist.titleName],
  ['another gender', { id: 7, genderId: 1 }, undefined],
  ['no gender', { id: 7 }, undefined],
  ['the id before the name', { id: 8, name: 'Química', genderId: 2 }, undefined],
  ['neither id nor name', { genderId: 2 }, undefined],
])('by %s', (_, person, text) => {
  expect(textFor([chemist], person)).toBe(text);
});

test('an entry without career, gender or text covers nobody, and hides none that does', () => {
  const astray: DegreeTitle = { ...chemist, careerId: undefined, careerName: undefined };
  const genderless: DegreeTitle = { ...chemist, genderId: undefined };
  const blank: DegreeTitle = { ...chemist, titleName: ' ' };
  const woman = { id: 7, genderId: 2 };
  expect(textFor([astray, genderless, blank], woman)).toBeUndefined();
  expect(textFor([astray, genderless, blank], { name: 'undefined' })).toBeUndefined();
  expect(textFor([astray, genderless, blank, chemist], woman)).toBe('Licenciada en Química');
});

test('an entry without an id of its career is found by the career’s name', () => {
  const named = { ...chemist, careerId: undefined };
  expect(textFor([named], { name: 'Química', genderId: 2 })).toBe('Licenciada en Química');
});

test('several careers with one name are ambiguous without an id', () => {
  const find = nomenclatureFinder([chemist, { ...chemist, id: 2, careerId: 8 }]);
  const student = { genderId: 2 };
  expect(find({ career: { id: undefined, name: 'Química' }, student })).toEqual({
    kind: 'ambiguous-career',
  });
  expect(find({ career: { id: 8, name: 'Química' }, student }).kind).toBe('named');
});

test('of two entries of one career, the later one is the text', () => {
  const replacement = { ...chemist, id: 2, titleName: 'Química' };
  expect(textFor([chemist, replacement], { name: 'Química', genderId: 2 })).toBe('Química');
});
