import { useEffect } from 'react';
import { useConsole } from './console-context.ts';
import { registerUnsavedWork, type WorkKind } from './unsaved-work.ts';

/**
 * Protects unsaved work. While `isDirty`, the browser asks for confirmation before it leaves the page, also after a 401;
 * the console asks before its router navigates, and keeps the form on screen when the session ends in another tab.
 */
export function useUnsavedWork(isDirty: boolean, kind: WorkKind = 'form'): void {
  const { unsavedWork } = useConsole();
  useEffect(() => {
    if (!isDirty) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    const unregister = registerUnsavedWork(unsavedWork, kind);
    return () => {
      window.removeEventListener('beforeunload', confirmLeave);
      unregister();
    };
  }, [isDirty, kind, unsavedWork]);
}
