import { expect, test } from 'vitest';
import { placeholderNames } from '#domain/document/wording/placeholder-names.ts';
import { nearestName } from './nearest-name.ts';

test.each([
  ['nomrbe', 'nombre'],
  ['Nombre', 'nombre'],
  ['fecha_en_letras', 'fechaEnLetras'],
  ['fechaEnLetra', 'fechaEnLetras'],
  ['título', 'titulo'],
  ['asignada', 'asignado'],
])('%s was probably %s', (misspelt, meant) => {
  expect(nearestName(misspelt, placeholderNames)).toBe(meant);
});

test.each(['matrícula profesional', 'xyz', ''])('%j resembles no placeholder', (name) => {
  expect(nearestName(name, placeholderNames)).toBeUndefined();
});
