import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Timestamp } from '../calendar/timestamp.ts';
import type { ApplicationStatus } from './application-status.ts';
import type { FieldValue, StudentField } from './field-names.ts';

/** An application for a degree title as the registrar sees it. */
export interface Application {
  readonly id: number;
  readonly code: string;
  readonly status: ApplicationStatus;
  readonly student: Student;
  readonly ceremony: {
    readonly id: number | undefined;
    readonly name: string | undefined;
    readonly date: CalendarDate | undefined;
  };
  readonly career: {
    readonly id: number | undefined;
    readonly name: string | undefined;
    readonly facultyName: string | undefined;
  };
  /** The reason of a rejection, which the applicant can read, or other notes. */
  readonly notes: string | undefined;
  /** The authorisation to use the personal data, if one was given with the application. */
  readonly authorisation?:
    | { readonly version: string; readonly givenAt: Timestamp | undefined }
    | undefined;
  /** Only administrators read them. Undefined if there are none, or the server does not distinguish them. */
  readonly internalNotes?: string | undefined;
  readonly appliedAt: Timestamp | undefined;
  readonly updatedAt: Timestamp | undefined;
  /** Identifies this state of the row, where the server sends one. */
  readonly version?: string | undefined;
}

/** The person who applies for a title, by field. A server may leave any value out. */
export type Student = {
  readonly [Name in StudentField]?: FieldValue<Name> | undefined;
};
