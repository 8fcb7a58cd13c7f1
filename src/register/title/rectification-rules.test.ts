import { expect, test } from 'vitest';
import {
  rectifiedTexts,
  rectifiedValues,
  refuseErasedBirth,
  refuseUnchanged,
  type StatedValues,
  statedTexts,
} from './rectification-rules.ts';

test('a rectification keeps an omitted name, and removes one that is null', () => {
  const rest = { first_name: 'Ana', last_name: 'Perez', id_number: '12345678', degree_title: 'X' };
  const title = { ...rest, middle_name: 'Lucía', third_name: 'Inés', second_last_name: 'Zea' };
  const corrected = { ...rest, last_name: 'Pérez', third_name: null };
  expect(rectifiedTexts(title, corrected)).toEqual({
    ...title,
    last_name: 'Pérez',
    third_name: null,
  });
});

test('a rectification changes something', () => {
  const before: Record<string, string | null> = { last_name: 'Perez', second_last_name: null };
  expect(refuseUnchanged(before, { ...before })?.id).toBe('nothingRectified');
  expect(refuseUnchanged(before, { ...before, last_name: 'Pérez' })).toBeUndefined();
  expect(refuseUnchanged(before, { ...before, second_last_name: 'Zea' })).toBeUndefined();
});

test.each([
  ['De  la Cruz', 'De la Cruz'],
  [' De la Cruz', 'De la Cruz'],
  ['De\u00A0la Cruz', 'De la Cruz'],
  ['De la Cruz\u200B', 'De la Cruz'],
  ['Pe\u0301rez', 'Pérez'],
  ['', null],
])('a rectification of %j to %j prints the same, and is refused', (last_name, corrected) => {
  const after: Record<string, string | null> = { last_name: corrected };
  expect(refuseUnchanged({ last_name }, after)?.id).toBe('nothingRectified');
});

test('a rectification without the spaces changes the print', () => {
  expect(refuseUnchanged({ last_name: 'De la Cruz' }, { last_name: 'Delacruz' })).toBeUndefined();
});

const stated: StatedValues = {
  date_of_birth: '1998-03-03',
  place_of_birth: 'Mérida',
  gender: 'masculine',
  ceremony_name: 'Acto de Grado Julio 2026',
  ceremony_location: 'Aula Magna',
  fields: { ciudad: 'Mérida', modalidad: 'presencial' },
};

test('an omitted value stays, and a blank field is not stated any more', () => {
  const input = {
    date_of_birth: '1998-03-05',
    gender: null,
    fields: { modalidad: null, ciudad: undefined, mencion: 'Con honores' },
  };
  expect(rectifiedValues(stated, input)).toEqual({
    ...stated,
    date_of_birth: '1998-03-05',
    gender: null,
    fields: { ciudad: 'Mérida', mencion: 'Con honores' },
  });
});

test.each([
  [{}, 'nothingRectified'],
  [{ place_of_birth: ' Mérida' }, 'nothingRectified'],
  [{ fields: { ciudad: 'Mérida ' } }, 'nothingRectified'],
  [{ fields: { mencion: '' } }, 'nothingRectified'],
  [{ date_of_birth: null }, undefined],
  [{ gender: 'feminine' as const }, undefined],
  [{ ceremony_name: 'Acto Solemne' }, undefined],
  [{ ceremony_location: 'Teatro' }, undefined],
  [{ fields: { modalidad: '' } }, undefined],
  [{ fields: { mencion: 'Con honores' } }, undefined],
])('a rectification to %j: %s', (input, id) => {
  const after = statedTexts(rectifiedValues(stated, input));
  expect(refuseUnchanged(statedTexts(stated), after)?.id).toBe(id);
});

test('an erased birth is not stated again', () => {
  expect(refuseErasedBirth(true, { date_of_birth: '1998-03-03' })?.id).toBe('birthErased');
  expect(refuseErasedBirth(true, { place_of_birth: 'Mérida' })?.id).toBe('birthErased');
  expect(refuseErasedBirth(true, { date_of_birth: null, gender: 'feminine' })).toBeUndefined();
  expect(refuseErasedBirth(false, { date_of_birth: '1998-03-03' })).toBeUndefined();
});
