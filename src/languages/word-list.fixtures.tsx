import { useDeferredValue, useState } from 'react';
import type { Message } from '../messages/define-messages.ts';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

type Room = Readonly<Record<string, Message>>;

interface Word {
  readonly key: string;
  readonly spanish: string;
  readonly english: string;
}

/** Every word of the product by room, with a search over keys and both languages. */
export function WordList() {
  const [sought, setSought] = useState('');
  const rooms = useRooms(useDeferredValue(sought));
  const count = rooms.reduce((total, [, words]) => total + words.length, 0);
  return (
    <div style={{ display: 'grid', gap: '0.5em' }}>
      <SearchField label="Buscar una palabra" value={sought} onChange={setSought} />
      <p role="status" style={{ margin: 0 }}>
        {count} textos en {rooms.length} salas
      </p>
      {rooms.map(([room, words]) => (
        <RoomWords key={room} room={room} words={words} isSought={sought !== ''} />
      ))}
    </div>
  );
}

function useRooms(sought: string): readonly (readonly [string, readonly Word[]])[] {
  const wanted = plain(sought);
  return Object.entries<Room>(spanish)
    .map(([room, table]) => [room, wordsOf(room, table)] as const)
    .map(([room, words]) => [room, words.filter((word) => isIn(wanted, room, word))] as const)
    .filter(([, words]) => words.length > 0);
}

function wordsOf(room: string, table: Room): readonly Word[] {
  const translated: Room = Reflect.get(english, room) ?? {};
  return Object.entries(table).map(([key, message]) => ({
    key,
    spanish: textOf(message),
    english: textOf(translated[key] ?? ''),
  }));
}

function textOf(message: Message): string {
  return typeof message === 'string' ? message : `${message.one} / ${message.other}`;
}

function isIn(wanted: string, room: string, word: Word): boolean {
  return plain(`${room}.${word.key} ${word.spanish} ${word.english}`).includes(wanted);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface RoomWordsProps {
  readonly room: string;
  readonly words: readonly Word[];
  readonly isSought: boolean;
}

/** A room is opened by hand or by the search: more than a thousand rows at once serve nobody. */
function RoomWords({ room, words, isSought }: RoomWordsProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isSought;
  return (
    <details open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open && !isSought)}>
      <summary style={{ cursor: 'pointer', paddingBlock: '0.25em' }}>
        <code>{room}</code> ({words.length})
      </summary>
      {isOpen && <RoomTable room={room} words={words} />}
    </details>
  );
}

function RoomTable({ room, words }: Pick<RoomWordsProps, 'room' | 'words'>) {
  const cell = {
    padding: '0.4em 1em 0.4em 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--birrete-border)',
    overflowWrap: 'anywhere',
  } as const;
  return (
    <table
      aria-label={room}
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed', width: '100%' }}
    >
      <thead>
        <tr>
          {['Clave', 'Español', 'English'].map((heading) => (
            <th key={heading} scope="col" style={cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map((word) => (
          <tr key={word.key}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              <code>{word.key}</code>
            </th>
            <td style={cell} lang="es">
              {word.spanish}
            </td>
            <td style={cell} lang="en">
              {word.english}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
