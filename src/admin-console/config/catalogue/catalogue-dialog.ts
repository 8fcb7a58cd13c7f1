/** The open dialog of a catalogue. */
export type CatalogueDialog<Row> =
  | { readonly kind: 'form'; readonly row: Row | undefined }
  | { readonly kind: 'removal'; readonly row: Row }
  | { readonly kind: 'reissue'; readonly row: Row }
  | {
      readonly kind: 'password';
      /** The user's row, if the list has it already. */
      readonly row?: Row | undefined;
      readonly name: string;
      /** Undefined if the response was lost. */
      readonly password: string | undefined;
    };
