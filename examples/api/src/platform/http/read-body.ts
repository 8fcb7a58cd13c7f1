import { checkInput as check, type InputResult, readInput } from 'birrete/contract';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { ApiEnv } from './api-env.ts';
import { ApiFailure } from './failure.ts';

/** Reads a JSON body through a schema. @throws ApiFailure 415, 400 and 422, see `readInput`. */
export async function readBody<S extends v.GenericSchema>(
  c: Context<ApiEnv>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = decode(await c.req.arrayBuffer());
  return accepted(readInput(schema, text, c.req.header('content-type')));
}

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes UTF-8, the only encoding of JSON. A lenient decoder would read 'José' in Latin-1 as 'Jos\uFFFD'. The text of
 * another encoding is not JSON, so that `readInput` refuses it.
 */
function decode(body: ArrayBuffer): string {
  try {
    return strict.decode(body);
  } catch {
    return '\uFFFD';
  }
}

/** Checks a value through a schema. @throws ApiFailure 422 */
export function checkInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  return accepted(check(schema, value));
}

function accepted<Input>(result: InputResult<Input>): Input {
  if ('input' in result) return result.input;
  const { status, message, fields } = result.declined;
  throw new ApiFailure(status, message, fields === undefined ? {} : { fields });
}
