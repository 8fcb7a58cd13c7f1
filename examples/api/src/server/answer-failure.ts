import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { databaseFailure, sqlState, violatedConstraint } from './database-failure.ts';
import { ApiFailure, refuse } from './failure.ts';
import type { ApiEnv, Log } from './services.ts';

/** Makes the app's `onError`: every failure leaves as JSON with a Spanish sentence. */
export function answerFailures(log: Log) {
  return (error: Error, c: Context<ApiEnv>): Response => {
    const failure = asFailure(error);
    if (failure !== undefined) return answerFailure(c, failure);
    log.error({ requestId: c.get('requestId'), ...describeError(error) }, 'unexpected failure');
    return answerFailure(c, refuse('serverError'));
  };
}

/** Writes one failure as clients of the contract read it: the sentence in `error`. */
export function answerFailure(c: Context<ApiEnv>, failure: ApiFailure): Response {
  for (const [name, value] of Object.entries(failure.headers)) c.header(name, value);
  const body = { success: false, error: failure.message };
  return c.json(
    failure.fields === undefined ? body : { ...body, fields: failure.fields },
    failure.status,
  );
}

function asFailure(error: Error): ApiFailure | undefined {
  if (error instanceof ApiFailure) return error;
  if (error instanceof HTTPException && error.status === 413) {
    return refuse('tooLarge');
  }
  return databaseFailure(error);
}

/**
 * An error without its message: PostgreSQL's messages and details quote stored values, and those
 * are people's names and numbers. The frames are enough to find the place.
 */
function describeError(error: Error): Record<string, unknown> {
  return {
    error: error.name,
    sqlState: sqlState(error),
    constraint: violatedConstraint(error),
    frames: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}
