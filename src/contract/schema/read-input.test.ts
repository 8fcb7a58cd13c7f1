import { expect, test } from 'vitest';
import { confirmationInput } from '../applications.ts';
import { namedInput } from '../named-catalogues.ts';
import { refusals } from '../refusals.ts';
import { readInput } from './read-input.ts';

const json = 'application/json; charset=utf-8';

test.each([
  ['name=Letras', 'text/plain', 'notDeclaredJson'],
  ['{"name":', json, 'notJson'],
  ['["Letras"]', json, 'notAnObject'],
  ['3', json, 'notAnObject'],
] as const)('%j as %s is declined', (text, mediaType, id) => {
  const { status, message } = refusals[id];
  expect(readInput(namedInput, text, mediaType)).toEqual({ declined: { status, message } });
});

test('an empty body counts as an empty object, whatever its media type', () => {
  expect(readInput(confirmationInput, '', null)).toEqual({ input: {} });
  expect(readInput(confirmationInput, 'null', json)).toEqual({ input: {} });
});

test('characters without a shape are removed', () => {
  const text = JSON.stringify({ name: '\u202eLe\u200Btras ' });
  expect(readInput(namedInput, text, json)).toEqual({ input: { name: 'Letras' } });
});

test('of a pile of marks on a letter thirty remain', () => {
  const pile = `N\u0323${'\u0301\u0323'.repeat(10_000)}`;
  expect(readInput(namedInput, JSON.stringify({ name: `${pile}ame` }), json)).toEqual({
    input: { name: expect.stringMatching(/^\u1e46\p{M}{29}ame$/u) },
  });
  expect(readInput(namedInput, '{"name":"Vie\u0323\u0302t"}', json)).toEqual({
    input: { name: 'Vi\u1ec7t' },
  });
});

test('a declined body names the field', () => {
  const message = 'El nombre es requerido';
  expect(readInput(namedInput, '{"name":" "}', json)).toEqual({
    declined: { status: 422, message, fields: { name: message } },
  });
});
