import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony, InitialNumbers } from '../../../domain/ceremony/ceremony.ts';
import { type IssuePlan, planIssue } from '../../../domain/registry/issue-plan.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import type { RehearsalRow } from './rehearsal/rehearsal.flow.ts';
import type { IssueOrder } from './result/issue-result.flow.ts';

/** A completed ceremony. */
export function aCeremony(change: Partial<Ceremony> = {}): Ceremony {
  return {
    id: 1,
    name: 'Acto de Grado Julio 2026',
    date: { year: 2026, month: 7, day: 10 },
    location: 'Aula Magna',
    description: undefined,
    status: 'completed',
    initialNumbers: { record: '001', assigned: '301', folio: '0501' },
    ...change,
  };
}

interface Graduate {
  readonly id: number;
  readonly genderId?: number | undefined;
  readonly careerId?: number | undefined;
}

/** A confirmed application of that ceremony; each test sets only the fields that it is about. */
export function anApplication(graduate: Graduate): Application {
  const { id, genderId } = graduate;
  return {
    id,
    code: `AG-2026-${id}`,
    status: 'confirmed',
    student: {
      name: { first: 'Ana', last: 'Pérez' },
      identificationType: 'V',
      idNumber: String(id),
      email: undefined,
      phone: undefined,
      dateOfBirth: undefined,
      placeOfBirth: undefined,
      genderId,
    },
    ceremony: { id: 1, name: 'Acto de Grado Julio 2026', date: undefined },
    career: {
      id: 'careerId' in graduate ? graduate.careerId : 7,
      name: 'Química',
      facultyName: undefined,
    },
    notes: undefined,
    appliedAt: undefined,
    updatedAt: undefined,
  };
}

export function aTitle(change: Partial<IssuedTitle>): IssuedTitle {
  return {
    id: 1,
    applicationCode: undefined,
    fullName: 'Luis Rey',
    idNumber: undefined,
    careerName: undefined,
    facultyName: undefined,
    ceremonyName: 'Acto de Grado Julio 2026',
    ceremonyDate: undefined,
    issueDate: undefined,
    degreeTitle: undefined,
    registry: { record: undefined, assigned: undefined, folio: undefined },
    notes: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...change,
  };
}

export function planOf(
  applications: readonly Application[],
  initialNumbers: InitialNumbers = aCeremony().initialNumbers,
): IssuePlan {
  const ceremony = aCeremony({ initialNumbers });
  return planIssue(ceremony, { ceremonies: [ceremony], applications, careers: [], titles: [] });
}

export function anOrder(
  rows: readonly RehearsalRow[],
  applications: readonly Application[],
): IssueOrder {
  return {
    ceremony: aCeremony(),
    issueDate: { year: 2026, month: 7, day: 13 },
    rows,
    isRehearsed: true,
    shown: rows.length,
    issuedBefore: [],
    ceremonies: [aCeremony()],
    applications,
  };
}
