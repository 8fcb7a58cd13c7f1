import type { Application } from '#domain/application/application.ts';
import type { UnopenedApplication } from '../detail/linked-application.flow.ts';

/** The dialogs about one application. */
export const rowDialogs = ['detail', 'approve', 'reject', 'wording-request'] as const;

export type RowDialog = (typeof rowDialogs)[number];

/** A dialog that decides all selected applications. */
export type BulkDecision = 'approve-all' | 'reject-all';

/** The open dialog. */
export type ApplicationDialog =
  | { readonly kind: RowDialog; readonly row: Application }
  | { readonly kind: BulkDecision; readonly applications: readonly Application[] }
  | { readonly kind: 'unopened'; readonly application: UnopenedApplication };
