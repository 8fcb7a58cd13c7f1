import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import type { Application } from '#domain/application/application.ts';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { aCareer } from '#domain/degree/career.fixtures.ts';
import { type Register, registers } from '#domain/registers.ts';
import { aTitle } from '../issued-title.fixtures.ts';
import { parseRegistryNumber } from '../registry-number.ts';
import { considerApplications, type IssueLists, planIssue } from './issue-plan.ts';

const name = 'Acto de Grado Julio 2026';

function ceremonyWith(change: Partial<Ceremony> = {}): Ceremony {
  const initialNumbers = { record: '001', assigned: 'A-099', folio: '0501' };
  return aCeremony({ status: 'completed', initialNumbers, ...change });
}

interface Person {
  readonly id: number;
  readonly last?: string;
  readonly secondLast?: string;
  readonly code?: string;
  readonly careerId?: number;
  readonly status?: Application['status'];
  readonly ceremonyId?: number | undefined;
  readonly ceremonyName?: string;
}

function plannedApplication(person: Person): Application {
  const { id, last = 'Pérez', secondLast, code = `AG-2026-${id}`, careerId = 1 } = person;
  const { status = 'confirmed', ceremonyName = name } = person;
  const ceremonyId = 'ceremonyId' in person ? person.ceremonyId : 1;
  return anApplication({
    id,
    code,
    status,
    student: { lastName: last, secondLastName: secondLast, idNumber: String(id) },
    ceremony: { id: ceremonyId, name: ceremonyName, date: undefined },
    career: { id: careerId, name: `Carrera ${careerId}`, facultyName: undefined },
  });
}

function careerOrdered(id: number, [record, assigned, folio]: readonly [number, number, number]) {
  const orders = { recordOrder: record, assignedOrder: assigned, folioOrder: folio };
  return aCareer({ id, name: `Carrera ${id}`, ...orders });
}

function lists(change: Partial<IssueLists>): IssueLists {
  return { ceremonies: [ceremonyWith()], applications: [], careers: [], titles: [], ...change };
}

function numbersByPerson(plan: ReturnType<typeof planIssue>, register: Register) {
  return plan.planned.map(({ application, numbers }) => [
    application.student.lastName,
    numbers[register],
  ]);
}

