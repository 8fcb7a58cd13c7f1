/** The five catalogues, in the order of their tabs. */
export const configTabs = [
  { id: 'faculties', path: '/config/faculties' },
  { id: 'careers', path: '/config/careers' },
  { id: 'careerTypes', path: '/config/career-types' },
  { id: 'nomenclatures', path: '/config/nomenclatures' },
  { id: 'users', path: '/config/users' },
] as const;

export type ConfigTab = (typeof configTabs)[number];
export type CatalogueId = ConfigTab['id'];

/** Where the nomenclatures are shown as careers × genders. */
export const matrixPath = '/config/nomenclatures/matrix';

/** The tab that a path belongs to, also for anything beneath it. */
export function tabAt(pathname: string): ConfigTab {
  const found = configTabs.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return found ?? configTabs[0];
}
