/** The dialog over a catalogue's table. */
export type CatalogueDialog<Row> =
  | { readonly kind: 'form'; readonly row: Row | undefined }
  | { readonly kind: 'removal'; readonly row: Row }
  | {
      readonly kind: 'password';
      readonly name: string;
      /** Undefined when it was lost with the answer. */
      readonly password: string | undefined;
    };
