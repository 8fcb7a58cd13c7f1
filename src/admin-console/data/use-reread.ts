import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListKey } from './query-keys.ts';

/**
 * Reads lists again, as after each change and after a 409 (ruling 32). Lists that nobody shows are read when they are
 * next wanted.
 *
 * @example const reread = useReread(); await reread(queryKeys.ceremonies);
 * @returns settles when the lists that are shown have arrived or failed; it never rejects.
 */
export function useReread(): (...keys: readonly ListKey[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...keys) => {
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    [client],
  );
}
