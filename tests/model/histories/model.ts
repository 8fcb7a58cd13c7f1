import type { Deaths } from '../../../examples/api/testing/databases/deaths.ts';

/** The texts that a sheet of a title states, as it prints them. */
export interface Sheet {
  readonly nombre: string;
  readonly documento: string;
  readonly titulo: string;
  readonly fechaNacimiento: string;
  readonly lugarNacimiento: string;
  readonly sexo: string;
  readonly acto: string;
  readonly lugar: string;
  readonly modalidad: string;
  /** Empty if nobody was in office. */
  readonly autoridad: string;
}

/** An application that is confirmed. */
export interface ModelApplication {
  readonly id: number;
  readonly code: string;
  readonly idNumber: string;
  readonly givenName: string;
  readonly gender: Gender;
  surname: string;
  secondSurname: string;
  birthPlace: string;
  isErased: boolean;
}

/** The register's names of an issued title. */
export interface ModelTitle {
  readonly id: number;
  readonly code: string;
  readonly application: ModelApplication;
  readonly surname: string;
  /** The ceremony's name at the issue, which a rectification changes on the sheet alone. */
  readonly ceremonyName: string;
  /** The number in each of the three series, which all begin alike. */
  readonly number: number;
  sheet: Sheet;
  standing: 'valid' | 'annulled' | 'rectified';
  successor: ModelTitle | undefined;
  isHeld: boolean;
  isDelivered: boolean;
  duplicates: number;
  holdEntries: number;
  prints: number;
  /** The form of the template at the first print, which further copies have. */
  form: number | undefined;
}

export type Gender = 'masculine' | 'feminine';

/** Everything that is not about one ceremony: the histories after another share it, as they share the database. */
export interface University {
  readonly careerId: number;
  readonly degreeIds: Readonly<Record<Gender, number>>;
  readonly degrees: Record<Gender, string>;
  readonly fieldId: number;
  modality: string;
  /** The official in office. */
  rector: { readonly id: number; readonly name: string } | undefined;
  template: { readonly id: number; readonly form: number };
  readonly recordTemplateId: number;
  /** The number that the next title gets. */
  nextNumber: number;
  /** Makes numbers of resolutions and identity documents, names of officials and forms. */
  readonly count: () => number;
}

/** One ceremony with its applications and titles. */
export interface History {
  readonly university: University;
  /** Undefined on a database without connections. */
  readonly deaths: Deaths | undefined;
  readonly ceremonyId: number;
  readonly firstNumber: number;
  act: string;
  place: string;
  isOpen: boolean;
  /** Confirmed applications. */
  readonly applications: ModelApplication[];
  /** In the order of their issue. */
  readonly titles: ModelTitle[];
}

/** True for an application whose title is issued. */
export function hasTitle({ titles }: History, application: ModelApplication): boolean {
  return titles.some((title) => title.application === application);
}

/** The title at the end of a chain of rectifications. */
export function chainEnd(title: ModelTitle): ModelTitle {
  return title.successor === undefined ? title : chainEnd(title.successor);
}

/** True while a title is in review: an annulment ends that. */
export function isInReview({ standing, isHeld }: ModelTitle): boolean {
  return standing === 'valid' && isHeld;
}

/** True for a title that can be corrected, duplicated, put on hold and handed over. */
export function isInForce({ standing, isHeld }: ModelTitle): boolean {
  return standing === 'valid' && !isHeld;
}
