import fc from 'fast-check';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applications } from '#api/applications/applications.ts';
import { careers } from '#api/careers/careers.ts';
import { ceremonies } from '#api/ceremonies/ceremonies.ts';
import type { ApiClient } from '#api/client.ts';
import { bulkIssueTitles } from '#api/titles/bulk-issue.ts';
import { listTitles } from '#api/titles/titles.ts';
import { methodOf, pathOf } from '#contract/paths/call-path.ts';
import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { registers } from '#domain/registers.ts';
import {
  confirmAll,
  openCeremony,
  twoCareers,
} from '../../../../examples/api/testing/graduates.ts';
import { startTestApi, type TestApi } from '../../../../examples/api/testing/test-api.ts';
import { type Numbered, numberSeries } from '../numbering/numbering.ts';
import { parseRegistryNumber } from '../registry-number.ts';
import { titleFinder } from '../title-finder.ts';
import { planIssue } from './issue-plan.ts';

/** The reference API, whose issues the plans must predict. */
let reference: TestApi;
beforeAll(async () => {
  reference = await startTestApi();
});
afterAll(() => reference.close());

/** The client's own calls and decoders over the API in this process. */
const client: ApiClient = {
  baseUrl: '',
  offers: () => false,
  begin: () => undefined,
  subscribe: () => () => undefined,
  today: () => undefined,
  send: async ({ call, parameters = {}, payload, answer }) => {
    const path = pathOf(call)
      .replace('/api', '')
      .replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
    const { body } = await reference.asAdmin(methodOf(call), path, payload);
    return parse(answer, body);
  },
};

async function readLists() {
  const lists = await Promise.all([
    ceremonies.list(client),
    applications.list(client),
    careers.list(client),
    listTitles(client),
  ]);
  return {
    ceremonies: lists[0].rows,
    applications: lists[1].rows,
    careers: lists[2].rows,
    titles: lists[3].rows,
  };
}

/** Plans, lets the API issue, and compares number by number. */
async function expectTheSame(ceremonyId: number, people: number) {
  const lists = await readLists();
  const ceremony = lists.ceremonies.find(({ id }) => id === ceremonyId);
  if (ceremony === undefined) throw new Error('The ceremony is missing');
  const { planned } = planIssue(ceremony, lists);
  const date = { year: 2026, month: 6, day: 15 };
  expect(planned).toHaveLength(people);
  expect(await bulkIssueTitles(client, ceremonyId, date)).toBe(people);
  const titlesOf = titleFinder((await listTitles(client)).rows);
  for (const { application, numbers } of planned) {
    const issued = titlesOf(application).map(({ registry }) => registry);
    expect([application.code, issued]).toEqual([application.code, [numbers]]);
  }
}

test('the waiting ceremony of the demo university gets the numbers that were planned', async () => {
  const { ceremonies, applications, titles } = await readLists();
  const titlesOf = titleFinder(titles);
  const waiting = applications.filter(
    (application) => application.status === 'confirmed' && titlesOf(application).length === 0,
  );
  const ceremony = ceremonies.find(
    ({ id, status }) => status === 'completed' && waiting.some((one) => one.ceremony.id === id),
  );
  if (ceremony === undefined) throw new Error('The demo has no ceremony to issue');
  await expectTheSame(ceremony.id, 6);
});

test('careers in opposite orders, accents, one surname, and a second issue that continues', async () => {
  const { first, second } = await twoCareers(reference);
  const ceremonyId = await openCeremony(reference, {
    name: 'Acto de contraste',
    record_initial: '098',
    assigned_initial: 'A-099',
    folio_initial: '99999999999999998',
  });
  await confirmAll(reference, ceremonyId, [
    { career_id: second, last_name: 'Álvarez' },
    { career_id: first, last_name: 'Ñáñez' },
    { career_id: first, last_name: 'Nuñez', second_last_name: 'Zea' },
    { career_id: first, last_name: 'Núñez', second_last_name: 'Abreu' },
    { career_id: first, last_name: 'de la Paz' },
    { career_id: second, last_name: 'De La Paz' },
    { career_id: second, last_name: 'alvarez' },
  ]);
  const late = await confirmAll(reference, ceremonyId, [
    { career_id: first, last_name: 'Abreu', id_number: '71.000.001' },
    { career_id: second, last_name: 'Ñ', id_number: '71.000.002' },
  ]);
  for (const id of late) {
    await reference.asAdmin('PATCH', `/applications/${id}/reject`, { notes: 'Falta la solvencia' });
  }
  await reference.asAdmin('POST', `/ceremonies/${ceremonyId}/complete`);
  await expectTheSame(ceremonyId, 7);
  for (const id of late) await reference.asAdmin('PATCH', `/applications/${id}/confirm`, {});
  await expectTheSame(ceremonyId, 2);
});

