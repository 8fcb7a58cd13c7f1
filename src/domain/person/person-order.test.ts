import {
  array,
  constantFrom,
  assert as holds,
  option,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinPersonName } from './person-name.ts';
import { comparePeople, type ListedPerson, personOrderKey, sortPeople } from './person-order.ts';

/** 'Pérez, Acosta, Ana María': first surname, second surname, given names. */
function person(text: string, code = ''): ListedPerson {
  const [lastName, secondLastName, given = ''] = text.split(',').map((part) => part.trim());
  const [firstName, ...others] = given.split(' ');
  return { lastName, secondLastName, firstName, secondName: others.join(' '), code };
}

describe('the order of people', () => {
  test.each([
    [
      'second surnames before the accents and capitals of first ones',
      ['Pérez, Acosta', 'Pérez, Álvarez', 'PEREZ, Bello', 'pérez, Castro', 'Perez, Zamora'],
    ],
    [
      'given names where the surnames have the same letters',
      ['Pérez, Paz, Ana', 'Perez, Paz, Bea', 'PÉREZ, Paz, Carlos', 'Pérez, Páz, Ángel'],
      ['Pérez, Paz, Ana', 'Pérez, Páz, Ángel', 'Perez, Paz, Bea', 'PÉREZ, Paz, Carlos'],
    ],
    [
      'further given names',
      ['Paz, Rey, Ana', 'Paz, Rey, Ana Luz', 'Paz, Rey, Ana María', 'Paz, Rey, Anabel'],
    ],
    ['ñ after n, and before o', ['Nunez', 'Nuñez', 'Ñáñez', 'Oca']],
    ['ñ after every letter that follows an n', ['Penzo', 'Peña', 'Peñz', 'Peo']],
    [
      'particles as words',
      ['De la Cruz', 'de la Paz', 'De Las Casas', 'Del Valle', 'Delapaz', 'Delgado', 'Díaz'],
    ],
    ['the shorter surname first', ['Paz', 'Paz, Abad', 'Paz Abad', 'Pazos']],
    ['who has no first surname first', [', Zea, Ana', 'Abad, , Ana']],
    ['accents only where no letter differs', ['Paz, Gil', 'Páz, Gil', 'Paz, Gila']],
    ['capitals only where no accent differs', ['GIL, Rey', 'Gil, Rey', 'gil, Rey', 'GÍL, Rey']],
    [
      'compound surnames word by word, whatever joins the words',
      ['García Márquez, Gil', 'García-Márquez, Rey', 'Garcíamar', 'Garcías'],
    ],
    [
      'apostrophes as if they were not written',
      ["D'Angelo", 'Dangelo, Rey', 'D´Angelo, Sol', 'D’Angelo, Zea'],
    ],
    ['letters of other languages at their base letter', ['Lopez', 'Łoś', 'Lozano', 'Łukasz']],
    [
      'letters of Greek and Cyrillic after Latin ones',
      ['Zea', 'Αλεξίου', 'Βασιλείου', 'Бойко', 'Чехов'],
    ],
  ])('puts %s', (_, drawn, expected = drawn) => {
    for (const rows of [drawn, drawn.toReversed()]) {
      expect(sortPeople(rows, (text) => person(text))).toEqual(expected);
    }
  });

  test('follows the codes of people with one name, by year and number', () => {
    const codes = ['AG-2025-1001', 'AG-2026-999', 'AG-2026-1000'];
    const people = codes.map((code) => person('Paz, Rey, Ana', code));
    const sorted = sortPeople(people.toReversed(), (row) => row);
    expect(sorted.map(({ code }) => code)).toEqual(codes);
  });

  test('takes a part without letters for an absent one, and spaces for one', () => {
    const names = [person('Paz, -, Ana'), person('Paz, , Ana'), person(' Paz , . ,Ana')];
    expect(new Set(names.map(personOrderKey)).size).toBe(1);
    expect(comparePeople({ lastName: 'De  la Paz' }, { lastName: 'De la Paz' })).toBe(0);
    expect(comparePeople({ lastName: 'P\u00e9rez' }, { lastName: 'Pe\u0301rez' })).toBe(0);
  });
});

const part = constantFrom(
  ...['Pérez', 'Perez', 'PEREZ', 'Peres', 'de la Paz', 'De La Paz', 'Delapaz', 'Nunez', 'Nuñez'],
  ...['Ñáñez', 'García-Gil', 'García Gil', "D'Angelo", 'Łoś', '-', '', 'Ana', 'Ána', 'ana'],
);
const anybody = record({
  lastName: option(part),
  secondLastName: option(part),
  firstName: option(part),
  secondName: option(part),
  code: constantFrom('AG-2026-1', 'AG-2026-20', 'AG-2026-3'),
});

/** Compares the letters that decide first, independently of the key. */
const base = new Intl.Collator('es', { sensitivity: 'base' });

test('the letters of a first surname decide before anything else', () => {
  const single = constantFrom('Pérez', 'perez', 'Peres', 'Nunez', 'Nuñez', 'Ñáñez', 'Oca', 'ZEA');
  const other = option(part);
  holds(
    property(single, single, other, other, (a, b, second, otherSecond) => {
      const byLetters = Math.sign(base.compare(a, b));
      const found = comparePeople(
        { lastName: a, secondLastName: second },
        { lastName: b, secondLastName: otherSecond },
      );
      if (byLetters !== 0) expect(found).toBe(byLetters);
    }),
  );
});

test('every list has one order, in whatever order it arrives', () => {
  const people = array(anybody, { minLength: 2, maxLength: 12 });
  const twice = people.chain((rows) =>
    record({
      rows: constantFrom(rows),
      shuffled: shuffledSubarray(rows, { minLength: rows.length }),
    }),
  );
  holds(
    property(twice, ({ rows, shuffled }) => {
      const keysOf = (list: readonly ListedPerson[]) => list.map(personOrderKey);
      const sorted = sortPeople(rows, (row) => row);
      expect(keysOf(sortPeople(shuffled, (row) => row))).toEqual(keysOf(sorted));
      expect(sorted.map(joinPersonName).toSorted()).toEqual(rows.map(joinPersonName).toSorted());
      sorted.slice(1).forEach((row, at) => {
        expect(comparePeople(sorted[at] ?? row, row)).toBeLessThanOrEqual(0);
      });
    }),
  );
});
