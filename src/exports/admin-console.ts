'use client';

export { consoleLink } from '../admin-console/addresses/console-link.ts';
export {
  type ApplicationsView,
  type CeremoniesView,
  type ConfigView,
  type ConsoleLinks,
  consoleLinks,
  type TitlesView,
} from '../admin-console/addresses/console-links.ts';
export {
  type ConsolePlace,
  type ConsoleSection,
  type ParsedConsolePath,
  parseConsolePath,
} from '../admin-console/addresses/console-place.ts';
export { AdminConsole, type AdminConsoleProps } from '../admin-console/admin-console.tsx';
export type { ConsoleAction } from '../admin-console/permissions/console-actions.ts';
export { SignIn, type SignInProps } from '../admin-console/sign-in/sign-in.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
