/** The five catalogues, in the order of their tabs (spec §2, Configuration). */
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

/** The tab that a path belongs to; the section shows itself for anything beneath it (ruling 44). */
export function tabAt(pathname: string): ConfigTab {
  const found = configTabs.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return found ?? configTabs[0];
}

/** The tab that an arrow key, Home or End leads to; undefined for every other key. */
export function tabByKey(current: ConfigTab, key: string, isRightToLeft: boolean) {
  const at = configTabs.indexOf(current);
  const forward = isRightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: configTabs.length - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : configTabs.at(next % configTabs.length);
}
