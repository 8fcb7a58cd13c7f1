import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Timestamp } from '../calendar/timestamp.ts';
import type { Student } from './application.ts';
import type { ApplicationStatus } from './application-status.ts';

/** A correction of the issued title, with the number and date of its resolution. */
interface TitleCorrection {
  readonly standing: 'annulled' | 'rectified';
  readonly number: string;
  readonly date: CalendarDate | undefined;
}

/** The look-up's view of an application. Undefined is shown as 'No disponible'. */
export interface ApplicationStatusReport {
  readonly code: string;
  readonly status: ApplicationStatus;
  /** True if the server hides the personal data and the reason of a rejection, because no proof was sent. */
  readonly isMasked: boolean;
  /** The reason of a rejection, if the server sends one. */
  readonly reason: string | undefined;
  /** The annulment or rectification of the issued title, if the server sends one. */
  readonly titleCorrection?: TitleCorrection | undefined;
  readonly appliedAt: Timestamp | undefined;
  readonly updatedAt: Timestamp | undefined;
  readonly student: Student;
  readonly career: {
    readonly name: string | undefined;
    readonly type: string | undefined;
    readonly faculty: string | undefined;
  };
  readonly ceremony: {
    readonly name: string | undefined;
    readonly date: CalendarDate | undefined;
    readonly location: string | undefined;
  };
}
