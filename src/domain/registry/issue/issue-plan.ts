import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { isNamed } from '#domain/ceremony/ceremony-finder.ts';
import { onlyOf } from '#domain/collection/reference-finder.ts';
import { type Career, careerFinder } from '#domain/degree/career.ts';
import { byRegister, type Register } from '#domain/registers.ts';
import type { IssuedTitle } from '../issued-title.ts';
import {
  inRegisterOrder,
  type Numbered,
  nextNumber,
  numberSeries,
} from '../numbering/numbering.ts';
import { titleFinder, titlesOfCeremony } from '../title-finder.ts';

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
  /** The careers that the application may mean: several have its name if there is more than one. */
  readonly careers: readonly Career[];
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
 * Computes the graduates of an issue and their numbers. The order is: the career's order in each register, then
 * that of people. Numbers continue after those of the ceremony's issued titles.
 */
export function planIssue(ceremony: Ceremony, lists: IssueLists): IssuePlan {
  const considered = considerApplications(ceremony, lists);
  const issued = titlesOfCeremony(ceremony, lists);
  const titlesOf = titleFinder(lists.titles);
  const numberedOf = numberedFinder(lists.careers);
  const waiting = considered.confirmed
    .filter((application) => titlesOf(application).length === 0)
    .map(numberedOf);
  const numbers = byRegister((register) => {
    const taken = issued.map(({ registry }) => registry[register]);
    return numberSeries(waiting, register, nextNumber(ceremony.initialNumbers[register], taken));
  });

  return {
    ...considered,
    issued,
    planned: inRegisterOrder(waiting, 'record').map(({ application, careers }) => ({
      application,
      careers,
      numbers: byRegister((register) => numbers[register].get(application.id)?.number),
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

/** Reads the facts that decide an application's numbers; the orders of an unknown or ambiguous career are 0. */
function numberedFinder(careers: readonly Career[]) {
  const careersOf = careerFinder(careers);
  return (application: Application): Numbered & Omit<PlannedTitle, 'numbers'> => {
    const { id, code, student } = application;
    const found = careersOf(application.career);
    const career = onlyOf(found);
    return {
      application,
      careers: found,
      id,
      code,
      firstName: student.firstName,
      secondName: student.secondName,
      thirdName: student.thirdName,
      lastName: student.lastName,
      secondLastName: student.secondLastName,
      careerOrders: {
        record: career?.recordOrder ?? 0,
        assigned: career?.assignedOrder ?? 0,
        folio: career?.folioOrder ?? 0,
      },
    };
  };
}
