import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Resource } from './resources.ts';

/**
 * Returns a function that marks lists as outdated. Lists on screen are read again at once, others on their next use.
 *
 * @example const invalidate = useInvalidate(); await invalidate(resources.ceremonies);
 * @returns a promise that settles when the lists on screen have been read or failed; it never rejects
 */
export function useInvalidate(): (
  ...lists: readonly Pick<Resource<never>, 'key'>[]
) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...lists) => {
      await Promise.all(lists.map(({ key }) => client.invalidateQueries({ queryKey: key })));
    },
    [client],
  );
}
