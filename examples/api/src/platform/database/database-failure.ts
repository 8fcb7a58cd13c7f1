import { ThreadLost } from '../concurrency/start-thread.ts';
import { type ApiFailure, refuse } from '../http/failure.ts';

/** The SQLSTATE of an error from PostgreSQL or PGlite, else undefined. */
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

/** True if the unique index with this name refused the row. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return sqlState(error) === '23505' && violatedConstraint(error) === constraint;
}

const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof ThreadLost) return true;
  if ('code' in error && typeof error.code === 'string') return connectionLost.has(error.code);
  return (
    error instanceof Error &&
    /connection terminated|not queryable|timeout exceeded/i.test(error.message)
  );
}

/**
 * Translates a database error into a refusal; undefined for an error of the server.
 *
 * This is the last safeguard behind the checks of the routes: of two simultaneous requests that pass a check, one can
 * violate a constraint, which is a conflict.
 */
export function databaseFailure(error: unknown): ApiFailure | undefined {
  const state = sqlState(error);
  if (state === undefined) {
    return isConnectionLost(error) ? unavailable() : undefined;
  }
  if (isReadOnly(error)) return refuse('readOnlyDatabase', { headers: { 'Retry-After': '30' } });
  if (state === '23505') return refuse('alreadyExists');
  if (state === '23503' || state === '23001') return refuse('rowInUse');
  if (state.startsWith('22')) return refuse('malformed');
  if (state.startsWith('40') || state.startsWith('08') || state.startsWith('53')) {
    return unavailable();
  }
  return outOfService.has(state) ? unavailable() : undefined;
}

/** True for a write to a standby, or to a database with `default_transaction_read_only`. */
export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === '25006';
}

/** Shutting down, starting up, lock timeout, statement timeout. */
const outOfService = new Set(['57P01', '57P03', '55P03', '57014']);

/** 503 while the database does not answer. */
export function unavailable(): ApiFailure {
  return refuse('unavailable', { headers: { 'Retry-After': '2' } });
}
