import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  databaseFailure,
  sqlState,
  violatedConstraint,
} from '../platform/database/database-failure.ts';
import type { ApiEnv } from '../platform/http/api-env.ts';
import { ApiFailure, refuse } from '../platform/http/failure.ts';
import type { Log } from '../platform/logging/log.ts';
import type { RequestMetrics } from '../platform/metrics/request-metrics.ts';

/** Creates the app's `onError`, which answers every failure as JSON with a Spanish message. */
export function answerFailures(log: Log, metrics?: Pick<RequestMetrics, 'countRefusal'>) {
  return (error: Error, c: Context<ApiEnv>): Response => {
    const failure = asFailure(error);
    if (failure?.limit !== undefined) metrics?.countRefusal(failure.limit);
    if (failure !== undefined) return answerFailure(c, failure);
    log.error({ requestId: c.get('requestId'), ...describeError(error) }, 'unexpected failure');
    return answerFailure(c, refuse('serverError'));
  };
}

/** Writes a failure as the contract defines it, with the message in `error`. */
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
 * Describes an error for the log without its message: PostgreSQL's messages quote stored values, such as names and
 * document numbers. The stack frames suffice to locate the error.
 */
function describeError(error: Error): Record<string, unknown> {
  return {
    error: error.name,
    sqlState: sqlState(error),
    constraint: violatedConstraint(error),
    frames: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}
