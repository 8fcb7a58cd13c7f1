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
export type { ApiError, ApiErrorKind } from '../api/api-error.ts';
export type { Extra } from '../contract/extras.ts';
export type { ApplicationStatus } from '../domain/application/application-status.ts';
export {
  GraduationWizard,
  type GraduationWizardProps,
} from '../graduation-wizard/graduation-wizard.tsx';
export { LandingPage, type LandingPageProps } from '../landing-page/landing-page.tsx';
export type {
  Message,
  MessageOverrides,
  PluralMessage,
} from '../messages/define-messages.ts';
export type { Notice, NotificationAdapter } from '../notifications/notification-adapter.ts';
export type { ApiHeaders, ApiSettings } from '../provider/api-settings.ts';
export type { ErrorDetails, GraduationEvent, WizardStepName } from '../provider/events.ts';
export type { NavigationGuard, RouterAdapter, RouterLocation } from '../routing/router-adapter.ts';
export type { AuthAdapter, SessionLifetime } from '../session/auth-adapter.ts';
export { isAdministrator, type Session, type SessionUser } from '../session/session.ts';
export type { FoundApplication } from '../status-lookup/status-lookup.controller.ts';
export { StatusLookup, type StatusLookupProps } from '../status-lookup/status-lookup.tsx';
export type { TitleVerificationResult } from '../title-verification/title-verification.controller.ts';
export {
  TitleVerification,
  type TitleVerificationProps,
} from '../title-verification/title-verification.tsx';
export type { Isolation } from '../ui/isolation/isolation.ts';
export { inheritedTheme } from '../ui/theme/inherited-theme.ts';
export { checkTheme, type ThemeCheck } from '../ui/theme/palette/check-theme.ts';
export type { Theme } from '../ui/theme/theme.ts';
export type { GraduationMessages } from './messages.ts';
export { GraduationProvider, type GraduationProviderProps } from './provider.ts';
