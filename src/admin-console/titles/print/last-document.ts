import { useState } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { browserStorage } from '#session/safe-storage.ts';
import { userEntry } from '#session/user-entry.ts';

/** The document that the current user printed last in this tab, which the next print proposes. */
export function useLastDocument() {
  const { api } = useGraduation();
  const { person } = useConsole();
  return useState(() => {
    const storage = browserStorage('session');
    const key = userEntry('lastDocument', api.baseUrl, person);
    return {
      read: () => Number(storage.read(key)),
      remember: (templateId: number) => storage.write(key, String(templateId)),
    };
  })[0];
}
