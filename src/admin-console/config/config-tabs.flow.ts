import { type ConfigView, configViews } from '../addresses/console-links.ts';

/** The path of the matrix of careers and genders. */
export const matrixPath = '/config/nomenclatures/matrix';

/** The path of the additional fields of documents. */
export const fieldsPath = '/config/documents/fields';

const documentViews: readonly ConfigView[] = ['documents', 'authorities'];

/** The tabs that a server offers. */
export function viewsOf(offers: { readonly documents: boolean }): readonly ConfigView[] {
  return configViews.filter((view) => offers.documents || !documentViews.includes(view));
}

export function configPath(view: ConfigView): string {
  return `/config/${view}`;
}

/** The tab of a path or of one of its sub-paths; the first one if the server does not offer it. */
export function viewAt(pathname: string, views: readonly ConfigView[] = configViews): ConfigView {
  const found = views.find((view) => `${pathname}/`.startsWith(`${configPath(view)}/`));
  return found ?? configViews[0];
}
