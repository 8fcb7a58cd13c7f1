import type { AlwaysRequired, ApplyField, FieldValue } from './field-names.ts';

/** An application for a degree title, complete and valid. An optional value is undefined if it is empty. */
export type NewApplication = {
  readonly [Name in ApplyField]:
    | FieldValue<Name>
    | (Name extends AlwaysRequired ? never : undefined);
};
