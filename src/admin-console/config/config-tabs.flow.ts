import { type ConfigView, configViews } from '../addresses/console-links.ts';

/** The path of the matrix of careers and genders. */
export const matrixPath = '/config/nomenclatures/matrix';

export function pathOf(view: ConfigView): string {
  return `/config/${view}`;
}

/** The catalogue of a path or of one of its sub-paths. */
export function viewAt(pathname: string): ConfigView {
  const found = configViews.find((view) => `${pathname}/`.startsWith(`${pathOf(view)}/`));
  return found ?? configViews[0];
}
