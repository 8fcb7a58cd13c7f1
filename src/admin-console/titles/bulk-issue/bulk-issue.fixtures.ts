import { anApplication } from '#domain/application/application.fixtures.ts';
import type { Application } from '#domain/application/application.ts';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import type { Ceremony, InitialNumbers } from '#domain/ceremony/ceremony.ts';
import { type IssuePlan, planIssue } from '#domain/registry/issue/issue-plan.ts';
import type { RehearsalRow } from './rehearsal/rehearsal.flow.ts';
import type { IssueOrder } from './result/issue-result.flow.ts';

/** A completed ceremony; each test sets only the fields that it is about. */
export function aCompletedCeremony(change: Partial<Ceremony> = {}): Ceremony {
  return aCeremony({ status: 'completed', ...change });
}

interface Graduate {
  readonly id: number;
  readonly genderId?: number | undefined;
  readonly careerId?: number | undefined;
  readonly idNumber?: string;
}

/** The confirmed application of a graduate of that ceremony. */
export function aConfirmedApplication(graduate: Graduate): Application {
  const { id, genderId, idNumber = String(20_000_000 + id) } = graduate;
  const careerId = 'careerId' in graduate ? graduate.careerId : 7;
  return anApplication({
    id,
    code: `AG-2026-${id}`,
    status: 'confirmed',
    student: { idNumber, genderId },
    career: { id: careerId, name: 'Química', facultyName: undefined },
  });
}

export function planOf(
  applications: readonly Application[],
  initialNumbers: InitialNumbers = aCompletedCeremony().initialNumbers,
): IssuePlan {
  const ceremony = aCompletedCeremony({ initialNumbers });
  return planIssue(ceremony, { ceremonies: [ceremony], applications, careers: [], titles: [] });
}

export function anOrder(
  rows: readonly RehearsalRow[],
  applications: readonly Application[],
): IssueOrder {
  return {
    ceremony: aCompletedCeremony(),
    issueDate: { year: 2026, month: 7, day: 13 },
    rows,
    isRehearsed: true,
    shown: rows.length,
    issuedBefore: [],
    ceremonies: [aCompletedCeremony()],
    applications,
  };
}