const surname = fc.constantFrom(
  ...['Ñáñez', 'Nanez', 'Nuñez', 'Núñez', 'Oca', 'Álvarez', 'Alvarez', 'alvarez', 'ÁLVAREZ'],
  ...["D'Angelo", 'D’Angelo', 'De la Paz', 'Delapaz', 'Pérez-Gil', 'Perez Gil', 'Zea', 'Çelik'],
);
const graduate = fc.record({
  last: surname,
  secondLast: fc.option(surname, { nil: null }),
  year: fc.constantFrom(2025, 2026),
  career: fc.nat(3),
});
const orders = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), {
  minLength: 4,
  maxLength: 4,
});
const initial = fc.oneof(
  fc.stringMatching(/^[A-Z]{0,2}-?\d{1,17}$/),
  fc.constantFrom('A-099', '001', '12/B', '2026/009-B'),
);

describe('drawn graduates', () => {
  test('get the numbers that the API would assign', () => {
    fc.assert(
      fc.property(
        fc.array(graduate, { maxLength: 40 }),
        orders,
        initial,
        (drawn, drawnOrders, from) => {
          const wire = drawn.map(({ last, secondLast, year, career }, index) => ({
            id: index + 1,
            application_code: `AG-${year}-${String(index + 990).padStart(3, '0')}`,
            last_name: last,
            second_last_name: secondLast,
            career,
            careerOrders: {
              record: drawnOrders[career]?.[0] ?? 0,
              assigned: drawnOrders[career]?.[1] ?? 0,
              folio: drawnOrders[career]?.[2] ?? 0,
            },
          }));
          const ceremony = ceremonyFrom(from);
          const { planned } = planIssue(ceremony, {
            ceremonies: [ceremony],
            applications: wire.map(storedApplication),
            careers: drawnOrders.map((_, index) => careerOf(index, drawnOrders)),
            titles: [],
          });
          for (const register of registers) {
            const handedOut = numberSeries(
              wire.map(numberedOf),
              register,
              parseRegistryNumber(from),
            );
            expect(
              planned.map(({ application, numbers }) => [application.id, numbers[register]]),
            ).toEqual(
              planned.map(({ application }) => [
                application.id,
                handedOut.get(application.id)?.number,
              ]),
            );
          }
        },
      ),
    );
  });
});

function ceremonyFrom(from: string): Ceremony {
  return {
    id: 1,
    name: 'Acto',
    date: undefined,
    location: undefined,
    description: undefined,
    status: 'completed',
    initialNumbers: { record: from, assigned: from, folio: from },
  };
}

interface WireGraduate {
  readonly id: number;
  readonly application_code: string;
  readonly last_name: string;
  readonly second_last_name: string | null;
  readonly career: number;
  readonly careerOrders: Numbered['careerOrders'];
}

function numberedOf(row: WireGraduate): Numbered {
  return {
    id: row.id,
    code: row.application_code,
    lastName: row.last_name,
    secondLastName: row.second_last_name,
    careerOrders: row.careerOrders,
  };
}

function storedApplication(row: WireGraduate): Application {
  return {
    id: row.id,
    code: row.application_code,
    status: 'confirmed',
    student: {
      lastName: row.last_name,
      secondLastName: row.second_last_name ?? undefined,
      identificationType: undefined,
      idNumber: String(row.id),
      email: undefined,
      phone: undefined,
      dateOfBirth: undefined,
      placeOfBirth: undefined,
      genderId: 1,
    },
    ceremony: { id: 1, name: 'Acto', date: undefined },
    career: { id: row.career + 1, name: undefined, facultyName: undefined },
    notes: undefined,
    appliedAt: undefined,
    updatedAt: undefined,
  };
}

function careerOf(index: number, all: readonly (readonly [number, number, number])[]) {
  const [recordOrder, assignedOrder, folioOrder] = all[index] ?? [0, 0, 0];
  return {
    id: index + 1,
    name: `Carrera ${index + 1}`,
    typeId: undefined,
    typeName: undefined,
    facultyId: undefined,
    facultyName: undefined,
    isActive: true,
    recordOrder,
    assignedOrder,
    folioOrder,
  };
}
