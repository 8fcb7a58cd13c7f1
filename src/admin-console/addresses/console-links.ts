import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { CeremonyStatus } from '#domain/ceremony/ceremony-status.ts';
import { normalizeFolder, queryOf } from './console-path.ts';

interface SearchedList {
  /** The text of the search field. */
  readonly search?: string | undefined;
}

/** Filters of the list of ceremonies. */
export interface CeremoniesView extends SearchedList {
  /** Shows ceremonies with this status. */
  readonly status?: Exclude<CeremonyStatus, 'unknown'> | undefined;
}

/** Filters of the list of applications. */
export interface ApplicationsView extends SearchedList {
  /** Shows applications with this status. */
  readonly status?: ApplicationStatus | undefined;
  /** The ceremony's id. */
  readonly ceremony?: number | string | undefined;
  /** The career's id. */
  readonly career?: number | string | undefined;
}

/** Filters of the list of issued titles. */
export interface TitlesView extends SearchedList {
  /** The ceremony's id. */
  readonly ceremony?: number | string | undefined;
}

/** The tabs of the section 'Configuración', in order. */
export const configViews = [
  'faculties',
  'careers',
  'career-types',
  'nomenclatures',
  'users',
  'documents',
  'authorities',
] as const;

/** A tab of the section 'Configuración'. `documents` and `authorities` exist only where the server offers documents. */
export type ConfigView = (typeof configViews)[number];

/** The addresses of the console's sections, with the filters that are to be set there. */
export interface ConsoleLinks {
  /** The dashboard. */
  dashboard(): string;
  /** The list of ceremonies. */
  ceremonies(view?: CeremoniesView): string;
  /** The list of applications. */
  applications(view?: ApplicationsView): string;
  /** The detail of one application. @param codeOrId its code, or its id if it has no code */
  application(codeOrId: number | string): string;
  /** The list of issued titles. */
  titles(view?: TitlesView): string;
  /** The reports. */
  reports(): string;
  /** A catalogue of the configuration. */
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
    ceremonies: (view) => `${folder}/ceremonies${queryOf({ ...view })}`,
    applications: (view) => `${folder}/applications${queryOf({ ...view })}`,
    application: (codeOrId) => `${folder}/applications/${encodeURIComponent(codeOrId)}`,
    titles: (view) => `${folder}/titles${queryOf({ ...view })}`,
    reports: () => `${folder}/reports`,
    config: (view) => (view === undefined ? `${folder}/config` : `${folder}/config/${view}`),
  };
}
