import type { AdminConsoleProps } from '#admin-console/admin-console.tsx';
import type { GraduationWizardProps } from '#graduation-wizard/graduation-wizard.tsx';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import type { ApiSettings } from '#provider/api-settings.ts';
import type { GraduationProviderProps } from '#provider/graduation-provider.tsx';
import type { StatusLookupProps } from '#status-lookup/status-lookup.tsx';
import type { TitleVerificationProps } from '#title-verification/title-verification.tsx';

/** Common properties of the elements, for scripts. Texts and addresses are attributes; see docs/embed.md. */
interface SharedProperties
  extends Pick<
    GraduationProviderProps,
    'auth' | 'router' | 'theme' | 'notifications' | 'onEvent' | 'onError'
  > {
  /** Options for calls to the API of `api-base`. */
  api?: Omit<ApiSettings, 'baseUrl'> | undefined;
  /** The host's messages, by namespace and key. */
  messages?: MessagesByNamespace | undefined;
}

type Writable<Properties> = { -readonly [Key in keyof Properties]: Properties[Key] };

/** `<graduation-wizard api-base="https://grados.universidad.edu" status-href="/estado">` */
export interface GraduationWizardElement
  extends HTMLElement,
    Writable<
      SharedProperties &
        Pick<
          GraduationWizardProps,
          'initialValues' | 'readOnlyFields' | 'privacy' | 'onSubmitted' | 'onStepChange' | 'onExit'
        >
    > {}

/** `<graduation-status api-base="https://grados.universidad.edu" code="AG-2026-001">` */
export interface GraduationStatusElement
  extends HTMLElement,
    Writable<SharedProperties & Pick<StatusLookupProps, 'onFound'>> {}

/** `<graduation-verification api-base="https://grados.universidad.edu">` */
export interface GraduationVerificationElement
  extends HTMLElement,
    Writable<SharedProperties & Pick<TitleVerificationProps, 'onVerified'>> {}

/** `<graduation-admin api-base="https://grados.universidad.edu">` */
export interface GraduationAdminElement
  extends HTMLElement,
    Writable<
      SharedProperties & Pick<AdminConsoleProps, 'onForgotPassword' | 'rejectionReasons' | 'can'>
    > {}

declare global {
  interface HTMLElementTagNameMap {
    'graduation-wizard': GraduationWizardElement;
    'graduation-status': GraduationStatusElement;
    'graduation-verification': GraduationVerificationElement;
    'graduation-admin': GraduationAdminElement;
  }
}
