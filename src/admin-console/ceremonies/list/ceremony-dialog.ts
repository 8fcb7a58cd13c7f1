import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { CeremonyDraft } from '../form/ceremony-draft.ts';

/** The open dialog. */
export type CeremonyDialog =
  | { readonly kind: 'create'; readonly resumed?: CeremonyDraft | undefined }
  | {
      readonly kind: 'edit';
      readonly row: Ceremony;
      readonly resumed?: CeremonyDraft | undefined;
    }
  | { readonly kind: 'delete'; readonly row: Ceremony }
  | { readonly kind: 'status'; readonly row: Ceremony };
