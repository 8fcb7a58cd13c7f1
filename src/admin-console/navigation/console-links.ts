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

/** The catalogues in tab order. */
export const configViews: readonly [ConfigView, ...ConfigView[]] = [
  'faculties',
  'careers',
  'career-types',
  'nomenclatures',
  'users',
];

/** The addresses of the console's sections, with the filters that are to be set there. */
export interface ConsoleLinks {
  dashboard(): string;
  ceremonies(view?: CeremoniesView): string;
  applications(view?: ApplicationsView): string;
  titles(view?: TitlesView): string;
  reports(): string;
  config(view?: ConfigView): string;
}

/**
 * Addresses of a console, for links of the portal around it.
 *
 * @param base where the console's dashboard is: '/portal/grados', or '/personal/grados.html#' for an element
 * @example consoleLinks('/portal/grados').applications({ ceremony: 12, status: 'pending' })
 *   // '/portal/grados/applications?ceremony=12&status=pending'
 */
export function consoleLinks(base = '/admin'): ConsoleLinks {
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
