import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../../src/exports/messages/en.ts';
import { spanish } from '../../src/languages/spanish.ts';
import {
  formsOf,
  type Message,
  type MessageCatalogue,
  type MessageTable,
} from '../../src/messages/define-messages.ts';

type Rooms = Readonly<Record<string, MessageTable>>;

function entries(catalogue: Rooms): readonly (readonly [place: string, message: Message])[] {
  return Object.entries(catalogue).flatMap(([room, words]) =>
    Object.entries(words).map(([key, message]) => [`${room}.${key}`, message] as const),
  );
}

/** A message's shape in one line: its forms, and the values it takes. */
function shape(message: Message): string {
  const kind = typeof message === 'string' ? 'text' : Object.keys(message).sort().join(', ');
  const places = formsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [kind, ...[...new Set(places)].sort()].join(' ');
}

function shapes(catalogue: Rooms): Readonly<Record<string, string>> {
  return Object.fromEntries(entries(catalogue).map(([place, message]) => [place, shape(message)]));
}

test('English says every word that Spanish says, with the same forms and values', () => {
  expect(shapes(english)).toEqual(shapes(spanish));
});

test('no English word is empty, or Spanish', () => {
  const spanishLetters = /[áéíóúñ¿¡«»]/i;
  const names = /José Gregorio Peña|María Inés Núñez/;
  const odd = entries(english).filter(([, message]) => {
    return formsOf(message).some(
      (text) => text.trim() === '' || spanishLetters.test(text.replace(names, '')),
    );
  });
  expect(odd).toEqual([]);
});

test('every word that a room declares stands in the whole catalogue', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.messages.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(path.resolve('src', file))));
  const declared = modules.flatMap((module) => Object.values(module)).filter(isCatalogue);
  expect(declared.length).toBeGreaterThan(30);
  for (const { room, defaults } of declared)
    expect(spanish, room).toMatchObject({ [room]: defaults });
});

function isCatalogue(value: unknown): value is MessageCatalogue {
  return typeof value === 'object' && value !== null && 'room' in value && 'defaults' in value;
}
