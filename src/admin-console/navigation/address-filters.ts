import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../react/use-latest.ts';
import { useConsole } from './console-context.ts';
import { type Filters, isSameFilters, readFilters, writeFilters } from './filter-query.ts';

/**
 * The address follows when the typing rests: browsers refuse more than a hundred changes of the address in half a
 * minute, and each one would cost a key press its time.
 */
const restMs = 300;

export interface AddressFilters<T extends Filters> {
  readonly filters: T;
  setFilters(patch: Partial<T>): void;
}

/**
 * A section's filters. They are kept in the address, so that a registrar can send a link, and survive leaving the
 * section and coming back while the console is mounted, for the same person. Without any in the address, those that were
 * left are taken up again.
 *
 * @param section a name that no other section uses
 * @param defaults what is shown without any filter; one constant object, its keys are those of the query string. Values
 * that come from an address are texts that anybody can have written: check them before use.
 */
export function useAddressFilters<T extends Filters>(
  section: string,
  defaults: T,
): AddressFilters<T> {
  const { location, person, leftFilters } = useConsole();
  const key = person + section;
  const address = readFilters(location.search, defaults);
  const [filters, setState] = useState(() => {
    const isBare = isSameFilters(address, defaults);
    return isBare ? readFilters(leftFilters.get(key) ?? '', defaults) : address;
  });
  const awaited = useAddressWriter(filters, defaults);

  const [seen, setSeen] = useState(location.search);
  if (seen !== location.search) {
    setSeen(location.search);
    if (!awaited.has(location.search)) setState(address);
  }

  useEffect(() => {
    leftFilters.set(key, writeFilters('', filters, defaults));
  }, [leftFilters, key, filters, defaults]);

  const setFilters = useCallback(
    (patch: Partial<T>) => setState((current) => ({ ...current, ...patch })),
    [],
  );
  return { filters, setFilters };
}

/**
 * Writes the filters into the address once they rest.
 * @returns the query strings that were written and have not arrived.
 */
function useAddressWriter<T extends Filters>(filters: T, defaults: T): ReadonlySet<string> {
  const [written] = useState(() => new Set<string>());
  const current = useConsole();
  const latest = useLatest(current);

  const { search: arrivedAt } = current.location;
  useEffect(() => {
    written.delete(arrivedAt);
  }, [written, arrivedAt]);

  useEffect(() => {
    const write = () => {
      const { location, navigate } = latest.current;
      const search = writeFilters(location.search, filters, defaults);
      if (isSameFilters(readFilters(location.search, defaults), filters)) return;
      written.clear();
      written.add(search);
      navigate(location.pathname + search + location.hash, { replace: true });
    };
    const timer = setTimeout(write, restMs);
    return () => clearTimeout(timer);
  }, [filters, defaults, written, latest]);

  return written;
}
