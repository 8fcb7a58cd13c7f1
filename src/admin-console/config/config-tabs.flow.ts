/** The five catalogues in tab order. */
export const configTabs = [
  { id: 'faculties', path: '/config/faculties' },
  { id: 'careers', path: '/config/careers' },
  { id: 'careerTypes', path: '/config/career-types' },
  { id: 'nomenclatures', path: '/config/nomenclatures' },
  { id: 'users', path: '/config/users' },
] as const;

export type ConfigTab = (typeof configTabs)[number];
export type CatalogueId = ConfigTab['id'];

/** The path of the matrix of careers and genders. */
export const matrixPath = '/config/nomenclatures/matrix';

/** The tab of a path or of one of its sub-paths. */
export function tabAt(pathname: string): ConfigTab {
  const found = configTabs.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return found ?? configTabs[0];
}
