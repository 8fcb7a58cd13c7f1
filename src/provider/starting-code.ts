import { useEffect, useSyncExternalStore } from 'react';
import { warnDeveloper } from '../messages/warn-developer.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { useGraduation } from './graduation-context.ts';

/** The parameter with the code in links from receipts and from the QR codes of titles. */
const usualParameter = 'codigo';

export interface StartingCode {
  /** The code that the host passes. */
  readonly code?: string | undefined;
  /** The parameter with the code in the query string; false reads none. */
  readonly codeParameter?: string | false | undefined;
  /** A code as an example, for the warning about a wrong one. */
  readonly example: string;
}

/** The host's code, else the one in the page's address, updated with the router. */
export function useStartingCode({
  code,
  codeParameter,
  example,
}: StartingCode): string | undefined {
  const inAddress = useAddressCode(codeParameter);
  const isWrong = typeof (code ?? '') !== 'string';
  useEffect(() => {
    if (isWrong) warnDeveloper('B029', `code must be a text such as '${example}'; it is left out.`);
  }, [isWrong, example]);
  return isWrong ? inAddress : (code ?? inAddress);
}

/** Undefined on a server. */
function useAddressCode(parameter: string | false = usualParameter): string | undefined {
  const { router } = useGraduation();
  const isWrong = parameter !== false && (typeof parameter !== 'string' || parameter === '');
  useEffect(() => {
    if (isWrong)
      warnDeveloper('B029', `codeParameter must be a name or false; '${usualParameter}' is read.`);
  }, [isWrong]);
  const name = isWrong ? usualParameter : parameter;
  const read = () => (name === false ? undefined : readCode(router, name));
  return useSyncExternalStore(router?.subscribe ?? neverChanges, read, unknown);
}

/** A hash router has a separate query string; links from other sites use the page's. */
function readCode(router: RouterAdapter | undefined, name: string): string | undefined {
  const queries = [router?.getLocation().search, window.location.search];
  const codes = queries.map((query) => new URLSearchParams(query).get(name)?.trim());
  return codes.find((code) => code !== undefined && code !== '');
}

const neverChanges = () => () => undefined;
const unknown = () => undefined;
