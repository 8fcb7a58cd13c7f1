import { addDays, fridayOfMonth } from './calendar.ts';
import { type CeremonyOutline, planOutlines } from './ceremonies.ts';
import { demoOutline } from './demo-university.ts';
import {
  type CareerPlan,
  careerPlans,
  faculties,
  noCatalogues,
  planCatalogues,
} from './faculties-and-careers.ts';
import { awkwardNames } from './people/awkward-names.ts';
import { usualNames } from './people/people.ts';
import type { DemoUniversity } from './rows.ts';
import {
  type DemoUniversityOptions,
  drawUniversity,
  type UniversityOutline,
} from './university-outline.ts';
import { users } from './users.ts';

/**
 * The rows of a university: `demo` the demonstration, `empty` only genders and users, `smallFaculty` four careers and
 * three ceremonies, `largeUniversity` 10,000 applications, `awkwardNames` the demonstration with names that try every cell.
 */
export type DataSet = 'demo' | 'empty' | 'smallFaculty' | 'largeUniversity' | 'awkwardNames';

const outlines: Readonly<Record<DataSet, (today: string) => UniversityOutline>> = {
  demo: demoOutline,
  empty: nothingYet,
  smallFaculty,
  largeUniversity,
  awkwardNames,
};

export function drawDataSet(name: DataSet, options: DemoUniversityOptions): DemoUniversity {
  return drawUniversity(outlines[name](options.today), options);
}

function nothingYet(): UniversityOutline {
  return {
    catalogues: noCatalogues(),
    plans: [],
    nameAt: usualNames,
    users,
  };
}

const campuses = ['Mérida', 'Trujillo', 'El Vigía', 'Tovar'];

/** 24 faculties with 76 careers on four campuses, and 10,000 applications for 42 acts of nine years. */
function largeUniversity(today: string): UniversityOutline {
  return {
    catalogues: planCatalogues(campuses.flatMap(facultiesOn), campuses.flatMap(careersOn)),
    plans: planOutlines([...past(today), ...coming(today)].map(numbered)),
    nameAt: usualNames,
    users,
  };
}

function facultiesOn(campus: string, place: number): typeof faculties {
  return faculties.map(({ id, name }) => ({
    id: place * faculties.length + id,
    name: `${name}, ${campus}`,
  }));
}

function careersOn(campus: string, place: number): CareerPlan[] {
  return careerPlans.map((plan) => ({
    ...plan,
    name: `${plan.name} (${campus})`,
    faculty: place * faculties.length + plan.faculty,
  }));
}

type Unnumbered = Omit<CeremonyOutline, 'initial'>;

const act = { kind: 'Acto de Grado', location: 'Aula Magna', description: null };

/** Four acts a year; the titles of the latest still wait for their bulk issue. */
function past(today: string): Unnumbered[] {
  return Array.from({ length: 36 }, (_, index) => ({
    ...act,
    status: 'COMPLETADO' as const,
    date: fridayOfMonth(today, (index - 36) * 3 + 2),
    counts: { pending: 0, confirmed: 240, rejected: 6 },
    issued: index < 35,
  }));
}

function coming(today: string): Unnumbered[] {
  const closed = {
    ...act,
    status: 'CERRADO',
    counts: { pending: 40, confirmed: 60, rejected: 4 },
  } as const;
  const open = {
    ...act,
    status: 'ABIERTO',
    counts: { pending: 180, confirmed: 48, rejected: 6 },
  } as const;
  return [
    { ...closed, kind: 'Acto de Grado Extraordinario', date: addDays(today, 12) },
    { ...closed, kind: 'Acto de Grado de Postgrado', date: addDays(today, 27) },
    ...[2, 5, 8, 11].map((months) => ({ ...open, date: fridayOfMonth(today, months) })),
  ];
}

/** Every act has 300 numbers of each series to itself. */
function numbered(outline: Unnumbered, index: number): CeremonyOutline {
  const first = index * 300 + 1;
  const [record, assigned, folio] = [first, first + 20_000, first + 40_000].map((number) =>
    String(number).padStart(5, '0'),
  );
  return { ...outline, initial: [record ?? '', assigned ?? '', folio ?? ''] };
}

/** One faculty with four careers, one act that is past, one that waits for its bulk issue and one that is open. */
function smallFaculty(today: string): UniversityOutline {
  const [faculty] = faculties;
  const own = careerPlans.filter((plan) => plan.faculty === faculty?.id);
  return {
    catalogues: planCatalogues(faculties.slice(0, 1), own),
    plans: planOutlines(ceremonyOutlines(today)),
    nameAt: usualNames,
    users: users.slice(0, 2),
  };
}

function ceremonyOutlines(today: string): CeremonyOutline[] {
  const act = { kind: 'Acto de Grado', location: 'Auditorio de la Facultad', description: null };
  return [
    {
      ...act,
      status: 'COMPLETADO',
      date: fridayOfMonth(today, -12),
      initial: ['001', '001', '001'],
      counts: { pending: 0, confirmed: 7, rejected: 1 },
      issued: true,
    },
    {
      ...act,
      status: 'COMPLETADO',
      date: fridayOfMonth(today, -1),
      initial: ['008', '008', '008'],
      counts: { pending: 0, confirmed: 4, rejected: 0 },
    },
    {
      ...act,
      status: 'ABIERTO',
      date: fridayOfMonth(today, 5),
      initial: ['012', '012', '012'],
      counts: { pending: 3, confirmed: 2, rejected: 0 },
    },
  ];
}
