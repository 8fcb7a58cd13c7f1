import { useMemo } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import { type Notices, toastDurationMs } from '../notifications/toast-store.ts';
import { useLatest } from '../react/use-latest.ts';
import { callHost } from './call-host.ts';
import type { ErrorDetails, GraduationEvent } from './events.ts';
import type { Graduation } from './graduation-context.ts';

interface HostCallbacks {
  readonly notifications?: NotificationAdapter | undefined;
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
  readonly onError?: ((error: unknown, details: ErrorDetails) => void) | undefined;
}

/**
 * The host's adapter and callbacks with a stable identity. They are usually written inline; the newest ones are called,
 * and new ones do not create a new client.
 *
 * @param own shows notices if the host has no adapter
 */
export function useHostCallbacks(
  callbacks: HostCallbacks,
  own: Notices,
): Pick<Graduation, 'notifications' | 'emit' | 'report'> {
  const host = useLatest(callbacks);
  return useMemo(
    () => ({
      notifications: {
        show: (notice, onClosed) => {
          const { notifications } = host.current;
          if (notifications === undefined) return own.show(notice, onClosed);
          callHost(() => notifications.show(notice));
          // A host's adapter doesn't say how long it shows a notice.
          if (onClosed !== undefined) setTimeout(onClosed, toastDurationMs[notice.tone]);
        },
      },
      // Every widget's frame adds the origin.
      emit: (event) => callHost(() => host.current.onEvent?.(event as GraduationEvent)),
      report: (error) => callHost(() => host.current.onError?.(error, errorDetails(error))),
    }),
    [host, own],
  );
}

function errorDetails(error: unknown): ErrorDetails {
  if (!(error instanceof ApiError)) return { kind: 'unexpected' };
  const { kind, call, requestId } = error;
  return { kind, call, requestId };
}
