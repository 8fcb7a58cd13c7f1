// `readContext` is called in a `try` that rethrows, always in the same order; by its name linters forbid it there.
import { createContext, useContext as readContext, useContext } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { Notices } from '../notifications/toast-store.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import type { Confirmations } from './confirmations-store.ts';
import type { WidgetEvent } from './events.ts';
import type { Privacy } from './privacy/privacy.ts';

/** The provider's services for the widgets below it. */
export interface Graduation {
  readonly api: ApiClient;
  readonly auth: AuthAdapter;
  /** The host's router; undefined if links load pages. */
  readonly router: RouterAdapter | undefined;
  readonly notifications: Notices;
  /** Emits an event to the host; a widget's frame adds the origin. */
  readonly emit: (event: WidgetEvent) => void;
  /** True if the session's end was requested in a widget. */
  readonly leaving: { current: boolean };
  /** Demands of the server that the user proves their identity again. */
  readonly confirmations: Confirmations;
  /** Reports an unexpected error to the host. */
  readonly report: (error: unknown) => void;
  /** Moves the provider's toasts below a widget's top bar. A CSS length; undefined resets it. */
  readonly setNoticeInset: (inset: string | undefined) => void;
  /** The university's privacy settings, for wizards without separate ones. */
  readonly privacy: Privacy | undefined;
}

export const GraduationContext = createContext<Graduation | undefined>(undefined);

/**
 * The provider's services.
 *
 * @throws without a provider above, or if the page contains a second copy of the package.
 */
export function useGraduation(): Graduation {
  const graduation = useContext(GraduationContext);
  if (graduation === undefined) {
    throw new Error(
      'birrete: no <GraduationProvider> above this widget. Put one around it; if there is one, "npm ls birrete" shows a second copy: remove it. See docs/errors.md#B051',
    );
  }
  return graduation;
}

/**
 * Detects a second copy of React: a hook then throws, because React's dispatcher is missing.
 *
 * @throws an error that explains the cause, in place of React's message about null.
 */
export function useOneReact(): void {
  try {
    readContext(GraduationContext);
  } catch (cause) {
    throw new Error(
      'birrete: "npm ls react" shows a second copy: remove it. See docs/errors.md#B052',
      { cause },
    );
  }
}

/** The provider's session: the host's adapter or the default one. */
export function useAuth(): AuthAdapter {
  return useGraduation().auth;
}
