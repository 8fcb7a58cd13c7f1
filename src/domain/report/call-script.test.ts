import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import { aCareer } from '../degree/career.fixtures.ts';
import type { IssuedTitle } from '../registry/issued-title.ts';
import { type CallLists, createCallScript, groupCalls } from './call-script.ts';

const july: Ceremony = {
  id: 1,
  name: 'Acto de Grado Julio 2026',
  date: { year: 2026, month: 7, day: 10 },
  location: 'Aula Magna',
  description: undefined,
  status: 'closed',
  initialNumbers: { record: '001', assigned: '001', folio: '001' },
};

interface Person {
  readonly last: string;
  readonly first?: string;
  readonly secondLast?: string;
  readonly career?: string | undefined;
  readonly faculty?: string | undefined;
  readonly genderId?: number | undefined;
  readonly status?: Application['status'];
  readonly ceremonyId?: number | undefined;
  readonly ceremonyName?: string;
}

function person(id: number, details: Person): Application {
  const { last, first = 'Ana', secondLast, status = 'confirmed' } = details;
  const careerName = 'career' in details ? details.career : 'Química';
  return {
    id,
    code: `AG-2026-${String(id).padStart(3, '0')}`,
    status,
    student: {
      firstName: first,
      lastName: last,
      secondLastName: secondLast,
      identificationType: 'V',
      idNumber: String(id),
      email: undefined,
      phone: undefined,
      dateOfBirth: undefined,
      placeOfBirth: undefined,
      genderId: 'genderId' in details ? details.genderId : 2,
    },
    ceremony: {
      id: 'ceremonyId' in details ? details.ceremonyId : 1,
      name: details.ceremonyName ?? july.name,
      date: undefined,
    },
    career: {
      id: undefined,
      name: careerName,
      facultyName: 'faculty' in details ? details.faculty : 'Ciencias',
    },
    notes: undefined,
    appliedAt: undefined,
    updatedAt: undefined,
  };
}

function title(code: string, record: string, degreeTitle: string | undefined): IssuedTitle {
  return {
    id: 1,
    applicationCode: code,
    fullName: 'Ana',
    names: { firstName: 'Ana' },
    idNumber: undefined,
    careerName: undefined,
    facultyName: undefined,
    ceremonyName: july.name,
    ceremonyDate: undefined,
    issueDate: undefined,
    degreeTitle,
    registry: { record, assigned: undefined, folio: undefined },
    verification: undefined,
    notes: undefined,
    createdAt: undefined,
    updatedAt: undefined,
  };
}

const nomenclature = (genderId: number, titleName: string) => ({
  id: genderId,
  careerId: 7,
  careerName: 'Química',
  genderId,
  genderName: undefined,
  titleName,
});

function scriptOf(people: readonly Person[], change: Partial<CallLists> = {}) {
  return createCallScript(july, {
    ceremonies: [july],
    applications: people.map((details, index) => person(index + 1, details)),
    careers: [],
    degreeTitles: [nomenclature(1, 'Químico'), nomenclature(2, 'Química')],
    titles: [],
    ...change,
  });
}

const lastNames = (people: readonly Person[]) =>
  scriptOf(people).graduates.map(({ fullName }) => fullName.replace('Ana ', ''));

test('surnames stand in Spanish order: accents beside their letter, ñ after n', () => {
  expect(
    lastNames(
      ['Ñáñez', 'Núñez', 'Nuñez', 'Álvarez', 'Zapata', 'Alvarado'].map((last) => ({ last })),
    ),
  ).toEqual(['Alvarado', 'Álvarez', 'Nuñez', 'Núñez', 'Ñáñez', 'Zapata']);
});

test('faculties come first, then careers; who has none is called last', () => {
  const called = scriptOf([
    { last: 'B', faculty: 'Veterinaria', career: 'Veterinaria' },
    { last: 'A', faculty: undefined },
    { last: 'F', faculty: 'Veterinaria', career: 'Zootecnia' },
    { last: 'C', faculty: 'Ingeniería', career: undefined },
    { last: 'D', faculty: 'Ingeniería', career: 'Sistemas' },
    { last: 'E', faculty: 'Ingeniería', career: 'Civil' },
  ]).graduates;
  expect(called.map(({ fullName, place }) => `${place} ${fullName}`)).toEqual([
    '1 Ana E',
    '2 Ana D',
    '3 Ana C',
    '4 Ana B',
    '5 Ana F',
    '6 Ana A',
  ]);
  const groups = groupCalls(called);
  expect(groups.map(({ name, members }) => [name, members.map((career) => career.name)])).toEqual([
    ['Ingeniería', ['Civil', 'Sistemas', undefined]],
    ['Veterinaria', ['Veterinaria', 'Zootecnia']],
    [undefined, ['Química']],
  ]);
});

