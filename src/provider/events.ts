import type { ApiErrorKind } from '../api/api-error.ts';
import type { ApplicationStatus } from '../domain/application/application-status.ts';

/** What happens in the widgets, for a host's own measurements. Never a name, a code or a number of a person. */
export type GraduationEvent =
  | { readonly type: 'wizard-step-changed'; readonly step: string }
  | { readonly type: 'application-submitted' }
  | { readonly type: 'status-found'; readonly status: ApplicationStatus }
  /** Somebody signed in to the console by its own form. */
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

/** What an error is about, for a host's error tracking. Never personal data. */
export interface ErrorDetails {
  /** Of a call, what kept it from its answer; else 'unexpected'. */
  readonly kind: ApiErrorKind | 'unexpected';
  /** Method and path template: 'GET /api/public/status/{code}'. */
  readonly call?: string | undefined;
  /** The `X-Request-Id` of the answer, by which the server's log has it. */
  readonly requestId?: string | undefined;
}
