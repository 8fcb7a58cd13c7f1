/** Key-value storage that never throws: missing, full, forbidden or broken storage reads as empty. */
export interface SafeStorage {
  /** Reads a value; undefined if it is missing or storage is blocked. */
  read(key: string): string | undefined;
  /** Stores a value. Does nothing if storage is blocked or full. */
  write(key: string, text: string): void;
  /** Removes a value. */
  remove(key: string): void;
}

/**
 * The browser's storage, without exceptions.
 *
 * @param area 'local' is shared by all tabs and persists; 'session' belongs to one tab and survives a reload.
 */
export function browserStorage(area: 'local' | 'session'): SafeStorage {
  return {
    read: (key) => attempt(() => storageOf(area)?.getItem(key) ?? undefined),
    write: (key, text) => attempt(() => storageOf(area)?.setItem(key, text)),
    remove: (key) => attempt(() => storageOf(area)?.removeItem(key)),
  };
}

/** The keys of the tab's storage; none if it is blocked. */
export function tabKeys(): readonly string[] {
  return attempt(() => Object.keys(storageOf('session') ?? {})) ?? [];
}

/** In-memory storage, for servers, tests and hosts that store nothing. */
export function memoryStorage(): SafeStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text);
    },
    remove: (key) => {
      texts.delete(key);
    },
  };
}

/** The JSON of a stored text; undefined if it is invalid. */
export function parseStored(text: string | undefined): unknown {
  return attempt(() => JSON.parse(text ?? ''));
}

/** Even naming `localStorage` throws if cookies are forbidden, so it is named inside `try`. */
function storageOf(area: 'local' | 'session'): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
