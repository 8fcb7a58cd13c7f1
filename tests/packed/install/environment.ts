import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Environment variables in which npm and Vitest describe our package and run. */
const ours =
  /^(npm_(package_|lifecycle_|config_local_prefix)|INIT_CWD|NODE_|VITEST|TEST$|DEV$|PROD$|FORCE_COLOR$)/;

/**
 * Environment of another project: nothing of our package, and no programs of ours except Node.
 *
 * @param api the API's address, set in the variables that each bundler exposes to a page
 */
export function consumerEnvironment(api: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([key]) => !ours.test(key));
  const programs = (process.env.PATH ?? '').split(path.delimiter);
  const foreign = programs.filter((folder) => !folder.startsWith(root));
  return {
    ...Object.fromEntries(inherited),
    PATH: [path.dirname(process.execPath), ...foreign].join(path.delimiter),
    // Certificate authority of the registry, in networks that use a private one.
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
    // npm waits five minutes by default. A response that stalls twice would exceed the time limit of a hook.
    npm_config_fetch_timeout: '30000',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_API: api,
    VITE_API: api,
    BIRRETE_API: api,
  };
}
