import type { AlwaysRequired, ApplyField, FieldValue } from './field-names.ts';

/** A request for a degree title, complete and valid. What may be left out is undefined when it is. */
export type NewApplication = {
  readonly [Name in ApplyField]:
    | FieldValue<Name>
    | (Name extends AlwaysRequired ? never : undefined);
};
