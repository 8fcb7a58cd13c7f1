import type { ComponentType } from 'react';
import { hostMessages } from './host.messages.ts';
import type { PageSettings } from './page-settings.ts';

/** A page of the site. */
export interface SitePage {
  readonly path: string;
  /** True if it has all paths below too. @default false */
  readonly isWildcard?: boolean;
  /** The page's part of the document's title. @default none */
  readonly title?: string;
  /** `cover` is the home page, `inner` a page behind it; `bare` has its own frame and title. */
  readonly layout: 'cover' | 'inner' | 'bare';
  /** Loads its code when it is first opened, so that the look-up does not load the wizard. */
  readonly load: () => Promise<ComponentType>;
}

const verificationPath = '/verificar';

/** One component for both paths, which therefore stays mounted after the sign-in. */
const loadConsole = async () => (await import('./pages/console-page.tsx')).ConsolePage;

const sitePages: readonly SitePage[] = [
  {
    path: '/',
    layout: 'cover',
    load: async () => (await import('./pages/home-page.tsx')).HomePage,
  },
  {
    path: '/solicitar',
    title: hostMessages.applyTitle,
    layout: 'inner',
    load: async () => (await import('./pages/apply-page.tsx')).ApplyPage,
  },
  {
    path: '/estado',
    title: hostMessages.statusTitle,
    layout: 'inner',
    load: async () => (await import('./pages/status-page.tsx')).StatusPage,
  },
  {
    path: '/datos',
    title: hostMessages.dataTitle,
    layout: 'inner',
    load: async () => (await import('./pages/data-page.tsx')).DataPage,
  },
  {
    path: verificationPath,
    title: hostMessages.verificationTitle,
    layout: 'inner',
    load: async () => (await import('./pages/verification-page.tsx')).VerificationPage,
  },
  { path: '/login', layout: 'bare', load: loadConsole },
  { path: '/admin', isWildcard: true, layout: 'bare', load: loadConsole },
];

/** Returns the page at a path; undefined if there is none, or if a setting leaves it out. */
export function findPage(
  pathname: string,
  { verification }: Pick<PageSettings, 'verification'>,
): SitePage | undefined {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const page = sitePages.find(
    ({ path, isWildcard }) =>
      path === wanted || (isWildcard === true && wanted.startsWith(`${path}/`)),
  );
  return page?.path === verificationPath && !verification ? undefined : page;
}
