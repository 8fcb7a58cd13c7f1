'use client';

import type { wizardMessages } from '../graduation-wizard/wizard.messages.ts';
import type { landingMessages } from '../landing-page/landing-page.messages.ts';
import type { MessageOverrides } from '../messages/define-messages.ts';
import type { failureMessages } from '../provider/failure.messages.ts';
import {
  GraduationProvider as UntypedProvider,
  type GraduationProviderProps as UntypedProviderProps,
} from '../provider/graduation-provider.tsx';
import type { statusMessages } from '../status-lookup/status-lookup.messages.ts';
import type { statusResultMessages } from '../status-lookup/status-result.messages.ts';
import type { uiMessages } from '../ui/ui.messages.ts';

/**
 * A host's own words: any key of any room, each of the same kind (plain, or one and other) as the default. Rooms know
 * only their own words, so this is the one place that knows all of them.
 *
 * @example { status: { search: 'Buscar' }, landing: { productName: 'Grados UCA' } }
 */
export type GraduationMessages = {
  readonly wizard?: MessageOverrides<typeof wizardMessages.defaults> | undefined;
  readonly status?: MessageOverrides<StatusTable> | undefined;
  readonly landing?: MessageOverrides<typeof landingMessages.defaults> | undefined;
  readonly failures?: MessageOverrides<typeof failureMessages.defaults> | undefined;
  readonly ui?: MessageOverrides<typeof uiMessages.defaults> | undefined;
};

/** The provider's props, with the words checked against the rooms' keys. */
export interface GraduationProviderProps extends Omit<UntypedProviderProps, 'messages'> {
  /** A host's own words, by room and key; what is missing keeps its default. */
  readonly messages?: GraduationMessages | undefined;
}

/** The look-up's words stand in two files, so that those of a result are loaded with it. */
type StatusTable = typeof statusMessages.defaults & typeof statusResultMessages.defaults;

/** The same provider as in the widgets' own entries; here a mistyped room or key is an error. */
export const GraduationProvider: (
  props: GraduationProviderProps,
) => ReturnType<typeof UntypedProvider> = UntypedProvider;

export { ApiError, type ApiErrorKind } from '../api/api-error.ts';
export type { ApplicationStatus } from '../domain/application-status.ts';
export {
  GraduationWizard,
  type GraduationWizardProps,
  type WizardStepName,
} from '../graduation-wizard/graduation-wizard.tsx';
export { LandingPage, type LandingPageProps } from '../landing-page/landing-page.tsx';
export type {
  Message,
  MessageCatalogue,
  MessageOverrides,
  PluralMessage,
} from '../messages/define-messages.ts';
export type { Notice, NotificationAdapter } from '../notifications/notification-adapter.ts';
export type { GraduationEvent } from '../provider/events.ts';
export type { ApiSettings } from '../provider/graduation-provider.tsx';
export type { RouterAdapter, RouterLocation } from '../routing/router-adapter.ts';
export type { AuthAdapter } from '../session/auth-adapter.ts';
export { isAdministrator, type Session, type SessionUser } from '../session/session.ts';
export type { FoundApplication } from '../status-lookup/status-lookup.controller.ts';
export { StatusLookup, type StatusLookupProps } from '../status-lookup/status-lookup.tsx';
export type { Theme } from '../ui/theme/theme.ts';
