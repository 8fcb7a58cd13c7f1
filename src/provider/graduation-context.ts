import { createContext, useContext as readContext, useContext } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import type { GraduationEvent } from './events.ts';

/** What a provider offers to the widgets below it. */
export interface Graduation {
  readonly api: ApiClient;
  readonly auth: AuthAdapter;
  /** The host's router; undefined where links are ordinary links. */
  readonly router: RouterAdapter | undefined;
  readonly notifications: NotificationAdapter;
  readonly emit: (event: GraduationEvent) => void;
  /** Reports an unexpected error to the host. */
  readonly report: (error: unknown) => void;
  /**
   * For a widget with a bar at the window's upper edge: the provider's own toasts begin below it. A CSS length;
   * undefined puts them back.
   */
  readonly setNoticeInset: (inset: string | undefined) => void;
  /** Whether steps of a widget are entries of the browser's history. */
  readonly stepsInHistory: boolean;
}

export const GraduationContext = createContext<Graduation | undefined>(undefined);

/**
 * The provider's services.
 *
 * @throws when there is no provider above, or when the page holds a second copy of the package.
 */
export function useGraduation(): Graduation {
  const graduation = useContext(GraduationContext);
  if (graduation === undefined) {
    throw new Error(
      'birrete: no <GraduationProvider> above this widget. Put one around it; if there is one, "npm ls birrete" shows a second copy: remove it.',
    );
  }
  return graduation;
}

/**
 * A hook that is called on every render, as hooks must be, and may throw.
 *
 * @throws an error that says what to do, where React's own would only say that something is null.
 */
export function useOneReact(): void {
  try {
    readContext(GraduationContext);
  } catch (cause) {
    throw new Error('birrete: "npm ls react" shows a second copy: remove it.', { cause });
  }
}

/** The provider's session: the host's adapter or the default one. */
export function useAuth(): AuthAdapter {
  return useGraduation().auth;
}
