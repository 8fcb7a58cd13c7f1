import type { Application } from '../../../domain/application/application.ts';

/** The open dialog. */
export type ApplicationDialog =
  | { readonly kind: 'detail' | 'approve' | 'reject'; readonly row: Application }
  | { readonly kind: 'bulk'; readonly applications: readonly Application[] };
