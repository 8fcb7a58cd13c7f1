'use client';

export {
  AdminConsole,
  type AdminConsoleProps,
  type ConsoleSection,
} from '../admin-console/admin-console.tsx';
export {
  type ApplicationsView,
  type CeremoniesView,
  type ConfigView,
  type ConsoleLinks,
  consoleLinks,
  type TitlesView,
} from '../admin-console/addresses/console-links.ts';
export type { ConsoleAction } from '../admin-console/permissions/console-actions.ts';
export { SignIn, type SignInProps } from '../admin-console/sign-in/sign-in.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
