import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { queryKeys } from '../data/query-keys.ts';
import { useReread } from '../data/use-reread.ts';

interface CeremonyChangeOptions {
  /** The feature's sentence, unless the server has its own (spec §8). */
  readonly failed: string;
  /** The change is made: the dialog can go. */
  readonly onDone: () => void;
}

interface Change {
  readonly call: () => Promise<undefined>;
  /** What is said when it is done (spec §8). */
  readonly done: string;
}

export interface CeremonyChange {
  readonly isBusy: boolean;
  /** Why the last attempt failed, for the place; the global sentence is in a notice (ruling 1). */
  readonly failure: string | undefined;
  /** Makes the change; a second press while it is under way is ignored (ruling 22). */
  run(change: Change): void;
}

const changeKey = ['ceremonies', 'change'];

/**
 * One change of the ceremonies, from the press to the list that is read again (ruling 32). After a 409 or a 404
 * somebody else was faster: the list is read again too, and what was typed stays.
 */
export function useCeremonyChange({ failed, onDone }: CeremonyChangeOptions): CeremonyChange {
  const { notifications } = useGraduation();
  const notices = useFailureNotices();
  const client = useQueryClient();
  const reread = useReread();
  const [failure, setFailure] = useState<string>();

  const mutation = useMutation({
    mutationKey: changeKey,
    networkMode: 'always',
    mutationFn: ({ call }: Change) => call(),
    onMutate: () => setFailure(undefined),
    onSuccess: (_answer, { done }) => {
      notifications.show({ tone: 'success', title: done });
      onDone();
      void reread(queryKeys.ceremonies, queryKeys.applications);
    },
    onError: (error) => {
      setFailure(notices.place(error, { sentence: failed }));
      if (isOutdated(error)) void reread(queryKeys.ceremonies, queryKeys.applications);
    },
  });

  return {
    isBusy: mutation.isPending,
    failure,
    run: (change) => {
      if (client.isMutating({ mutationKey: changeKey }) === 0) mutation.mutate(change);
    },
  };
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
