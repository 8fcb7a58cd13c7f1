import type { FieldMessages } from '../api-error.ts';

/** The server's messages about the fields of a form, and the values that it declined. */
export interface RefusedValues<Field extends string> {
  /** By their names on the wire; undefined if the server named no field. */
  readonly messages: FieldMessages | undefined;
  /** A field's name on the wire; undefined for one that is not sent. */
  readonly wireName: (field: Field) => string | undefined;
  readonly sent: Readonly<Partial<Record<Field, unknown>>>;
}

/** The fields that the server named, in the given order. */
export function namedFields<Field extends string>(
  fields: readonly Field[],
  refused: Pick<RefusedValues<Field>, 'messages' | 'wireName'>,
): readonly Field[] {
  return fields.filter((field) => messageAbout(field, refused) !== undefined);
}

/** The server's message about a field, while the field has the value that was sent. */
export function refusedText<Field extends string>(
  field: Field,
  value: unknown,
  refused: RefusedValues<Field>,
): string | undefined {
  return value === refused.sent[field] ? messageAbout(field, refused) : undefined;
}

function messageAbout<Field extends string>(
  field: Field,
  { messages = {}, wireName }: Pick<RefusedValues<Field>, 'messages' | 'wireName'>,
): string | undefined {
  const name = wireName(field);
  return name === undefined ? undefined : messages[name];
}
