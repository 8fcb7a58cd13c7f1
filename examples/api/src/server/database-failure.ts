import { type ApiFailure, refuse } from './failure.ts';

/** The SQLSTATE of an error that PostgreSQL or PGlite threw, else undefined. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The name of the violated constraint or unique index, else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** Whether a unique index of that name refused the row. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return sqlState(error) === '23505' && violatedConstraint(error) === constraint;
}

const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string') return connectionLost.has(error.code);
  return (
    error instanceof Error &&
    /connection terminated|not queryable|timeout exceeded/i.test(error.message)
  );
}

/**
 * What a database error means to the person, when it means anything.
 *
 * The last line behind the routes' own checks: two requests that pass a check at the same moment
 * still meet a constraint, and that is a conflict, not a fault of the server.
 */
export function databaseFailure(error: unknown): ApiFailure | undefined {
  const state = sqlState(error);
  if (state === undefined) {
    return isConnectionLost(error) ? unavailable() : undefined;
  }
  if (state === '23505') return refuse('alreadyExists');
  if (state === '23503' || state === '23001') return refuse('rowInUse');
  if (state.startsWith('22')) return refuse('malformed');
  if (state.startsWith('40') || state.startsWith('08') || state.startsWith('53')) {
    return unavailable();
  }
  return outOfService.has(state) ? unavailable() : undefined;
}

/** Shut down, starting up, a lock that did not come, a statement that took too long. */
const outOfService = new Set(['57P01', '57P03', '55P03', '57014']);

/** For a moment nothing can be read. */
export function unavailable(): ApiFailure {
  return refuse('unavailable', { headers: { 'Retry-After': '2' } });
}
