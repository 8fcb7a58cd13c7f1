import { useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../react/use-latest.ts';
import { callHost } from './call-host.ts';
import type { GraduationEvent, WidgetName } from './events.ts';
import { type Graduation, useGraduation } from './graduation-context.ts';
import type { WidgetProps } from './widget-props.ts';

/** The provider's services for one widget, whose events name it and reach its `onEvent` too. */
export function useWidgetServices(widget: WidgetName | undefined, props: WidgetProps): Graduation {
  const graduation = useGraduation();
  const latest = useLatest(props);
  const services = useMemo(
    (): Graduation =>
      widget === undefined
        ? graduation
        : {
            ...graduation,
            emit: (event) => {
              const { id, onEvent } = latest.current;
              const origin = id === undefined ? { widget } : { widget, id };
              const named: GraduationEvent = { ...event, ...origin };
              callHost(() => onEvent?.(named));
              graduation.emit(named);
            },
          },
    [graduation, widget, latest],
  );
  useSessionEvents(services);
  return services;
}

/** Emits `signed-out` or `session-ended` when the session that the widget uses is over. */
function useSessionEvents({ auth, emit, leaving }: Graduation): void {
  useEffect(() => {
    const isSignedIn = () => auth.getSession() !== undefined;
    let was = isSignedIn();
    return auth.subscribe(() => {
      const is = isSignedIn();
      if (was && !is) emit({ type: leaving.current ? 'signed-out' : 'session-ended' });
      if (is) leaving.current = false;
      was = is;
    });
  }, [auth, emit, leaving]);
}

/** Emits `ready` once, as soon as the widget can be used. */
export function useReady(isReady: boolean): void {
  const { emit } = useGraduation();
  const isEmitted = useRef(false);
  useEffect(() => {
    if (!isReady || isEmitted.current) return;
    isEmitted.current = true;
    emit({ type: 'ready' });
  }, [isReady, emit]);
}

/** Emits `load-failed` for each failure to load code. */
export function useCodeFailure(failures: number): void {
  const { emit } = useGraduation();
  const last = useRef(0);
  useEffect(() => {
    if (last.current === failures) return;
    last.current = failures;
    emit({ type: 'load-failed', part: 'code' });
  }, [failures, emit]);
}
