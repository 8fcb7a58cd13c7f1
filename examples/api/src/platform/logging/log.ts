import type { Logger } from 'pino';

/** The structured log. Never log personal data. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
