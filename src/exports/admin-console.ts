'use client';

export { AdminConsole, type AdminConsoleProps } from '../admin-console/admin-console.tsx';
export { SignIn, type SignInProps } from '../admin-console/sign-in/sign-in.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
