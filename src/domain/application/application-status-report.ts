import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Timestamp } from '../calendar/timestamp.ts';
import type { Student } from './application.ts';
import type { ApplicationStatus } from './application-status.ts';

/** What the look-up shows of a request. Undefined is shown as 'No disponible'. */
export interface ApplicationStatusReport {
  readonly code: string;
  readonly status: ApplicationStatus;
  /** The server hides who applied, and why it was rejected, from who shows no proof. */
  readonly isMasked: boolean;
  /** Why it was rejected, if the server says so. */
  readonly reason: string | undefined;
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
