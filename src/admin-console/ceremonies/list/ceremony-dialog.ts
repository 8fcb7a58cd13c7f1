import type { Ceremony } from '#domain/ceremony/ceremony.ts';

/** The open dialog. */
export type CeremonyDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly row: Ceremony }
  | { readonly kind: 'delete'; readonly row: Ceremony }
  | { readonly kind: 'status'; readonly row: Ceremony };
