import type { ErrorCode } from '../messages/error-catalogue.ts';

/** `error`: the widget does not work; `warning`: it works badly; `note`: for information. */
export type Severity = 'error' | 'warning' | 'note';

/** A finding about a page, with the facts for its messages. */
export type Finding =
  | { readonly kind: 'quirks-mode' }
  | { readonly kind: 'no-lang' }
  | { readonly kind: 'root-font-size'; readonly px: number }
  | { readonly kind: 'no-widget' }
  | { readonly kind: 'styles-blocked' }
  | { readonly kind: 'small-letters'; readonly px: number }
  | { readonly kind: 'several-reacts'; readonly count: number }
  | { readonly kind: 'trapped-overlays'; readonly element: string; readonly rule: string }
  | { readonly kind: 'cut-off'; readonly element: string }
  | { readonly kind: 'not-selectable' }
  | { readonly kind: 'storage-blocked'; readonly area: 'localStorage' | 'sessionStorage' }
  | { readonly kind: 'api-address'; readonly address: string }
  | { readonly kind: 'mixed-content'; readonly address: string }
  | { readonly kind: 'api-policy'; readonly address: string }
  | { readonly kind: 'api-cors'; readonly address: string; readonly origin: string }
  | { readonly kind: 'api-cors-headers'; readonly address: string; readonly origin: string }
  | { readonly kind: 'api-silent'; readonly address: string }
  | { readonly kind: 'api-refused'; readonly address: string; readonly status: number }
  | { readonly kind: 'api-unreadable'; readonly address: string; readonly reason: string }
  | {
      readonly kind: 'contract-older' | 'contract-newer';
      readonly address: string;
      /** Versions of the contract. */
      readonly theirs: number;
      readonly ours: number;
    }
  | { readonly kind: 'deep-link-missing'; readonly address: string; readonly status: number }
  | { readonly kind: 'deep-link-elsewhere'; readonly address: string }
  | {
      readonly kind: 'screen-missing' | 'screen-older' | 'screen-different';
      readonly element: string;
    }
  | { readonly kind: 'clock-wrong'; readonly minutes: number };

/** The problem that a finding describes. */
export type FindingKind = Finding['kind'];

/** A finding in plain language. */
export type DescribedFinding = Finding & {
  readonly severity: Severity;
  /** Its code in docs/errors.md. */
  readonly code: ErrorCode;
  /** The problem. */
  readonly title: string;
  /** The remedy, with the reason. */
  readonly advice: string;
};

export const severities: Readonly<Record<FindingKind, Severity>> = {
  'quirks-mode': 'warning',
  'no-lang': 'note',
  'root-font-size': 'note',
  'no-widget': 'warning',
  'styles-blocked': 'error',
  'small-letters': 'warning',
  'several-reacts': 'warning',
  'trapped-overlays': 'warning',
  'cut-off': 'warning',
  'not-selectable': 'warning',
  'storage-blocked': 'warning',
  'api-address': 'error',
  'mixed-content': 'error',
  'api-policy': 'error',
  'api-cors': 'error',
  'api-cors-headers': 'warning',
  'api-silent': 'error',
  'api-refused': 'error',
  'api-unreadable': 'error',
  'contract-older': 'warning',
  'contract-newer': 'note',
  'deep-link-missing': 'warning',
  'deep-link-elsewhere': 'warning',
  'clock-wrong': 'note',
  'screen-missing': 'warning',
  'screen-older': 'warning',
  'screen-different': 'warning',
};

/** The code of each finding in the list of errors. */
export const findingCodes = {
  'quirks-mode': 'B061',
  'no-lang': 'B062',
  'root-font-size': 'B063',
  'no-widget': 'B064',
  'styles-blocked': 'B065',
  'small-letters': 'B066',
  'several-reacts': 'B067',
  'trapped-overlays': 'B068',
  'cut-off': 'B069',
  'not-selectable': 'B070',
  'storage-blocked': 'B071',
  'api-address': 'B072',
  'mixed-content': 'B073',
  'api-policy': 'B074',
  'api-cors': 'B075',
  'api-cors-headers': 'B076',
  'api-silent': 'B077',
  'api-refused': 'B078',
  'api-unreadable': 'B079',
  'deep-link-missing': 'B080',
  'deep-link-elsewhere': 'B081',
  'clock-wrong': 'B082',
  'contract-older': 'B083',
  'contract-newer': 'B084',
  'screen-missing': 'B085',
  'screen-older': 'B086',
  'screen-different': 'B087',
} as const satisfies Record<FindingKind, ErrorCode>;

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Sorts the severest findings first. */
export function worstFirst(one: DescribedFinding, other: DescribedFinding): number {
  return ranks[one.severity] - ranks[other.severity];
}
