import { describe, expect, it, test } from 'vitest';
import { chooseFilters, filterRows } from '#admin-console/list/list-filter.flow.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { csvParts } from '#domain/text/csv.ts';
import { createSearchIndex } from '#domain/text/search-index.ts';
import { titlesMessages } from '../titles.messages.ts';
import { readChoices, searchedTexts, titleFilters, titleTable } from './titles.flow.ts';

const march = { year: 2026, month: 3, day: 6 };
const april = { year: 2026, month: 4, day: 10 };

function filtered(titles: readonly IssuedTitle[], keys: Readonly<Record<string, string>>) {
  const messages = titlesMessages.defaults;
  const filters = titleFilters(readChoices(titles), messages, (name) => name);
  return filterRows(titles, chooseFilters(filters, keys));
}

describe('the search', () => {
  const title = aTitle({ registry: { record: 'A-017', assigned: '318', folio: '0529' } });
  const index = createSearchIndex([title], searchedTexts);

  it.each([
    ['code', 'ag-2026-001'],
    ['student', 'zea ana'],
    ['career', 'QUIMICA'],
    ['id number', 'V-18.234.567'],
    ['acta', 'a-017'],
    ['asignado', '318'],
    ['folio', '0529'],
    ['two at once', 'perez 0529'],
  ])('looks through the %s', (_, query) => {
    expect(index.search(query)).toEqual([title]);
  });

  it('covers neither ceremony nor faculty', () => {
    expect(index.search('julio')).toEqual([]);
    expect(index.search('ciencias')).toEqual([]);
  });
});

describe('the choices', () => {
  it('counts a ceremony and a career once', () => {
    const { ceremonies, careers } = readChoices([aTitle(), aTitle({ id: 2 })]);
    expect(ceremonies.map(({ key }) => key)).toEqual(['Acto de Grado Julio 2026']);
    expect(careers.map(({ key }) => key)).toEqual(['Química']);
  });

  it('distinguishes ceremonies with the same name by date', () => {
    const titles = [march, april].map((ceremonyDate, id) =>
      aTitle({ id, ceremonyName: 'Acto Solemne', ceremonyDate }),
    );
    const choices = readChoices(titles);
    expect(choices.ceremonies.map(({ date }) => date)).toEqual([march, april]);
    const [first] = choices.ceremonies;
    expect(filtered(titles, { ceremony: first?.key ?? '' })).toEqual([titles[0]]);
  });

  it('distinguishes careers with the same name by faculty', () => {
    const titles = ['Ingeniería', 'Ciencias', 'Ciencias', undefined].map((facultyName, id) =>
      aTitle({ id, facultyName }),
    );
    const choices = readChoices(titles);
    expect(choices.careers).toHaveLength(3);
    const [, career] = titleFilters(choices, titlesMessages.defaults, (name) => name);
    expect(career?.choices.map(({ label }) => label)).toEqual([
      'Química',
      'Química · Ciencias',
      'Química · Ingeniería',
    ]);
    const titleIds = (key = '') => filtered(titles, { career: key }).map(({ id }) => id);
    expect(career?.choices.map(({ key }) => titleIds(key))).toEqual([[3], [1, 2], [0]]);
  });

  it('ignores titles without ceremony and career', () => {
    const titles = [aTitle({ ceremonyName: undefined, careerName: undefined })];
    const { ceremonies, careers } = readChoices(titles);
    expect([ceremonies, careers]).toEqual([[], []]);
  });
});

test('ignores a filter with an unknown value', () => {
  const titles = [aTitle()];
  expect(filtered(titles, { ceremony: '<script>', career: 'Alquimia' })).toEqual(titles);
});

test('combines the filters by ceremony and career', () => {
  const titles = [
    aTitle({ id: 1 }),
    aTitle({ id: 2, careerName: 'Física' }),
    aTitle({ id: 3, ceremonyName: 'Otro acto' }),
  ];
  const keys = { career: 'Química', ceremony: 'Acto de Grado Julio 2026' };
  expect(filtered(titles, keys).map(({ id }) => id)).toEqual([1]);
});

test('the file has six columns, and numbers have their leading zeros', () => {
  const rows = [
    aTitle(),
    aTitle({
      fullName: '=cmd',
      careerName: undefined,
      registry: { record: undefined, assigned: 'A "1"', folio: '1,5' },
    }),
  ];
  expect([...csvParts(titleTable(rows, titlesMessages.defaults))].join('')).toBe(
    '\uFEFFEstudiante,Carrera,Acto de grado,Acta,Asignado,Folio\r\n' +
      'Ana Pérez Zea,Química,Acto de Grado Julio 2026,001,301,0501\r\n' +
      `'=cmd,,Acto de Grado Julio 2026,,"A ""1""","1,5"\r\n`,
  );
});

test('the marginal notes are the last column, if a title has any', () => {
  const rows = [aTitle({ id: 1 }), aTitle({ id: 2 })];
  const csvWith = (noted: number) =>
    [
      ...csvParts(
        titleTable(rows, titlesMessages.defaults, {
          header: 'Nota marginal',
          noteOf: ({ id }) => (id === noted ? 'Anulado por la resolución 1.' : ''),
        }),
      ),
    ].join('');
  const row = 'Ana Pérez Zea,Química,Acto de Grado Julio 2026,001,301,0501';
  expect(csvWith(2)).toBe(
    '\uFEFFEstudiante,Carrera,Acto de grado,Acta,Asignado,Folio,Nota marginal\r\n' +
      `${row},\r\n${row},Anulado por la resolución 1.\r\n`,
  );
  expect(csvWith(3)).toBe([...csvParts(titleTable(rows, titlesMessages.defaults))].join(''));
});
