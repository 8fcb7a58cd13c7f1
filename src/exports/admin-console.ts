'use client';

export { AdminConsole, type AdminConsoleProps } from '../admin-console/admin-console.tsx';
export {
  type ApplicationsView,
  type CeremoniesView,
  type ConfigView,
  type ConsoleRoutes,
  consoleRoutes,
  type TitlesView,
} from '../admin-console/navigation/links.ts';
export { SignIn, type SignInProps } from '../admin-console/sign-in/sign-in.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
