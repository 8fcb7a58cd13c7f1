import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** What a body was read as, or that it could not be read. */
export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** Reads a body, or says where it differs. Nothing above `api/` sees a body that has not passed here. */
export type Decode<Value> = (body: unknown) => Decoded<Value>;

/** Checks a value against a schema. */
export function decodeWith<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): Decoded<InferOutput<Schema>> {
  const result = safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };

  const [issue] = result.issues;
  const place = issue.path?.map((step) => String(step.key)).join('.') ?? 'body';
  return { ok: false, reason: `${place}: ${issue.expected ?? 'another value'} expected` };
}
