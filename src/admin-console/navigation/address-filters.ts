import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '#react/use-latest.ts';
import { useConsole } from './console-context.ts';

/**
 * The delay before the URL follows the filters: browsers reject more than a hundred URL changes in half a minute, and
 * each one slows down typing.
 */
const writeDelayMs = 300;

export interface AddressFilters<T extends Filters> {
  readonly filters: T;
  setFilters(patch: Partial<T>): void;
}

/**
 * A section's filters, stored in the URL so that users can share links. While the console is mounted, they also survive
 * leaving the section, per user: a URL without filters restores the remembered ones.
 *
 * Their state is ahead of the URL, which follows after a delay. It changes for three reasons:
 * - the user sets a filter;
 * - the URL changes by other means, as by Back or a link: not one that was written here and is reported late;
 * - the server announces further filters, whose values the URL may have had from the start.
 *
 * @param section a name that no other section uses
 * @param defaults the values without any filter, whose keys are those of the query string. The object changes only with
 * its keys: a filter that the server announces later takes its value from the URL. Values from a URL can be any text:
 * validate them before use.
 */
export function useAddressFilters<T extends Filters>(
  section: string,
  defaults: T,
): AddressFilters<T> {
  const { location, person, rememberedFilters } = useConsole();
  const key = person + section;
  const fromUrl = readFilters(location.search, defaults);
  const [filters, setState] = useState(() => {
    const isUnfiltered = isSameFilters(fromUrl, defaults);
    return isUnfiltered ? readFilters(rememberedFilters.get(key) ?? '', defaults) : fromUrl;
  });
  const [known, setKnown] = useState(defaults);
  if (known !== defaults) {
    setKnown(defaults);
    setState((current) => withFiltersOf(fromUrl, current));
  }
  const pending = useUrlWriter(filters, defaults);

  const [seen, setSeen] = useState(location.search);
  if (seen !== location.search) {
    setSeen(location.search);
    if (!pending.has(location.search)) setState(fromUrl);
  }

  useEffect(() => {
    rememberedFilters.set(key, writeFilters('', filters, defaults));
  }, [rememberedFilters, key, filters, defaults]);

  const setFilters = useCallback(
    (patch: Partial<T>) => setState((current) => ({ ...current, ...patch })),
    [],
  );
  return { filters, setFilters };
}

/**
 * Writes the filters to the URL after `writeDelayMs` without a change.
 *
 * @returns the query strings that were written and that the router has not reported yet
 */
function useUrlWriter<T extends Filters>(filters: T, defaults: T): ReadonlySet<string> {
  const [written] = useState(() => new Set<string>());
  const current = useConsole();
  const latest = useLatest(current);

  const { search: reported } = current.location;
  useEffect(() => {
    written.delete(reported);
  }, [written, reported]);

  useEffect(() => {
    const write = () => {
      const { location, navigate } = latest.current;
      const search = writeFilters(location.search, filters, defaults);
      if (isSameFilters(readFilters(location.search, defaults), filters)) return;
      written.clear();
      written.add(search);
      navigate(location.pathname + search + location.hash, { replace: true });
    };
    const timer = setTimeout(write, writeDelayMs);
    return () => clearTimeout(timer);
  }, [filters, defaults, written, latest]);

  return written;
}

/** Values of a section's filters by name; a filter at its default shows everything. */
type Filters = Readonly<Record<string, string>>;

/** Reads filters from a query string; a missing parameter takes the default. */
function readFilters<T extends Filters>(search: string, defaults: T): T {
  const query = new URLSearchParams(search);
  const values = Object.keys(defaults).map((key) => [key, query.get(key) ?? defaults[key]]);
  return { ...defaults, ...Object.fromEntries(values) };
}

/** Changes the set of filters: those that it already has stay, and those that are new take their values from the URL. */
function withFiltersOf<T extends Filters>(fromUrl: T, current: Filters): T {
  const values = Object.keys(fromUrl).map((key) => [key, current[key] ?? fromUrl[key]]);
  return { ...fromUrl, ...Object.fromEntries(values) };
}

/** Writes the filters that differ from their defaults to a query string, and keeps its other parameters. */
function writeFilters<T extends Filters>(search: string, filters: T, defaults: T): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(filters)) {
    if (value === defaults[key]) query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function isSameFilters<T extends Filters>(a: T, b: T): boolean {
  return Object.keys(a).every((key) => a[key] === b[key]);
}
