import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** What npm and Vitest have told us of our own package and run. */
const ours =
  /^(npm_(package_|lifecycle_|config_local_prefix)|INIT_CWD|NODE_|VITEST|TEST$|DEV$|PROD$|FORCE_COLOR$)/;

/**
 * The environment of another project: nothing of our package, none of our programs but Node itself.
 *
 * @param api the API's address, in the variables by which each builder lets a page know it.
 */
export function consumerEnvironment(api: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([key]) => !ours.test(key));
  const programs = (process.env.PATH ?? '').split(path.delimiter);
  const foreign = programs.filter((folder) => !folder.startsWith(root));
  return {
    ...Object.fromEntries(kept),
    PATH: [path.dirname(process.execPath), ...foreign].join(path.delimiter),
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_API: api,
    VITE_API: api,
    BIRRETE_API: api,
  };
}
