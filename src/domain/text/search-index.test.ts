import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './search-index.ts';
import { lettersAndDigits } from './text-fold.ts';

interface Graduate {
  readonly name: string;
  readonly idNumber: string;
  readonly code: string;
}

const ana = { name: 'Ana María Pérez Ñáñez', idNumber: '18234567', code: 'GR-2026-0001' };
const jose = { name: 'José Güell', idNumber: 'E-81.234.999', code: 'GR-2026-0002' };
const rosa = { name: 'Rosa Alvarado', idNumber: 'V18.234.568', code: 'P-0003' };
const graduates: readonly Graduate[] = [ana, jose, rosa];
const textsOf = (row: Graduate) => [row.name, row.idNumber, row.code];

describe('createSearchIndex', () => {
  it.each([
    ['perez ana', [ana]],
    ['PÉREZ', [ana]],
    ['nanez mar', [ana]],
    ['guell', [jose]],
    ['gr-2026', [ana, jose]],
    ['gr-2026-0002', [jose]],
    ['p-0003', [rosa]],
    ['perez rosa', []],
    ['  ', graduates],
  ])('finds by "%s"', (query, expected) => {
    expect(createSearchIndex(graduates, textsOf).search(query)).toEqual(expected);
  });

  it.each(['18234567', '18.234.567', 'V-18.234.567', 'v18234567', 'V 18.234.567', 'CI 18234567'])(
    'finds an identity number written as %s',
    (query) => {
      expect(createSearchIndex(graduates, textsOf).search(query)).toEqual([ana]);
    },
  );

  it.each(['81234999', 'e 81.234.999', '81.234.', 'E-81.234.999'])(
    'finds an identity number with dots and letter by %s',
    (query) => {
      expect(createSearchIndex(graduates, textsOf).search(query)).toEqual([jose]);
    },
  );

  it('no word spans two texts', () => {
    const index = createSearchIndex([{ name: 'Ana', idNumber: '1', code: 'B' }], textsOf);
    expect(index.search('ana1')).toEqual([]);
  });

  it('finds rows that lack a text', () => {
    const index = createSearchIndex(['Ana', undefined], (name) => [name, undefined]);
    expect(index.search('ana')).toEqual(['Ana']);
  });

  it('finds rows although one contains the separator of rows', () => {
    const names = ['Ána', 'B\u0000é', 'Íñigo'];
    const index = createSearchIndex(names, (name) => [name]);
    expect(names.map((name) => index.search(name))).toEqual(names.map((name) => [name]));
  });

  it('returns the list itself for an empty query', () => {
    expect(createSearchIndex(graduates, textsOf).search('')).toBe(graduates);
  });

  it('builds the index in slices, and searches whether or not it is complete', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({ ...ana, code: `GR-${index}` }));
    const index = createSearchIndex(rows, textsOf);
    let slices = 0;
    const oneSlice = () => {
      slices += 1;
      return slices % 2 === 0;
    };
    expect(index.prepare(oneSlice)).toBe(false);
    expect(index.search('gr-1999')).toEqual([rows[1999]]);
    expect(index.prepare(() => true)).toBe(true);
  });
});

/** True if one of the texts has each word, whatever case, accents, punctuation and spaces. */
function hasTerms(texts: readonly string[], query: string): boolean {
  const terms = query.split(/\s+/).map(lettersAndDigits);
  return terms.every((word) => texts.some((text) => lettersAndDigits(text).includes(word)));
}

describe('createSearchIndex with any query', () => {
  const part = fc.constantFrom('Ana', 'María', 'Peña', 'Núñez', 'D’Angelo', 'Güell', 'maría-josé');
  const name = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(' '));
  const number = fc.integer({ min: 1, max: 99_999_999 });
  const dotted = (value: number) => new Intl.NumberFormat('es-VE').format(value);
  const idNumber = number.chain((value) =>
    fc.constantFrom(`${value}`, `V-${value}`, `E${dotted(value)}`, `P-${dotted(value)}`),
  );
  const code = fc.stringMatching(/^[A-Z]{2}-[0-9]{4}$/);
  const row = fc.record({ name, idNumber, code });
  const word = fc.oneof(part, fc.stringMatching(/^[a-zñéí -]{0,3}$/), code);

  it('finds the same rows as a search without an index', () => {
    fc.assert(
      fc.property(fc.array(row), fc.array(word, { maxLength: 3 }), (rows, terms) => {
        const query = terms.join(' ');
        const naive = rows.filter((it) => hasTerms(textsOf(it), query));
        expect(createSearchIndex(rows, textsOf).search(query)).toEqual(naive);
      }),
    );
  });

  it('finds the same after earlier queries as without', () => {
    const key = fc.constantFrom(...'anVveE pñ1289.-ci'.split(''), 'backspace');
    fc.assert(
      fc.property(fc.array(row), fc.array(key, { maxLength: 20 }), (rows, keys) => {
        const used = createSearchIndex(rows, textsOf);
        let query = '';
        for (const pressed of keys) {
          query = pressed === 'backspace' ? query.slice(0, -1) : query + pressed;
          expect(used.search(query)).toEqual(createSearchIndex(rows, textsOf).search(query));
        }
      }),
    );
  });

  it('finds every identity number by its digits, its dots and its letter', () => {
    fc.assert(
      fc.property(number, idNumber, code, (value, stored, other) => {
        const rows = [{ name: '', idNumber: stored.replace(/\d[\d.]*/, `${value}`), code: other }];
        const spellings = [`${value}`, dotted(value), `V-${dotted(value)}`, `e ${value}`];
        for (const spelling of spellings) {
          expect(createSearchIndex(rows, textsOf).search(spelling)).toEqual(rows);
        }
      }),
    );
  });
});
