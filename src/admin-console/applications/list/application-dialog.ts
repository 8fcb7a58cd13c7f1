import type { Application } from '../../../domain/application/application.ts';

/** A dialog of one row. */
export type RowDialog = 'detail' | 'approve' | 'reject';

/** A dialog that decides all selected applications. */
export type BulkDecision = 'approve-all' | 'reject-all';

/** The open dialog. */
export type ApplicationDialog =
  | { readonly kind: RowDialog; readonly row: Application }
  | { readonly kind: BulkDecision; readonly applications: readonly Application[] };
