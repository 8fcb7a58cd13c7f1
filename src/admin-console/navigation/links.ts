import type { ApplicationStatus } from '../../domain/application/application-status.ts';
import type { CeremonyStatus } from '../../domain/ceremony/ceremony-status.ts';
import { normalizeFolder } from './console-path.ts';

interface SearchedList {
  /** The text of the search field. */
  readonly search?: string | undefined;
}

export interface CeremoniesView extends SearchedList {
  readonly status?: Exclude<CeremonyStatus, 'unknown'> | undefined;
}

export interface ApplicationsView extends SearchedList {
  readonly status?: ApplicationStatus | undefined;
  /** The ceremony's id. */
  readonly ceremony?: number | string | undefined;
  /** The career's id. */
  readonly career?: number | string | undefined;
}

export interface TitlesView extends SearchedList {
  /** The ceremony's id. */
  readonly ceremony?: number | string | undefined;
}

/** A catalogue of the section 'Configuración'. */
export type ConfigView = 'faculties' | 'careers' | 'career-types' | 'nomenclatures' | 'users';

/** Creates URLs of the console's sections, with filters. */
export interface ConsoleRoutes {
  dashboard(): string;
  ceremonies(view?: CeremoniesView): string;
  applications(view?: ApplicationsView): string;
  titles(view?: TitlesView): string;
  reports(): string;
  config(view?: ConfigView): string;
}

/**
 * Creates URLs of a console, for links in the portal around it.
 *
 * @param base the URL of the console's dashboard: '/portal/grados', or '/personal/grados.html#' for an element
 * @example consoleRoutes('/portal/grados').applications({ ceremony: 12, status: 'pending' })
 *   // '/portal/grados/applications?ceremony=12&status=pending'
 */
export function consoleRoutes(base = '/admin'): ConsoleRoutes {
  const folder = normalizeFolder(base);
  return {
    dashboard: () => (folder === '' || folder.endsWith('#') ? `${folder}/` : folder),
    ceremonies: (view) => `${folder}/ceremonies${queryOf(view)}`,
    applications: (view) => `${folder}/applications${queryOf(view)}`,
    titles: (view) => `${folder}/titles${queryOf(view)}`,
    reports: () => `${folder}/reports`,
    config: (view) => (view === undefined ? `${folder}/config` : `${folder}/config/${view}`),
  };
}

function queryOf({ search, ...filters }: SearchedList = {}): string {
  const parameters = Object.entries({ ...filters, q: search }).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}
