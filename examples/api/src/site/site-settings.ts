import { readLocation } from '../database/location.ts';

/** How a site is run that serves the API beside its pages. */
export interface SiteSettings {
  readonly port: number;
  readonly hostname: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL in its place. */
  readonly databaseUrl: string | undefined;
  /** An API elsewhere: scheme, host and port. With it no API starts here. */
  readonly apiUrl: string | undefined;
  /** Whether an empty database is filled with the demo university. */
  readonly demo: boolean;
  readonly logLevel: string;
}

/** What one example has otherwise than the next, so that all can run at once. */
interface SiteDefaults {
  readonly port: number;
  /** Relative to the repository. */
  readonly dataDir: string;
}

const hostDefaults: SiteDefaults = { port: 3000, dataDir: '.data' };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `PORT`, `HOST`, `BIRRETE_DATA` (relative to the repository), `DATABASE_URL`, `BIRRETE_API_URL`,
 * `BIRRETE_DEMO=0` and `LOG_LEVEL`. An empty variable counts as not set.
 *
 * @throws Error that names the variable when its value makes no sense.
 */
export function readSiteSettings(env: Environment, defaults = hostDefaults): SiteSettings {
  return {
    port: readPort(textOf(env.PORT) ?? String(defaults.port)),
    hostname: textOf(env.HOST) ?? '127.0.0.1',
    ...readLocation(env, defaults.dataDir),
    apiUrl: readApiUrl(textOf(env.BIRRETE_API_URL)),
    demo: env.BIRRETE_DEMO !== '0',
    logLevel: textOf(env.LOG_LEVEL) ?? 'warn',
  };
}

function textOf(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === '' ? undefined : text;
}

function readPort(text: string): number {
  const port = Number(text);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!isPort) throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`);
  return port;
}

/** The contract's paths are appended by the client; a path before them is kept, a slash at the end is not. */
function readApiUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isHttp) throw new Error(`BIRRETE_API_URL must be an http address, not "${text}"`);
  return text.replace(/\/+$/, '');
}
