import { describe, expect, it, test } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import { aCareer } from '#domain/degree/career.fixtures.ts';
import { personOrderKey } from '#domain/person/person-order.ts';
import { checkRegistry } from '#domain/registry/check/registry-check.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { csvParts } from '#domain/text/csv.ts';
import { registryCheckMessages } from './registry-check.messages.ts';
import { booksOf, type RegistryEvidence, toRegistryBook } from './registry-entries.flow.ts';
import { findingsTable, sortFindings, toLine } from './registry-lines.flow.ts';

const march = { year: 2026, month: 3, day: 6 };
const april = { year: 2026, month: 4, day: 10 };

const career = aCareer({ id: 7, recordOrder: 1, assignedOrder: 2, folioOrder: 3 });
const student = {
  firstName: 'Ana',
  secondName: 'María',
  lastName: 'Pérez',
  secondLastName: 'Zea',
};

function bookOf(evidence: Partial<RegistryEvidence>) {
  const none = { titles: [], ceremonies: [], careers: [], applications: [] };
  const steps = toRegistryBook({ ...none, ...evidence });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function keysOf(evidence: Partial<RegistryEvidence>): readonly string[] {
  return bookOf(evidence).entries.map(({ ceremony }) => ceremony);
}

test('with a register per year, a number of another year is no duplicate', () => {
  const years = [2025, 2026];
  const ceremonies = years.map((year, index) =>
    aCeremony({ id: index + 1, name: `Acto ${year}`, date: { ...march, year } }),
  );
  const titles = ceremonies.map(({ id, name, date }) =>
    aTitle({ id, ceremonyName: name, ceremonyDate: date }),
  );
  const evidence = { titles, ceremonies, careers: [], applications: [] };
  const duplicates = (policy: 'by-year' | undefined) =>
    booksOf(bookOf(evidence), evidence, policy)
      .flatMap((book) => checkRegistry(book.entries, book.ceremonies))
      .filter(({ kind }) => kind === 'duplicate').length;
  expect(duplicates(undefined)).toBe(3);
  expect(duplicates('by-year')).toBe(0);
});

describe('the ceremony of a title', () => {
  const twins = [
    aCeremony({ id: 4, name: 'Acto Solemne', date: march }),
    aCeremony({ id: 5, name: 'Acto Solemne ', date: april }),
  ];
  const solemn = aTitle({ ceremonyName: 'Acto Solemne', ceremonyDate: april });

  it('is found by its name', () => {
    expect(keysOf({ titles: [aTitle()], ceremonies: [aCeremony()] })).toEqual(['id 1']);
  });

  it('is found by date if two ceremonies share a name', () => {
    expect(keysOf({ titles: [solemn], ceremonies: twins })).toEqual(['id 5']);
  });

  it('is found by the application, regardless of its name', () => {
    const ceremony = { id: 4, name: undefined, date: undefined };
    const applications = [anApplication({ ceremony, student })];
    expect(keysOf({ titles: [solemn], ceremonies: twins, applications })).toEqual(['id 4']);
  });

  it('has a key of its name and date if the ceremony is unknown', () => {
    const [key = ''] = keysOf({ titles: [aTitle()] });
    expect(bookOf({ titles: [aTitle()] }).nameOf(key).name).toBe('Acto de Grado Julio 2026');
  });
});

describe('the numbering position of a title', () => {
  const whole = {
    titles: [aTitle()],
    careers: [career],
    applications: [anApplication({ student })] as const,
  };
  const placeIn = (evidence: Partial<RegistryEvidence>) => bookOf(evidence).entries[0]?.place;

  it('is derived from application and career', () => {
    const order = { record: 1, assigned: 2, folio: 3 };
    const [{ code }] = whole.applications;
    const personKey = personOrderKey({ ...student, code });
    expect(placeIn(whole)).toEqual({ order, personKey });
  });

  it.each([
    ['application', { ...whole, applications: [] }],
    ['career', { ...whole, careers: [] }],
    ['name: renamed since', { ...whole, titles: [aTitle({ fullName: 'Ana Peres Zea' })] }],
  ])('is not judged without its %s', (_, evidence) => {
    expect(placeIn(evidence)).toBeUndefined();
  });

  it('is that of the name on the title, where the second name was edited since', () => {
    const names = { firstName: 'Ana', lastName: 'Pérez', secondLastName: 'Zea' };
    const people = [
      { secondName: 'Beatriz', today: 'Zoe' },
      { secondName: 'María', today: 'María' },
      { secondName: undefined, today: 'Ángela' },
    ];
    const order = [2, 0, 1].map((index) => people[index]);
    const evidence = {
      careers: [career],
      ceremonies: [],
      titles: order.map((person, index) => {
        const number = `00${index + 1}`;
        return aTitle({
          id: index + 1,
          applicationCode: `AG-2026-00${index + 1}`,
          names: { ...names, secondName: person?.secondName },
          registry: { record: number, assigned: number, folio: number },
          issueDate: april,
        });
      }),
      applications: order.map((person, index) =>
        anApplication({
          id: index + 1,
          code: `AG-2026-00${index + 1}`,
          student: { ...names, secondName: person?.today },
        }),
      ),
    };
    const { entries, ceremonies } = bookOf(evidence);
    expect(entries.every(({ place }) => place !== undefined)).toBe(true);
    expect(checkRegistry(entries, ceremonies)).toEqual([]);
  });

  it.each([
    ['its faculty decides', 'Ciencias', 0, { record: 1, assigned: 2, folio: 3 }],
    ['nothing decides', undefined, 1, undefined],
  ])('of two careers with its name: %s', (_, facultyName, ambiguousCareers, order) => {
    const { entries, ...book } = bookOf({
      titles: [aTitle({ careerName: 'Química', facultyName })],
      careers: [{ ...career, facultyName: 'Ciencias' }, aCareer({ id: 8 })],
      applications: [
        anApplication({ student, career: { id: undefined, name: 'Química', facultyName } }),
      ],
    });
    expect(entries[0]?.place?.order).toEqual(order);
    expect(book.ambiguousCareers).toBe(ambiguousCareers);
  });
});

test('compares moments with moments, and days with days', () => {
  const moment = { kind: 'moment', at: new Date('2026-07-13T15:00:00Z') } as const;
  const clocks = (titles: RegistryEvidence['titles']) =>
    bookOf({ titles }).entries.map(({ issuedAt }) => issuedAt);
  const day = Date.UTC(2026, 6, 10);
  expect(clocks([aTitle({ createdAt: moment })])).toEqual([moment.at.getTime()]);
  expect(clocks([aTitle({ createdAt: moment }), aTitle()])).toEqual([day, day]);
  expect(clocks([aTitle(), aTitle({ issueDate: undefined })])).toEqual([undefined, undefined]);
});

describe('findings as text', () => {
  const numbered = (id: number, fullName: string, record: string | undefined) =>
    aTitle({
      id,
      fullName,
      registry: { record, assigned: String(300 + id), folio: String(500 + id) },
    });
  const { entries, ceremonies, nameOf } = bookOf({
    titles: [
      numbered(1, 'Ana Paz', '001'),
      numbered(2, 'Luis Rey', '001'),
      numbered(3, 'Eva Sol', undefined),
      numbered(4, 'Gil Toro', '008'),
    ],
    ceremonies: [aCeremony({ initialNumbers: { record: '001', assigned: '301', folio: '501' } })],
  });
  const language = { messages: registryCheckMessages.defaults, locale: 'es-ES', nameOf };
  const findings = sortFindings(checkRegistry(entries, ceremonies));

  it('have kind, number and detail', () => {
    const lines = findings.map((finding) => toLine(finding, language));
    expect(lines.map(({ kind, number, detail }) => `${kind}: ${number}. ${detail}`)).toEqual([
      'Duplicado: 001. Lo tienen Ana Paz y Luis Rey',
      'Faltante: sin número. Eva Sol no tiene número',
      'Faltante: 002 a 007. Faltan 6 números',
    ]);
    expect(lines[0]).toMatchObject({ register: 'Acta', ceremony: 'Acto de Grado Julio 2026' });
  });

  it('are exported as CSV', () => {
    expect([...csvParts(findingsTable(findings, language))].join('').split('\r\n')).toEqual([
      '\uFEFFTipo,Registro,Acto de grado,Número,Detalle',
      'Duplicado,Acta,Acto de Grado Julio 2026,001,Lo tienen Ana Paz y Luis Rey',
      'Faltante,Acta,Acto de Grado Julio 2026,sin número,Eva Sol no tiene número',
      'Faltante,Acta,Acto de Grado Julio 2026,002 a 007,Faltan 6 números',
      '',
    ]);
  });
});
