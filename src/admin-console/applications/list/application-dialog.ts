import type { Application } from '../../../domain/application/application.ts';

/** The dialog over the list. */
export type ApplicationDialog =
  | { readonly kind: 'detail' | 'approve' | 'reject'; readonly row: Application }
  | { readonly kind: 'bulk'; readonly applications: readonly Application[] };
