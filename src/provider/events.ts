import type { ApiErrorKind } from '../api/api-error.ts';
import type { ApplicationStatus } from '../domain/application/application-status.ts';

/** What happens in the widgets, for a host's own measurements. Never a name, a code or a number of a person. */
export type GraduationEvent =
  | { readonly type: 'wizard-step-changed'; readonly step: string }
  | { readonly type: 'application-submitted' }
  | { readonly type: 'status-found'; readonly status: ApplicationStatus }
  | {
      readonly type: 'call-failed';
      /** Method and path template: 'GET /api/public/status/{code}'. */
      readonly call: string;
      readonly kind: ApiErrorKind;
      readonly status: number | undefined;
    };
