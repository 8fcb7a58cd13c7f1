import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Resource } from './resources.ts';

/**
 * Reads lists again, as after each change and after a refusal that shows them to be outdated. Lists that nobody shows
 * are read when they are next wanted.
 *
 * @example const reread = useReread(); await reread(resources.ceremonies);
 * @returns settles when the lists that are shown have arrived or failed; it never rejects.
 */
export function useReread(): (...lists: readonly Pick<Resource<never>, 'key'>[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...lists) => {
      await Promise.all(lists.map(({ key }) => client.invalidateQueries({ queryKey: key })));
    },
    [client],
  );
}
