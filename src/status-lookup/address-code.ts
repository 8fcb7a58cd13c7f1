import { useEffect, useSyncExternalStore } from 'react';
import { warnDeveloper } from '../messages/warn-developer.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';

/** The parameter that receipts and the wizard's last step write the code into. */
const usualParameter = 'codigo';

/**
 * The code in the page's address, followed through the router's changes; undefined on a server.
 *
 * @param parameter its name in the query string; false reads none
 */
export function useAddressCode(parameter: string | false = usualParameter): string | undefined {
  const { router } = useGraduation();
  const isWrong = parameter !== false && (typeof parameter !== 'string' || parameter === '');
  useEffect(() => {
    if (isWrong)
      warnDeveloper(`codeParameter must be a name or false; '${usualParameter}' is read.`);
  }, [isWrong]);
  const name = isWrong ? usualParameter : parameter;
  const read = () => (name === false ? undefined : readCode(router, name));
  return useSyncExternalStore(router?.subscribe ?? neverChanges, read, unknown);
}

/** A router behind '#' has a query string of its own; links from outside write into the page's. */
function readCode(router: RouterAdapter | undefined, name: string): string | undefined {
  const queries = [router?.getLocation().search, window.location.search];
  const codes = queries.map((query) => new URLSearchParams(query).get(name)?.trim());
  return codes.find((code) => code !== undefined && code !== '');
}

const neverChanges = () => () => undefined;
const unknown = () => undefined;
