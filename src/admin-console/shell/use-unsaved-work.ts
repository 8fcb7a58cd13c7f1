import { useEffect } from 'react';
import { useConsole } from './console-context.ts';

/**
 * For a form: while it holds changes, the browser asks before the page is left, the navigation after a 401 included,
 * and the console keeps the form on the screen when the session ends in another tab.
 */
export function useUnsavedWork(isDirty: boolean): void {
  const { unsavedWork } = useConsole();
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = unsavedWork.hold();
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [isDirty, unsavedWork]);
}
