import { type GraduationMessages, mergeMessages } from 'birrete/messages';
import { spanish } from 'birrete/messages/es';
import type { GraduationProviderProps } from 'birrete/provider';
import { expect, test } from 'vitest';

/** The compiler reads this file too: each line that is to be an error fails `npm run types` when it is none. */
const wrong: Readonly<Record<string, GraduationProviderProps['messages']>> = {
  // @ts-expect-error the look-up knows no such key
  key: { status: { titel: 'Consulta' } },
  // @ts-expect-error there is no such room
  room: { wizzard: { title: 'Pide tu título' } },
  // @ts-expect-error what counts something has two forms
  oneForm: { table: { rowCount: '{count} filas' } },
  // @ts-expect-error a text that counts nothing has one form
  twoForms: { ui: { close: { one: 'Cerrar', other: 'Cerrar' } } },
};

test('words that the compiler refuses can be laid over the rest all the same', () => {
  expect(
    Object.values(wrong).map((words) => mergeMessages(spanish, words ?? {}).ui?.error),
  ).toEqual(Array(4).fill('Error'));
});

test("the whole catalogue is a host's catalogue too", () => {
  const words: GraduationMessages = spanish;
  expect(mergeMessages(words, { wizard: { title: 'Pide tu título' } }).wizard?.title).toBe(
    'Pide tu título',
  );
});

test('what comes later wins, key by key', () => {
  const first: GraduationMessages = { ui: { close: 'Cerrar', error: 'Error' } };
  const second: GraduationMessages = { ui: { close: 'Salir' }, search: { clear: 'Vaciar' } };
  expect(mergeMessages(first, second)).toEqual({
    ui: { close: 'Salir', error: 'Error' },
    search: { clear: 'Vaciar' },
  });
});
