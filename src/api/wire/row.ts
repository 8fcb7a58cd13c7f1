import { type GenericSchema, type InferOutput, object, pipe, transform, unknown } from 'valibot';
import { isRecord } from './is-record.ts';

/** The schema of a field and its names on the wire; the first one that is not blank counts. */
type WireField = readonly [schema: GenericSchema<unknown, unknown>, ...names: readonly string[]];

type RowOf<Fields extends Readonly<Record<string, WireField>>> = {
  readonly [Name in keyof Fields]: InferOutput<Fields[Name][0]>;
};

/**
 * Decodes a row field by field, from the names on the wire to those of the domain.
 *
 * @example rowOf({ id: [identifier, 'id', 'ceremony_id'], location: [optionalText, 'ceremony_location'] })
 */
export function rowOf<const Fields extends Readonly<Record<string, WireField>>>(
  fields: Fields,
): GenericSchema<unknown, RowOf<Fields>> {
  const schemas: Record<string, WireField[0]> = {};
  const spellings: [name: string, names: readonly string[]][] = [];
  for (const [name, [schema, ...names]] of Object.entries<WireField>(fields)) {
    schemas[name] = schema;
    spellings.push([name, names]);
  }
  const row = pipe(
    unknown(),
    transform((value) => {
      if (!isRecord(value)) return value;
      const picked: Record<string, unknown> = {};
      for (const [name, names] of spellings) picked[name] = pick(value, names);
      return picked;
    }),
    object(schemas),
  );
  return row as GenericSchema<unknown, RowOf<Fields>>;
}

/** A missing part counts as one without fields. */
export function optionalPart<Part>(
  part: GenericSchema<unknown, Part>,
): GenericSchema<unknown, Part> {
  return pipe(
    unknown(),
    transform((value) => (isRecord(value) ? value : {})),
    part,
  );
}

/** Neither missing nor blank. */
export function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : (value ?? undefined) !== undefined;
}

/** If all are blank, the first one that is present counts: '' is a text too. */
function pick(row: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  let blank: unknown;
  for (const name of names) {
    const value = row[name];
    if (isFilled(value)) return value;
    blank ??= value;
  }
  return blank;
}
