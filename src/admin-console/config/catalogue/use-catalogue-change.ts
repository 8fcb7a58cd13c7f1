import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useFailureNotices } from '../../../provider/failure-notices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { dataMessages } from '../../data/data.messages.ts';
import { isOutdated } from '../../data/is-outdated.ts';
import type { ListKey } from '../../data/query-keys.ts';
import { useReread } from '../../data/use-reread.ts';
import type { Outcome } from './catalogue.ts';

interface CatalogueChangeOptions {
  /** The feature's sentence, unless the server has its own (spec §8). */
  readonly failed: string;
  /** What is read again afterwards. */
  readonly lists: readonly ListKey[];
}

interface Change {
  readonly call: () => Promise<Outcome | undefined>;
  /** What is said when it is done (spec §8). */
  readonly done: string;
  /** The change is made: the dialog can go. */
  readonly onDone?: ((outcome: Outcome | undefined) => void) | undefined;
}

/** Why an attempt failed, for the place; the global sentence is in a notice (ruling 1). */
export interface ChangeFailure {
  readonly sentence: string;
  /** What of it was done all the same (ruling 41), or is not known. */
  readonly note: string | undefined;
}

export interface CatalogueChange {
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  /** Makes the change; a second press while it is under way is ignored (ruling 22). */
  readonly run: (change: Change) => void;
}

const changeKey = ['config', 'change'];

/**
 * One change of a catalogue, from the press to the lists that are read again (ruling 32). They are read again too when
 * somebody else was faster (409, 404) and when a part of the change was written (ruling 41).
 */
export function useCatalogueChange({ failed, lists }: CatalogueChangeOptions): CatalogueChange {
  const { notifications } = useGraduation();
  const notices = useFailureNotices();
  const client = useQueryClient();
  const reread = useReread();
  const lost = useMessages(dataMessages);
  const [failure, setFailure] = useState<ChangeFailure>();

  const fail = (error: unknown, note?: string) => {
    const sentence = notices.place(error, { sentence: failed });
    setFailure(sentence === undefined ? undefined : { sentence, note });
    if (note !== undefined || isOutdated(error)) void reread(...lists);
  };
  const mutation = useMutation({
    mutationKey: changeKey,
    networkMode: 'always',
    mutationFn: ({ call }: Change) => call(),
    onMutate: () => setFailure(undefined),
    onSuccess: (outcome, { done, onDone }) => {
      if (outcome?.status === 'half-done') return fail(outcome.cause, outcome.note);
      if (outcome?.status === 'unknown') return fail(outcome.cause, lost.createdUnknown);
      const detail = outcome?.status === 'found' ? lost.createdAfterAll : undefined;
      notifications.show({ tone: 'success', title: done, detail });
      onDone?.(outcome);
      void reread(...lists);
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