test('of several careers with one name, nothing is guessed: the order is that of an unknown career', () => {
  const careers = [
    { ...careerOrdered(1, [2, 2, 2]), name: 'Química' },
    { ...careerOrdered(2, [1, 1, 1]), name: 'Química' },
    careerOrdered(3, [1, 1, 1]),
  ];
  const ambiguous = {
    ...plannedApplication({ id: 1, last: 'Zea' }),
    career: { id: undefined, name: 'Química', facultyName: undefined },
  };
  const applications = [ambiguous, plannedApplication({ id: 2, careerId: 3 })];
  const plan = planIssue(ceremonyWith(), lists({ careers, applications }));
  expect(plan.planned.map((title) => [title.application.id, title.careers.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

describe('who is considered', () => {
  test('only confirmed ones whose ceremony has the same name, spaces around it aside', () => {
    const applications = [
      plannedApplication({ id: 1, ceremonyName: `  ${name} ` }),
      plannedApplication({ id: 2, status: 'pending' }),
      plannedApplication({ id: 3, status: 'rejected' }),
      plannedApplication({ id: 4, ceremonyName: 'Acto de Grado Mayo 2026', ceremonyId: 2 }),
      plannedApplication({ id: 5, ceremonyId: undefined }),
    ];
    const { confirmed } = considerApplications(ceremonyWith(), lists({ applications }));
    expect(confirmed.map(({ id }) => id)).toEqual([1, 5]);
  });

  test('by id where two ceremonies share the name; without an id nobody can tell', () => {
    const ceremonies = [ceremonyWith(), ceremonyWith({ id: 2, name: ` ${name}` })];
    const applications = [
      plannedApplication({ id: 1 }),
      plannedApplication({ id: 2, ceremonyId: 2 }),
      plannedApplication({ id: 3, ceremonyId: undefined }),
    ];
    const found = considerApplications(ceremonyWith(), { ceremonies, applications });
    expect(found.confirmed.map(({ id }) => id)).toEqual([1]);
    expect(found.undecided.map(({ id }) => id)).toEqual([3]);
  });

  test('one with the id and another name is left out, and known to be', () => {
    const applications = [plannedApplication({ id: 1, ceremonyName: 'Nombre de antes' })];
    const found = considerApplications(ceremonyWith(), lists({ applications }));
    expect(found.confirmed).toEqual([]);
    expect(found.misnamed.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the numbers', () => {
  test('follow the careers own order in each register, then people', () => {
    const careers = [careerOrdered(1, [1, 2, 1]), careerOrdered(2, [2, 1, 1])];
    const applications = [
      plannedApplication({ id: 1, last: 'Álvarez', careerId: 2 }),
      plannedApplication({ id: 2, last: 'Oca' }),
      plannedApplication({ id: 3, last: 'Ñáñez' }),
      plannedApplication({ id: 4, last: 'Nuñez', secondLast: 'Zea' }),
      plannedApplication({ id: 5, last: 'Núñez', secondLast: 'Abreu' }),
      plannedApplication({ id: 6, last: 'Paz', code: 'AG-2026-1000' }),
      plannedApplication({ id: 7, last: 'Paz', code: 'AG-2026-999' }),
    ];
    const plan = planIssue(ceremonyWith(), lists({ careers, applications }));
    expect(plan.planned.map(({ application: { id } }) => id)).toEqual([5, 4, 3, 2, 7, 6, 1]);
    expect(plan.planned.map(({ numbers }) => numbers.record)).toEqual(
      '001 002 003 004 005 006 007'.split(' '),
    );
    expect(numbersByPerson(plan, 'assigned').at(-1)).toEqual(['Álvarez', 'A-099']);
    expect(numbersByPerson(plan, 'assigned')[0]).toEqual(['Núñez', 'A-100']);
    expect(numbersByPerson(plan, 'folio').at(-1)).toEqual(['Álvarez', '0501']);
  });

  test('go on after the titles that the ceremony has', () => {
    const applications = [1, 2, 3].map((id) => plannedApplication({ id }));
    const registry = { record: '001', assigned: 'A-099', folio: '0501' };
    const titles = [aTitle({ applicationCode: 'AG-2026-1', registry })];
    const plan = planIssue(ceremonyWith(), lists({ applications, titles }));
    expect(plan.confirmed).toHaveLength(3);
    expect(plan.planned.map(({ numbers }) => numbers)).toEqual([
      { record: '002', assigned: 'A-100', folio: '0502' },
      { record: '003', assigned: 'A-101', folio: '0503' },
    ]);
  });

  test('step behind the highest, where a register has gaps', () => {
    const applications = [1, 2].map((id) => plannedApplication({ id }));
    const registry = { record: '040', assigned: 'B-500', folio: undefined };
    const titles = [aTitle({ applicationCode: 'AG-2026-1', registry })];
    const [next] = planIssue(ceremonyWith(), lists({ applications, titles })).planned;
    expect(next?.numbers).toEqual({ record: '041', assigned: 'A-100', folio: '0502' });
  });

  test('are none where there is nothing to count from, and exact where there is much', () => {
    const initialNumbers = { record: '', assigned: 'sin número', folio: '99999999999999998' };
    const applications = [1, 2, 3].map((id) => plannedApplication({ id }));
    const { planned } = planIssue(ceremonyWith({ initialNumbers }), lists({ applications }));
    expect(planned.map(({ numbers }) => numbers.record)).toEqual([undefined, undefined, undefined]);
    expect(planned.map(({ numbers }) => numbers.assigned)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(planned.map(({ numbers }) => numbers.folio)).toEqual([
      '99999999999999998',
      '99999999999999999',
      '100000000000000000',
    ]);
  });

  test('of titles of another ceremony with the same name do not count', () => {
    const ceremonies = [ceremonyWith(), ceremonyWith({ id: 2 })];
    const applications = [
      plannedApplication({ id: 1 }),
      plannedApplication({ id: 2, ceremonyId: 2 }),
    ];
    const registry = { record: '001', assigned: 'A-099', folio: '0501' };
    const titles = [aTitle({ applicationCode: 'AG-2026-2', registry })];
    const plan = planIssue(ceremonyWith(), lists({ ceremonies, applications, titles }));
    expect(plan.issued).toEqual([]);
    expect(plan.planned[0]?.numbers.record).toBe('001');
  });
});

const people = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 5_000 }),
    last: fc.constantFrom('Ñáñez', 'Nuñez', 'Núñez', 'Álvarez', 'Alvarez', "D'Angelo", 'De la Paz'),
    secondLast: fc.constantFrom('Zea', 'Abreu', ''),
    careerId: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

test('each register numbers everybody once, without a gap, in whatever order the lists come', () => {
  const careers = [1, 2, 3, 4].map((id) => careerOrdered(id, [id % 2, (id * 3) % 4, 0]));
  fc.assert(
    fc.property(people, fc.nat(), (drawn, turn) => {
      const applications = drawn.map(plannedApplication);
      const pivot = drawn.length === 0 ? 0 : turn % drawn.length;
      const turned = [...applications.slice(pivot), ...applications.slice(0, pivot)];
      const plan = planIssue(ceremonyWith(), lists({ careers, applications }));
      expect(planIssue(ceremonyWith(), lists({ careers, applications: turned })).planned).toEqual(
        plan.planned,
      );
      for (const register of registers) {
        const values = plan.planned
          .map(({ numbers }) => Number(parseRegistryNumber(numbers[register] ?? '')?.value))
          .sort((a, b) => a - b);
        const [first = 0] = values;
        expect(values).toEqual(drawn.map((_, index) => first + index));
      }
    }),
  );
});
