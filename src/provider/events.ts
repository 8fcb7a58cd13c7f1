import type { ApiErrorKind } from '../api/api-error.ts';
import type { ApplicationStatus } from '../domain/application/application-status.ts';
import type { VerificationResult } from '../domain/verification/verified-title.ts';

/** The wizard's current step: one of the four, or `done` after them. */
export type WizardStepName = 'ceremony' | 'career' | 'details' | 'review' | 'done';

/** The widget of an event. */
export type WidgetName = 'wizard' | 'status' | 'verification' | 'landing' | 'sign-in' | 'admin';

/** The origin of an event: the widget and, if the host set one, its `id`. */
interface EventOrigin {
  /** The widget that the user works in. */
  readonly widget: WidgetName;
  /** The `id` of the widget. */
  readonly id?: string | undefined;
}

/**
 * Events of the widgets, for the host's own behaviour and analytics. They never contain a person's name, code or
 * document number.
 */
export type GraduationEvent = WidgetEvent & EventOrigin;

/** An event without its origin. */
export type WidgetEvent =
  /** The widget can be used. Once per widget. */
  | { readonly type: 'ready' }
  /** The widget's code, or data without which it can't be used, failed to load. The user can retry. */
  | { readonly type: 'load-failed'; readonly part: 'code' | 'data' }
  | { readonly type: 'wizard-step-changed'; readonly step: WizardStepName }
  | { readonly type: 'application-submitted' }
  | { readonly type: 'status-found'; readonly status: ApplicationStatus }
  /** A title was verified, or its code is unknown. Without the code, which shows whose title it is. */
  | { readonly type: 'title-verified'; readonly result: VerificationResult }
  /** A user signed in by the console's form. */
  | { readonly type: 'signed-in' }
  /** The user signed out in a widget. */
  | { readonly type: 'signed-out' }
  /** The session is over without a sign-out in a widget: it expired, or ended in another tab or in the portal. */
  | { readonly type: 'session-ended' }
  /** The user tried to continue with missing or invalid values. Names of fields, never values. */
  | { readonly type: 'validation-failed'; readonly fields: readonly string[] }
  /** Applications were approved in the console, one or several at once. */
  | { readonly type: 'application-approved'; readonly count: number }
  /** Applications were rejected in the console, one or several at once. */
  | { readonly type: 'application-rejected'; readonly count: number }
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
