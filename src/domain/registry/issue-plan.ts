import type { Application } from '../application/application.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import { isNamed } from '../ceremony/ceremony-finder.ts';
import type { Career } from '../degree/career.ts';
import { careerFinder } from '../degree/career-finder.ts';
import type { IssuedTitle } from './issued-title.ts';
import { inRegisterOrder, type Numbered, nextNumber, numberSeries } from './numbering.ts';
import { byRegister, type Register } from './registers.ts';
import { titleFinder, titlesOfCeremony } from './title-finder.ts';

/** The lists that a bulk issue is computed from. */
export interface IssueLists {
  readonly ceremonies: readonly Ceremony[];
  readonly applications: readonly Application[];
  readonly careers: readonly Career[];
  readonly titles: readonly IssuedTitle[];
}

/** A graduate and the numbers that an issue would assign; undefined where the initial number can't be counted from. */
export interface PlannedTitle {
  readonly application: Application;
  readonly numbers: Readonly<Record<Register, string | undefined>>;
}

/** What an issue of one ceremony would do now. */
export interface IssuePlan {
  /** Every confirmed application of the ceremony, with and without a title. */
  readonly confirmed: readonly Application[];
  /** Those without a title, in the order of the acta numbers. */
  readonly planned: readonly PlannedTitle[];
  /** The titles the ceremony has already. */
  readonly issued: readonly IssuedTitle[];
  /** Confirmed ones that name the ceremony where several have that name, and carry no id to decide. */
  readonly undecided: readonly Application[];
  /**
   * Confirmed ones that carry the ceremony's id and another name: the contract goes by the name, a server may go by the
   * id.
   */
  readonly misnamed: readonly Application[];
}

/**
 * Computes whom an issue includes and which numbers it assigns: the careers' order in each register, then surnames in
 * Spanish order, then the code; numbers go on after the titles that the ceremony has.
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
    planned: inRegisterOrder(waiting, 'record').map(({ application }) => ({
      application,
      numbers: byRegister((register) => numbers[register].get(application.id)?.number),
    })),
  };
}

/**
 * Confirmed, and with the ceremony's name, spaces around it aside; where another has the same name, with its id too.
 * The name comes first here, unlike where a row is only shown with its ceremony: that is whom an issue takes.
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

/** Reads what decides an application's numbers; the orders of an unknown career are 0. */
function numberedFinder(careers: readonly Career[]) {
  const careerOf = careerFinder(careers);
  return (application: Application): Numbered & { readonly application: Application } => {
    const { id, code, student } = application;
    const career = careerOf(application);
    return {
      application,
      id,
      code,
      lastName: student.name.last,
      secondLastName: student.name.secondLast,
      careerOrders: {
        record: career?.recordOrder ?? 0,
        assigned: career?.assignedOrder ?? 0,
        folio: career?.folioOrder ?? 0,
      },
    };
  };
}
