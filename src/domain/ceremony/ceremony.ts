import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CeremonyStatus } from './ceremony-status.ts';

/** A graduation ceremony ('acto de grado') as the public and the registrar see it. */
export interface Ceremony {
  readonly id: number;
  readonly name: string;
  readonly date: CalendarDate | undefined;
  readonly location: string | undefined;
  readonly description: string | undefined;
  /** Undefined when the server sent none. */
  readonly status: CeremonyStatus | undefined;
  /** First numbers of the three registers, as texts: '001' keeps its zeros. */
  readonly initialNumbers: InitialNumbers;
  /** After a restore: the first place of the series, from 0, that may be issued, if the server sends one. */
  readonly skippedTo?: number | undefined;
  /** Identifies this state of the row, where the server sends one. */
  readonly version?: string | undefined;
}

/** The first acta, asignado and folio of a ceremony. */
export interface InitialNumbers {
  readonly record: string | undefined;
  readonly assigned: string | undefined;
  readonly folio: string | undefined;
}

/** True if graduates may still ask for a title in this ceremony: open, or without a status. */
export function acceptsApplications(ceremony: Ceremony): boolean {
  return ceremony.status === undefined || ceremony.status === 'open';
}
