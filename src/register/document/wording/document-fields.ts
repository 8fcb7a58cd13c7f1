import { type CalendarDate, formatDayMonthYear } from '#domain/calendar/calendar-date.ts';
import type { PlaceholderName } from '#domain/document/wording/placeholder-names.ts';
import { joinNameParts, type PersonName } from '#domain/person/person-name.ts';
import type { RegistryNumbers } from '#domain/registry/issued-title.ts';
import type { DocumentFields } from '../document-values.ts';
import { spellDate, spellNumber, writtenDate } from './spelled-date.ts';
import { venezuelanYears } from './venezuelan-years.ts';

/** The facts about a university and a ceremony that a document states. */
export interface CeremonyFacts {
  /** Name of the university. */
  readonly university: string;
  /** City in which documents are dated. */
  readonly city: string;
  /** Name of the ceremony. */
  readonly ceremony: string;
  /** Place of the ceremony. */
  readonly location: string;
  /** Day of the ceremony. */
  readonly date: CalendarDate | undefined;
  /** The number of graduates. */
  readonly graduates: number;
}

/** The facts about a graduate and the title. */
export interface GraduateFacts {
  /** The parts of the name. */
  readonly name: PersonName;
  /** Type of the identity document: 'cédula de identidad'. */
  readonly documentType: string;
  /** Number of the identity document. */
  readonly documentNumber: string;
  /** Date of birth. */
  readonly birthDate: CalendarDate | undefined;
  /** Place of birth. */
  readonly birthPlace: string;
  /** Wording of the title: 'Licenciada en Química'. */
  readonly degree: string;
  /** Name of the career. */
  readonly career: string;
  /** Name of the faculty. */
  readonly faculty: string;
  /** Day of issue. */
  readonly issueDate: CalendarDate | undefined;
  /** Acta, asignado and folio. */
  readonly numbers: RegistryNumbers;
  /** The code in groups of four; '' if titles have none. */
  readonly verificationCode: string;
  /** Of the rectification or the duplicate; otherwise ''. */
  readonly resolution: string;
  /** The text before the resolution, which says what it orders: 'Duplicado expedido por la'; '' without a resolution. */
  readonly resolutionOrder?: string | undefined;
  /** The numbers of the title that this one rectifies; otherwise ''. */
  readonly predecessor: string;
}

type KnownFields = Partial<Record<PlaceholderName, string>>;

/** The values of the placeholders about a ceremony. */
export function ceremonyFields(facts: CeremonyFacts): DocumentFields {
  const { date, graduates } = facts;
  return {
    universidad: facts.university,
    ciudad: facts.city,
    acto: facts.ceremony,
    lugar: facts.location,
    fecha: date === undefined ? '' : writtenDate(date),
    fechaCorta: date === undefined ? '' : formatDayMonthYear(date),
    fechaEnLetras: date === undefined ? '' : spellDate(date),
    aniosPatrios: date === undefined ? '' : venezuelanYears(date),
    cantidad: String(graduates),
    cantidadEnLetras: spellNumber(graduates),
  } satisfies KnownFields;
}

/** The values of the placeholders about a graduate. Extra fields of a career or ceremony go beside them. */
export function graduateFields(facts: GraduateFacts): DocumentFields {
  const { name, birthDate, issueDate, numbers } = facts;
  return {
    nombre: joinNameParts(name),
    nombres: joinNameParts({ ...name, lastName: '', secondLastName: '' }),
    apellidos: surnamesOf(name),
    tipoDocumento: facts.documentType,
    documento: facts.documentNumber,
    titulo: facts.degree,
    carrera: facts.career,
    facultad: facts.faculty,
    fechaEmision: issueDate === undefined ? '' : writtenDate(issueDate),
    fechaEmisionEnLetras: issueDate === undefined ? '' : spellDate(issueDate),
    fechaNacimiento: birthDate === undefined ? '' : writtenDate(birthDate),
    lugarNacimiento: facts.birthPlace,
    acta: numbers.record ?? '',
    asignado: numbers.assigned ?? '',
    folio: numbers.folio ?? '',
    codigo: facts.verificationCode,
    resolucion: facts.resolution,
    porResolucion:
      facts.resolution === '' ? '' : `${facts.resolutionOrder ?? ''} ${facts.resolution}`.trim(),
    numeroAnterior: facts.predecessor,
  } satisfies KnownFields;
}

/** The surnames in one line: `surnames` of a document's values. */
export function surnamesOf(name: PersonName): string {
  return joinNameParts({ lastName: name.lastName, secondLastName: name.secondLastName });
}
