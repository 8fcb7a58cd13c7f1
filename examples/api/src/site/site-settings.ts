import type { RoleAtStart } from '../platform/database/demand-role.ts';
import { readLocation } from '../platform/database/location.ts';
import type { SchemaAtStart } from '../platform/database/prepare-schema.ts';
import type { MetricsAddress } from '../platform/metrics/serve-metrics.ts';
import type { Environment } from '../platform/settings/environment.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { type DemoData, isForThisMachine } from './demo/demo-data.ts';

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
  /** The roles of the database that may run the site. */
  readonly role: RoleAtStart;
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

/**
 * Reads the variables of a site. An empty variable counts as unset.
 *
 * Demo data are the default only where nobody else can reach them: on a loopback address, in the embedded folder, and if
 * no variable belongs to a public site.
 *
 * @throws Error that names the variable if its value is invalid.
 */
export function readSiteSettings(env: Environment, defaults?: SiteDefaults): SiteSettings {
  const hostname = readVariable(env, 'HOST');
  const location = readLocation(env, defaults?.dataDir);
  const apiUrl = readVariable(env, 'BIRRETE_API_URL');
  const demo = readDemo(env);
  if (apiUrl === undefined && location.databaseUrl === undefined) {
    demandChosenFolder(env, demo);
  }
  return {
    port: readVariable(env, 'PORT', defaults?.port),
    hostname,
    ...location,
    apiUrl,
    demo,
    schema: readVariable(env, 'BIRRETE_MIGRATE') ? 'migrate' : 'compare',
    role: readRole(env, location.databaseUrl),
    logLevel: readVariable(env, 'LOG_LEVEL'),
    drainSeconds: readVariable(env, 'BIRRETE_DRAIN_SECONDS'),
    metrics: readMetrics(env),
  };
}

function readDemo(env: Environment): DemoData {
  const isRequested = readVariable(env, 'BIRRETE_DEMO');
  if (isRequested === false) return 'none';
  if (isRequested) return env.NODE_ENV === 'production' ? 'this-machine' : 'requested';
  return isForThisMachine(env) ? 'this-machine' : 'none';
}

/**
 * Requires `BIRRETE_DATABASE=embedded` in production, because the embedded database serves a single process, and because a
 * site without its `DATABASE_URL` would begin an empty register in a folder that nobody backs up.
 */
function demandChosenFolder(env: Environment, demo: DemoData): void {
  if (env.NODE_ENV !== 'production' || readVariable(env, 'BIRRETE_DATABASE') === 'embedded') return;
  if (demo !== 'none') return;
  throw new Error(
    'In production, a site keeps its data in PostgreSQL: set DATABASE_URL, ' +
      'or BIRRETE_DATABASE=embedded to run a single process with the embedded database',
  );
}

/** The embedded database has one role. */
function readRole(env: Environment, databaseUrl: string | undefined): RoleAtStart {
  const role = readVariable(env, 'BIRRETE_DATABASE_ROLE');
  return env.NODE_ENV === 'production' && databaseUrl !== undefined ? role : 'any';
}

function readMetrics(env: Environment): MetricsAddress | undefined {
  const port = readVariable(env, 'BIRRETE_METRICS_PORT');
  return port === undefined
    ? undefined
    : { port, hostname: readVariable(env, 'BIRRETE_METRICS_HOST') };
}
