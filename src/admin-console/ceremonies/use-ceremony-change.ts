import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import type { CreateEnd } from '../data/create-once.ts';
import { dataMessages } from '../data/data.messages.ts';
import { isOutdated } from '../data/is-outdated.ts';
import { queryKeys } from '../data/query-keys.ts';
import { useReread } from '../data/use-reread.ts';

interface CeremonyChangeOptions {
  /** The feature's sentence, unless the server has its own (spec §8). */
  readonly failed: string;
  /** The change is made: the dialog can go. */
  readonly onDone: () => void;
}

interface Change {
  readonly call: () => Promise<CreateEnd<undefined> | undefined>;
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
  const lost = useMessages(dataMessages);
  const [failure, setFailure] = useState<string>();

  const fail = (error: unknown, note?: string) => {
    const sentence = notices.place(error, { sentence: failed });
    setFailure(note === undefined ? sentence : [sentence, note].join(' '));
    if (isOutdated(error)) void reread(queryKeys.ceremonies, queryKeys.applications);
  };
  const mutation = useMutation({
    mutationKey: changeKey,
    networkMode: 'always',
    mutationFn: ({ call }: Change) => call(),
    onMutate: () => setFailure(undefined),
    onSuccess: (end, { done }) => {
      if (end?.status === 'unknown') return fail(end.cause, lost.createdUnknown);
      const detail = end?.status === 'found' ? lost.createdAfterAll : undefined;
      notifications.show({ tone: 'success', title: done, detail });
      onDone();
      void reread(queryKeys.ceremonies, queryKeys.applications);
    },
    onError: (error) => fail(error),
  });

  return {
    isBusy: mutation.isPending,
    failure,
    run: (change) => {
      if (client.isMutating({ mutationKey: changeKey }) === 0) mutation.mutate(change);
    },
  };
}
