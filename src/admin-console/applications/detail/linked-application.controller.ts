import { useEffect, useMemo, useState } from 'react';
import { parseConsolePath } from '#admin-console/addresses/console-place.ts';
import type { ListState } from '#admin-console/data/use-list.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { Application } from '#domain/application/application.ts';
import { useLatest } from '#react/use-latest.ts';
import {
  type LinkedApplication,
  linkedApplication,
  withLastRow,
} from './linked-application.flow.ts';

/** The application that the address names, and the return to the list. */
interface LinkedApplicationController {
  /** Undefined at the address of the list. */
  readonly linked: LinkedApplication | undefined;
  /** Returns to the address of the list; Back then leads to the page before the application. */
  readonly leave: () => void;
}

/** Finds the application of an address such as '/applications/AG-2026-008' in the list, also one of a completed ceremony. */
export function useLinkedApplication(
  applications: ListState<Application>,
): LinkedApplicationController {
  const { location, navigate } = useConsole();
  const key = parseConsolePath(location.pathname, '')?.id;
  const [leftKey, setLeftKey] = useState<string>();
  if (key === undefined && leftKey !== undefined) setLeftKey(undefined);
  const isLeaving = key !== undefined && key === leftKey;
  const latest = useLatest({ navigate, search: location.search });

  // After the dialog is gone, and with it its unsaved input, about which the console would ask.
  useEffect(() => {
    if (!isLeaving) return;
    latest.current.navigate(`/applications${latest.current.search}`, { replace: true });
  }, [isLeaving, latest]);

  const current = useMemo(
    () => (key === undefined || isLeaving ? undefined : linkedApplication(key, applications)),
    [key, isLeaving, applications],
  );
  const [last, setLast] = useState<LinkedApplication>();
  const linked = withLastRow(current, last);
  if (linked !== last) setLast(linked);
  return { linked, leave: () => setLeftKey(key) };
}