test('the degree title suits the person, and is the frozen one where it was issued', () => {
  const people = [
    { last: 'A', genderId: 2 },
    { last: 'B', genderId: 1 },
    { last: 'C', genderId: undefined },
    { last: 'D', genderId: 2 },
    { last: 'E', genderId: 2 },
  ];
  const titles = [
    title('AG-2026-004', '099', 'Licenciada'),
    title('AG-2026-005', '100', undefined),
  ];
  const { graduates } = scriptOf(people, { titles });
  expect(graduates.map(({ degreeTitle, record }) => [degreeTitle, record])).toEqual([
    ['Química', undefined],
    ['Químico', undefined],
    [undefined, undefined],
    ['Licenciada', '099'],
    [undefined, '100'],
  ]);
});

test('called are the confirmed of this ceremony; the others are counted', () => {
  const namesake = { ...july, id: 2 };
  const script = scriptOf(
    [
      { last: 'Confirmada' },
      { last: 'Pendiente', status: 'pending' },
      { last: 'Rechazada', status: 'rejected' },
      { last: 'DelOtroActo', ceremonyId: 2 },
      { last: 'SinId', ceremonyId: undefined },
      { last: 'ActoRenombrado', ceremonyName: 'Acto de Julio' },
    ],
    { ceremonies: [july, namesake] },
  );
  expect(script.graduates.map(({ fullName }) => fullName)).toEqual([
    'Ana ActoRenombrado',
    'Ana Confirmada',
  ]);
  expect(script).toMatchObject({ pending: 1, undecided: 1 });
});

test("a faculty that the application does not name is the career's", () => {
  const career = {
    id: 7,
    name: 'Química',
    typeId: undefined,
    typeName: undefined,
    facultyId: 1,
    facultyName: 'Ciencias',
    isActive: true,
    recordOrder: 0,
    assignedOrder: 0,
    folioOrder: 0,
  };
  const { graduates } = scriptOf([{ last: 'A', faculty: undefined }], { careers: [career] });
  expect(graduates[0]?.faculty).toBe('Ciencias');
});

test('of several careers with one name, nothing is guessed', () => {
  const careers = [
    aCareer({ id: 7, facultyName: 'Ciencias' }),
    aCareer({ id: 8, facultyName: 'Ingeniería' }),
  ];
  const entry = nomenclature(2, 'Química');
  const degreeTitles = [entry, { ...entry, careerId: 8, titleName: 'Química Industrial' }];
  const { graduates } = scriptOf(
    [
      { last: 'Clara', faculty: 'Ingeniería' },
      { last: 'Dudosa', faculty: undefined },
    ],
    { careers, degreeTitles },
  );
  expect(graduates).toMatchObject([
    { faculty: 'Ingeniería', degreeTitle: 'Química Industrial', isCareerAmbiguous: false },
    { faculty: undefined, degreeTitle: undefined, isCareerAmbiguous: true },
  ]);
});

const names = fc.constantFrom(
  'Núñez',
  'Nuñez',
  'Ñáñez',
  'nuñez',
  'Ingeniería',
  'Ingenieri\u0301a',
  '',
);
const anyone = fc.record({
  last: names,
  secondLast: names,
  career: fc.option(names, { nil: undefined }),
  faculty: fc.option(names, { nil: undefined }),
});

test('everybody is called once, in the same order however the list arrives, each group in one piece', () => {
  fc.assert(
    fc.property(fc.array(anyone, { maxLength: 30 }), (people) => {
      const applications = people.map((details, index) => person(index + 1, details));
      const { graduates } = scriptOf([], { applications });
      const reversed = scriptOf([], { applications: applications.toReversed() }).graduates;
      expect(reversed).toEqual(graduates);
      expect(graduates.map(({ place }) => place)).toEqual(people.map((_, index) => index + 1));
      expect(new Set(graduates.map(({ code }) => code)).size).toBe(people.length);

      const groups = groupCalls(graduates);
      const inGroups = groups.flatMap(({ members }) => members.flatMap((career) => career.members));
      expect(inGroups).toEqual(graduates);
      const names = groups.map(({ name }) => name?.normalize());
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
