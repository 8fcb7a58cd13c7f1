import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createSearchIndex } from '../../../domain/text/search-index.ts';
import { aTitle } from '../title.fixtures.ts';
import { titlesMessages } from '../titles.messages.ts';
import { titleCsv } from './title-csv.flow.ts';
import { filterTitles, noFilters, pageOf, readCatalogue, searchedTexts } from './titles.flow.ts';

const march = { year: 2026, month: 3, day: 6 };
const april = { year: 2026, month: 4, day: 10 };

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

  it('does not look through ceremony or faculty', () => {
    expect(index.search('julio')).toEqual([]);
    expect(index.search('ciencias')).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('counts a ceremony and a career once', () => {
    const { ceremonies, careers } = readCatalogue([aTitle(), aTitle({ id: 2 })]);
    expect(ceremonies.map(({ key }) => key)).toEqual(['Acto de Grado Julio 2026']);
    expect(careers.map(({ key }) => key)).toEqual(['Química']);
  });

  it('tells two ceremonies of one name apart by their date', () => {
    const titles = [march, april].map((ceremonyDate, id) =>
      aTitle({ id, ceremonyName: 'Acto Solemne', ceremonyDate }),
    );
    const catalogue = readCatalogue(titles);
    expect(catalogue.ceremonies.map(({ date }) => date)).toEqual([march, april]);
    const [first] = catalogue.ceremonies;
    const filters = { ...noFilters, ceremony: first?.key ?? '' };
    expect(filterTitles(titles, filters, catalogue)).toEqual([titles[0]]);
  });

  it('counts nothing for titles that name nothing', () => {
    const titles = [aTitle({ ceremonyName: undefined, careerName: undefined })];
    const { ceremonies, careers } = readCatalogue(titles);
    expect([ceremonies, careers]).toEqual([[], []]);
  });
});

test('a filter that names nothing known is none', () => {
  const titles = [aTitle()];
  const filters = { ...noFilters, ceremony: '<script>', career: 'Alquimia' };
  expect(filterTitles(titles, filters, readCatalogue(titles))).toEqual(titles);
});

test('ceremony and career narrow together', () => {
  const titles = [
    aTitle({ id: 1 }),
    aTitle({ id: 2, careerName: 'Física' }),
    aTitle({ id: 3, ceremonyName: 'Otro acto' }),
  ];
  const filters = { ...noFilters, career: 'Química', ceremony: 'Acto de Grado Julio 2026' };
  expect(filterTitles(titles, filters, readCatalogue(titles)).map(({ id }) => id)).toEqual([1]);
});

describe('a page', () => {
  const titles = Array.from({ length: 42 }, (_, id) => aTitle({ id }));

  it.each([
    ['1', 1, 10],
    ['5', 5, 2],
    ['99', 5, 2],
    ['0', 1, 10],
    ['-2', 1, 10],
    ['dos', 1, 10],
    ['9'.repeat(400), 1, 10],
  ])('asked for as %s', (wanted, page, count) => {
    const shown = pageOf(titles, wanted);
    expect([shown.page, shown.rows.length]).toEqual([page, count]);
  });

  it('of nothing is empty', () => {
    expect(pageOf([], '3')).toEqual({ rows: [], page: 1, pageCount: 1, first: 0, last: 0 });
  });

  it('never shows a title twice, and every one somewhere', () => {
    fc.assert(
      fc.property(fc.nat(200), (count) => {
        const list = Array.from({ length: count }, (_, id) => aTitle({ id }));
        const { pageCount } = pageOf(list, '1');
        const seen = Array.from(
          { length: pageCount },
          (_, at) => pageOf(list, String(at + 1)).rows,
        );
        expect(seen.flat()).toEqual(list);
      }),
    );
  });
});

test('the file holds the six columns of the spec, numbers with their zeros', () => {
  const rows = [
    aTitle(),
    aTitle({
      fullName: '=cmd',
      careerName: undefined,
      registry: { record: undefined, assigned: 'A "1"', folio: '1,5' },
    }),
  ];
  expect([...titleCsv(rows, titlesMessages.defaults)].join('')).toBe(
    '\uFEFFEstudiante,Carrera,Acto de grado,Acta,Asignado,Folio\r\n' +
      'Ana Pérez Zea,Química,Acto de Grado Julio 2026,001,301,0501\r\n' +
      `'=cmd,,Acto de Grado Julio 2026,,"A ""1""","1,5"\r\n`,
  );
});
