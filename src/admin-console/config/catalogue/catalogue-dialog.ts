import type { FollowUp } from './catalogue.ts';

/** The open dialog of a catalogue. */
export type CatalogueDialog<Row> =
  | { readonly kind: 'form'; readonly row: Row | undefined }
  | { readonly kind: 'removal'; readonly row: Row }
  | { readonly kind: 'row-action'; readonly row: Row }
  | {
      readonly kind: 'follow-up';
      /** The changed row; undefined for a new one. */
      readonly row?: Row | undefined;
      readonly show: FollowUp;
    };
