import { parsePath } from '#routing/parse-path.ts';
import { configViews } from './console-links.ts';
import { filtersIn, normalizeFolder, queryOf } from './console-path.ts';

/** A section of the console. */
export type ConsoleSection =
  | 'dashboard'
  | 'ceremonies'
  | 'applications'
  | 'titles'
  | 'reports'
  | 'config';

/** The sections with a folder below the console's base, where the dashboard is. */
const sections: readonly ConsoleSection[] = [
  'ceremonies',
  'applications',
  'titles',
  'reports',
  'config',
];

/** A page of the console: a section, an application or catalogue in it, and the filters. */
export interface ConsolePlace {
  /** The section. */
  readonly section: ConsoleSection;
  /** The code or the id of an application, or a catalogue of the configuration. @default the whole section */
  readonly id?: string | undefined;
  /** The filters, by the names that `consoleLinks` takes: `search`, `status`, `ceremony`, `career`. @default none */
  readonly filters?: Readonly<Record<string, string>> | undefined;
}

/** The page of the console at an address. */
export interface ParsedConsolePath extends ConsolePlace {
  /** As in `ConsolePlace`; undefined for the whole section. */
  readonly id: string | undefined;
  /** As in `ConsolePlace`; empty without a query. */
  readonly filters: Readonly<Record<string, string>>;
}

/**
 * Reads an address of a console: the inverse of `consoleLinks`. Whether the application exists is not checked.
 *
 * @param address a path, or a whole address: '/portal/grados/applications/AG-2026-008'
 * @param base where the console's dashboard is, as for `consoleLinks`
 * @returns undefined if the address is no page of the console
 * @example parseConsolePath('/admin/applications?status=pending')
 *   // { section: 'applications', id: undefined, filters: { status: 'pending' } }
 */
export function parseConsolePath(address: string, base = '/admin'): ParsedConsolePath | undefined {
  const path = pathBelow(normalizeFolder(base), address);
  if (path === undefined) return undefined;
  const { pathname, search } = parsePath(path);
  const [name = '', ...folders] = normalizeFolder(pathname).slice(1).split('/').map(decoded);
  const section = name === '' ? 'dashboard' : sections.find((known) => known === name);
  if (section === undefined) return undefined;
  const isLeaf = section === 'dashboard' || section === 'reports';
  if (isLeaf && folders.length > 0) return undefined;
  return { section, id: idIn(section, folders), filters: filtersIn(search) };
}

/** The path of a page below the console's base: '/applications/AG-2026-008'. */
export function pathOfPlace({ section, id, filters }: ConsolePlace): string {
  const folder = section === 'dashboard' ? '/' : `/${section}`;
  const path = id === undefined ? folder : `${folder}/${encodeURIComponent(id)}`;
  return path + queryOf(filters);
}

function idIn(section: ConsoleSection, folders: readonly string[]): string | undefined {
  const [first] = folders;
  if (section === 'applications') return folders.length === 1 ? first : undefined;
  if (section === 'config') return configViews.find((view) => view === first);
  return undefined;
}

const site = /^https?:\/\/[^/?#]*/i;

/** The part of an address below a folder, or below the '#' of a page; undefined outside of it. */
function pathBelow(folder: string, address: string): string | undefined {
  const path = site.test(folder) ? address : address.replace(site, '');
  if (!path.startsWith(folder)) return undefined;
  const rest = path.slice(folder.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : undefined;
}

/** A '%' that encodes nothing stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
