import { useEffect } from 'react';
import { useConsole } from './console-context.ts';
import { holdWork, type WorkKind } from './unsaved-work.ts';

/**
 * For a form: while it holds changes, the browser asks before the page is left, the navigation after a 401 included; the
 * console asks before its router goes elsewhere, and keeps the form on the screen when the session ends in another tab.
 */
export function useUnsavedWork(isDirty: boolean, kind: WorkKind = 'typed'): void {
  const { unsavedWork } = useConsole();
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = holdWork(unsavedWork, kind);
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [isDirty, kind, unsavedWork]);
}
