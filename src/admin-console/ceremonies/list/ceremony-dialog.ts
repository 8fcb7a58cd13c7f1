import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { CeremonyFields } from '../form/ceremony-form.flow.ts';

/** The dialog over the list. */
export type CeremonyDialog =
  | { readonly kind: 'create'; readonly resumed?: CeremonyFields | undefined }
  | {
      readonly kind: 'edit';
      readonly row: Ceremony;
      readonly resumed?: CeremonyFields | undefined;
    }
  | { readonly kind: 'delete'; readonly row: Ceremony }
  | { readonly kind: 'status'; readonly row: Ceremony };
