import { type Application, compareCodes } from '../application/application.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import { isNamed } from '../ceremony/ceremony-finder.ts';
import type { Career } from '../degree/career.ts';
import { careerFinder } from '../degree/career-finder.ts';
import { compareSurnames } from '../person/person-name.ts';
import type { IssuedTitle } from './issued-title.ts';
import { byRegister, type Register } from './registers.ts';
import {
  advanceRegistryNumber,
  formatRegistryNumber,
  isSameSeries,
  parseRegistryNumber,
  type RegistryNumber,
} from './registry-number.ts';
import { titleFinder, titlesOfCeremony } from './title-finder.ts';

/** The lists that a bulk issue is computed from. */
export interface IssueLists {
  readonly ceremonies: readonly Ceremony[];
  readonly applications: readonly Application[];
  readonly careers: readonly Career[];
  readonly titles: readonly IssuedTitle[];
}

/** A graduate and the numbers that an issue would assign; undefined if the initial number can't be incremented. */
export interface PlannedTitle {
  readonly application: Application;
  readonly numbers: Readonly<Record<Register, string | undefined>>;
}

/** The titles that an issue of one ceremony would create now. */
export interface IssuePlan {
  /** All confirmed applications of the ceremony, with and without a title. */
  readonly confirmed: readonly Application[];
  /** Those without a title, in the order of the acta numbers. */
  readonly planned: readonly PlannedTitle[];
  /** The ceremony's issued titles. */
  readonly issued: readonly IssuedTitle[];
  /** Confirmed applications without a ceremony id whose ceremony name is shared by several ceremonies. */
  readonly undecided: readonly Application[];
  /**
   * Confirmed applications with the ceremony's id but another name: the contract issues by name, a server may issue by
   * id.
   */
  readonly misnamed: readonly Application[];
}

/**
 * Computes the graduates of an issue and their numbers. The order is: the career's order in each register, surnames in
 * Spanish order, application code. Numbers continue after those of the ceremony's issued titles.
 */
export function planIssue(ceremony: Ceremony, lists: IssueLists): IssuePlan {
  const considered = considerApplications(ceremony, lists);
  const issued = titlesOfCeremony(ceremony, lists);
  const titlesOf = titleFinder(lists.titles);
  const waiting = considered.confirmed
    .filter((application) => titlesOf(application).length === 0)
    .sort(bySurnameThenCode);
  const orderOf = careerOrders(lists.careers);
  const ordered = (register: Register) =>
    [...waiting].sort((a, b) => orderOf(a, register) - orderOf(b, register));
  const numbersOf = (register: Register) =>
    numberSeries(ordered(register), nextNumber(ceremony, issued, register));
  const numbers = byRegister(numbersOf);

  return {
    ...considered,
    issued,
    planned: ordered('record').map((application) => ({
      application,
      numbers: byRegister((register) => numbers[register].get(application.id)),
    })),
  };
}

/**
 * Selects confirmed applications with the ceremony's name, and with its id if another ceremony has the same name.
 * Matches by name first, because the contract issues by name.
 */
export function considerApplications(
  ceremony: Ceremony,
  { ceremonies, applications }: Pick<IssueLists, 'ceremonies' | 'applications'>,
): Pick<IssuePlan, 'confirmed' | 'undecided' | 'misnamed'> {
  const hasNamesake = ceremonies.some(
    ({ id, name }) => id !== ceremony.id && isNamed(name, ceremony),
  );
  const hasName = (application: Application) => isNamed(application.ceremony.name, ceremony);
  const hasId = (application: Application) => application.ceremony.id === ceremony.id;
  const all = applications.filter(({ status }) => status === 'confirmed');
  const named = all.filter(hasName);
  return {
    confirmed: hasNamesake ? named.filter(hasId) : named,
    undecided: hasNamesake
      ? named.filter((application) => application.ceremony.id === undefined)
      : [],
    misnamed: all.filter((application) => hasId(application) && !hasName(application)),
  };
}

/** The first number that is free: behind as many as were issued, and behind the highest of them. */
function nextNumber(
  { initialNumbers }: Ceremony,
  issued: readonly IssuedTitle[],
  register: Register,
): RegistryNumber | undefined {
  const initial = parseRegistryNumber(initialNumbers[register] ?? '');
  if (initial === undefined) return undefined;
  let next = advanceRegistryNumber(initial, issued.length);
  for (const { registry } of issued) {
    const number = parseRegistryNumber(registry[register] ?? '');
    if (number === undefined || !isSameSeries(number, initial)) continue;
    if (number.value >= next.value) next = { ...next, value: number.value + 1n };
  }
  return next;
}

function numberSeries(
  ordered: readonly Application[],
  first: RegistryNumber | undefined,
): ReadonlyMap<number, string> {
  if (first === undefined) return new Map();
  return new Map(
    ordered.map(({ id }, index) => [id, formatRegistryNumber(advanceRegistryNumber(first, index))]),
  );
}

const orderNames = {
  record: 'recordOrder',
  assigned: 'assignedOrder',
  folio: 'folioOrder',
} as const;

/** The place of an application's career in a register; without a career it is 0. */
function careerOrders(careers: readonly Career[]) {
  const careerOf = careerFinder(careers);
  return (application: Application, register: Register): number =>
    careerOf(application)?.[orderNames[register]] ?? 0;
}

function bySurnameThenCode(a: Application, b: Application): number {
  return compareSurnames(a.student.name, b.student.name) || compareCodes(a, b);
}
