import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { CeremonyValues } from '../form/ceremony-form.flow.ts';

/** The dialog over the list. */
export type CeremonyDialog =
  | { readonly kind: 'create'; readonly resumed?: CeremonyValues | undefined }
  | {
      readonly kind: 'edit';
      readonly row: Ceremony;
      readonly resumed?: CeremonyValues | undefined;
    }
  | { readonly kind: 'delete'; readonly row: Ceremony }
  | { readonly kind: 'status'; readonly row: Ceremony };
