import type { ApiErrorKind } from '../api/api-error.ts';
import type { ApplicationStatus } from '../domain/application/application-status.ts';

/** Events in the widgets, for the host's analytics. They never contain a person's name, code or document number. */
export type GraduationEvent =
  | { readonly type: 'wizard-step-changed'; readonly step: string }
  | { readonly type: 'application-submitted' }
  | { readonly type: 'status-found'; readonly status: ApplicationStatus }
  /** A user signed in by the console's form. */
  | { readonly type: 'signed-in' }
  /** Applications were approved in the console, one or several at once. */
  | { readonly type: 'application-approved'; readonly count: number }
  /** Titles of a ceremony were issued. */
  | { readonly type: 'titles-issued'; readonly count: number }
  | {
      readonly type: 'call-failed';
      /** Method and path template: 'GET /api/public/status/{code}'. */
      readonly call: string;
      readonly kind: ApiErrorKind;
      readonly status: number | undefined;
    };

/** Details of an error, for the host's error tracking. Never personal data. */
export interface ErrorDetails {
  /** The kind of a failed call; else 'unexpected'. */
  readonly kind: ApiErrorKind | 'unexpected';
  /** Method and path template: 'GET /api/public/status/{code}'. */
  readonly call?: string | undefined;
  /** `X-Request-Id` of the response, to find the call in the server's log. */
  readonly requestId?: string | undefined;
}
