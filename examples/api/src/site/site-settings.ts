import { readLocation } from '../platform/database/location.ts';
import type { SchemaAtStart } from '../platform/database/prepare-schema.ts';
import type { MetricsAddress } from '../platform/metrics/serve-metrics.ts';
import { type Environment, textOf } from '../platform/settings/environment.ts';
import { type DemoData, isForThisMachine } from './demo/demo-data.ts';
import { readDrainSeconds } from './drain.ts';
import { isLoopback } from './loopback.ts';

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
  readonly demo: DemoData;
  /** Migration at the start: of the database, or none if its schema differs. */
  readonly schema: SchemaAtStart;
  readonly logLevel: string;
  /** Seconds in which the readiness check fails before the site ends. */
  readonly drainSeconds: number;
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

/**
 * Reads `PORT`, `HOST`, `BIRRETE_DATA` (relative to the repository), `DATABASE_URL`, `BIRRETE_DATABASE`,
 * `BIRRETE_API_URL`, `BIRRETE_DEMO`, `BIRRETE_MIGRATE`, `BIRRETE_METRICS_PORT`, `BIRRETE_METRICS_HOST`, `NODE_ENV` and
 * `LOG_LEVEL`. An empty variable counts as unset.
 *
 * Demo data are the default only where nobody else can reach them: on a loopback address, in the embedded folder, and if
 * no variable belongs to a public site.
 *
 * @throws Error that names the variable if its value is invalid.
 */
export function readSiteSettings(env: Environment, defaults = hostDefaults): SiteSettings {
  const hostname = textOf(env, 'HOST') ?? '127.0.0.1';
  const location = readLocation(env, defaults.dataDir);
  const apiUrl = readApiUrl(textOf(env, 'BIRRETE_API_URL'));
  const demo = readDemo(env, hostname);
  if (apiUrl === undefined && location.databaseUrl === undefined) {
    demandChosenFolder(env, { hostname, demo });
  }
  return {
    port: readPort('PORT', textOf(env, 'PORT') ?? String(defaults.port)),
    hostname,
    ...location,
    apiUrl,
    demo,
    schema: readFlag(env, 'BIRRETE_MIGRATE') === false ? 'compare' : 'migrate',
    logLevel: textOf(env, 'LOG_LEVEL') ?? 'info',
    drainSeconds: readDrainSeconds(env),
    metrics: readMetrics(env),
  };
}

function readDemo(env: Environment, hostname: string): DemoData {
  const isRequested = readFlag(env, 'BIRRETE_DEMO');
  if (isRequested !== undefined) return isRequested ? 'requested' : 'none';
  return isLoopback(hostname) && isForThisMachine(env) ? 'this-machine' : 'none';
}

/**
 * Requires `BIRRETE_DATABASE=embedded` in production, because the embedded database serves a single process, and because a
 * site without its `DATABASE_URL` would begin an empty register in a folder that nobody backs up.
 */
function demandChosenFolder(
  env: Environment,
  { hostname, demo }: Pick<SiteSettings, 'hostname' | 'demo'>,
): void {
  if (env.NODE_ENV !== 'production' || textOf(env, 'BIRRETE_DATABASE') === 'embedded') return;
  if (demo === 'requested' && isLoopback(hostname)) return;
  throw new Error(
    'In production, a site keeps its data in PostgreSQL: set DATABASE_URL, ' +
      'or BIRRETE_DATABASE=embedded to run a single process with the embedded database',
  );
}

/** Reads 1 or true, 0 or false. Refuses any other text. */
function readFlag(env: Environment, name: string): boolean | undefined {
  const text = textOf(env, name)?.toLowerCase();
  if (text === undefined) return undefined;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new Error(`${name} must be 1 or 0, not "${text}"`);
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!isPort) throw new Error(`${name} must be a number from 0 to 65535, not "${text}"`);
  return port;
}

/** Reads the address of the metrics. The default host is the loopback address. */
function readMetrics(env: Environment): MetricsAddress | undefined {
  const port = textOf(env, 'BIRRETE_METRICS_PORT');
  if (port === undefined) return undefined;
  return {
    port: readPort('BIRRETE_METRICS_PORT', port),
    hostname: textOf(env, 'BIRRETE_METRICS_HOST') ?? '127.0.0.1',
  };
}

/** Reads the address of an API without its trailing slash. The client appends the contract's paths. */
function readApiUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isHttp) throw new Error(`BIRRETE_API_URL must be an http address, not "${text}"`);
  return text.replace(/\/+$/, '');
}
