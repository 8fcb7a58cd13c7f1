import { expect, test } from 'vitest';
import { fillPlainText, placeholdersOf } from './fill-text.ts';

const fields = { nombre: 'Ana  Pérez\n', vacío: '' };

test('inserts values, without line breaks and double spaces', () => {
  const text = 'Título de { nombre }.';
  expect(fillPlainText(text, { fields, gender: undefined })).toBe('Título de Ana Pérez.');
});

test('chooses the wording by gender, and prints both if it is unknown', () => {
  const text = '{nacido/nacida} en Mérida';
  expect(fillPlainText(text, { fields, gender: 'feminine' })).toBe('nacida en Mérida');
  expect(fillPlainText(text, { fields, gender: 'masculine' })).toBe('nacido en Mérida');
  expect(fillPlainText(text, { fields, gender: undefined })).toBe('nacido o nacida en Mérida');
});

test('a placeholder in a value stays text', () => {
  const values = { nombre: '{documento}', documento: 'V-1' };
  expect(fillPlainText('{nombre}', { fields: values, gender: undefined })).toBe('{documento}');
});

test('names of built-in properties are no values', () => {
  expect(fillPlainText('<{constructor}{__proto__}>', { fields, gender: undefined })).toBe('<>');
});

test('invisible characters are left out, and marks are composed', () => {
  const values = { nombre: 'Nu\u0301n\u0303ez\u200b\u202e\u0007' };
  expect(fillPlainText('{nombre}', { fields: values, gender: undefined })).toBe('Núñez');
});

test('lists the placeholders of a text', () => {
  expect(placeholdersOf('{nombre}, {nacido/nacida} {lugar}')).toEqual(['nombre', 'lugar']);
});
