import { readLocation } from '../database/location.ts';
import type { MetricsAddress } from '../metrics/serve-metrics.ts';

/** The settings of a site that serves the API beside its pages. */
export interface SiteSettings {
  readonly port: number;
  readonly hostname: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead. */
  readonly databaseUrl: string | undefined;
  /** The address of another API (scheme, host and port), with which this process starts none. */
  readonly apiUrl: string | undefined;
  /** Whether to fill an empty database with the demo university, whose password is public. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** The address of the Prometheus metrics; none by default. */
  readonly metrics: MetricsAddress | undefined;
}

/** Defaults that differ between the examples, so that all can run at the same time. */
interface SiteDefaults {
  readonly port: number;
  /** Relative to the repository. */
  readonly dataDir: string;
}

const hostDefaults: SiteDefaults = { port: 3000, dataDir: '.data' };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `PORT`, `HOST`, `BIRRETE_DATA` (relative to the repository), `DATABASE_URL`, `BIRRETE_DATABASE`,
 * `BIRRETE_API_URL`, `BIRRETE_DEMO`, `BIRRETE_METRICS_PORT`, `BIRRETE_METRICS_HOST`, `NODE_ENV` and `LOG_LEVEL`. An empty
 * variable counts as unset.
 *
 * Demo data are the default only where other machines can't reach them: on a loopback address, in the embedded folder,
 * outside production.
 *
 * @throws Error that names the variable if its value is invalid.
 */
export function readSiteSettings(env: Environment, defaults = hostDefaults): SiteSettings {
  const hostname = textOf(env.HOST) ?? '127.0.0.1';
  const location = readLocation(env, defaults.dataDir);
  const apiUrl = readApiUrl(textOf(env.BIRRETE_API_URL));
  const isProduction = env.NODE_ENV === 'production';
  const isPrivate = isLoopback(hostname) && !isProduction;
  if (apiUrl === undefined && location.databaseUrl === undefined && isProduction) {
    demandChosenFolder(env, hostname);
  }
  return {
    port: readPort('PORT', textOf(env.PORT) ?? String(defaults.port)),
    hostname,
    ...location,
    apiUrl,
    demo: readFlag(env, 'BIRRETE_DEMO') ?? (isPrivate && location.databaseUrl === undefined),
    logLevel: textOf(env.LOG_LEVEL) ?? 'info',
    metrics: readMetrics(env),
  };
}

/** Whether only this machine can reach the address: 127.0.0.0/8, ::1 or localhost. */
export function isLoopback(hostname: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/i.test(hostname);
}

/** Requires `BIRRETE_DATABASE=embedded` on a public address, because the embedded database serves a single process. */
function demandChosenFolder(env: Environment, hostname: string): void {
  const chosen = textOf(env.BIRRETE_DATABASE);
  if (isLoopback(hostname) || chosen === 'embedded') return;
  throw new Error(
    'In production, a site on a public address keeps its data in PostgreSQL: set DATABASE_URL, ' +
      'or BIRRETE_DATABASE=embedded to run a single process with the embedded database',
  );
}

/** Reads 1 or true, 0 or false. Refuses any other text. */
function readFlag(env: Environment, name: string): boolean | undefined {
  const text = textOf(env[name])?.toLowerCase();
  if (text === undefined) return undefined;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new Error(`${name} must be 1 or 0, not "${text}"`);
}

function textOf(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === '' ? undefined : text;
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!isPort) throw new Error(`${name} must be a number from 0 to 65535, not "${text}"`);
  return port;
}

/** Reads the address of the metrics. The default host is the loopback address. */
function readMetrics(env: Environment): MetricsAddress | undefined {
  const port = textOf(env.BIRRETE_METRICS_PORT);
  if (port === undefined) return undefined;
  return {
    port: readPort('BIRRETE_METRICS_PORT', port),
    hostname: textOf(env.BIRRETE_METRICS_HOST) ?? '127.0.0.1',
  };
}

/** Reads the address of an API without its trailing slash. The client appends the contract's paths. */
function readApiUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isHttp) throw new Error(`BIRRETE_API_URL must be an http address, not "${text}"`);
  return text.replace(/\/+$/, '');
}
