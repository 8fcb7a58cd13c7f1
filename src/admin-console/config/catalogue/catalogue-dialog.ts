/** The dialog over a catalogue's table. */
export type CatalogueDialog<Row> =
  | { readonly kind: 'form'; readonly row: Row | undefined }
  | { readonly kind: 'removal'; readonly row: Row }
  | { readonly kind: 'reissue'; readonly row: Row }
  | {
      readonly kind: 'password';
      /** Whose it is, where the list has them already. */
      readonly row?: Row | undefined;
      readonly name: string;
      /** Undefined when it was lost with the answer. */
      readonly password: string | undefined;
    };
