import type { GraduationProviderProps } from 'birrete';
import { type GraduationMessages, mergeMessages } from 'birrete/messages';
import { spanish } from 'birrete/messages/es';
import { assertType, expect, test } from 'vitest';

type Messages = GraduationProviderProps['messages'];

// `npm run types` fails where one of these is no error.
// @ts-expect-error the look-up has no such key
assertType<Messages>({ status: { titel: 'Consulta' } });
// @ts-expect-error there is no such widget
assertType<Messages>({ wizzard: { title: 'Pide tu título' } });
// @ts-expect-error a text that counts has two forms
assertType<Messages>({ table: { rowCount: '{count} filas' } });
// @ts-expect-error a text that counts nothing has one form
assertType<Messages>({ ui: { close: { one: 'Cerrar', other: 'Cerrar' } } });

test('all messages of a language are also valid for a host', () => {
  const messages: GraduationMessages = spanish;
  expect(mergeMessages(messages, { wizard: { title: 'Pide tu título' } }).wizard?.title).toBe(
    'Pide tu título',
  );
});

test('later overrides win, key by key', () => {
  const first: GraduationMessages = { ui: { close: 'Cerrar', error: 'Error' } };
  const second: GraduationMessages = { ui: { close: 'Salir' }, search: { clear: 'Vaciar' } };
  expect(mergeMessages(first, second)).toEqual({
    ui: { close: 'Salir', error: 'Error' },
    search: { clear: 'Vaciar' },
  });
});
