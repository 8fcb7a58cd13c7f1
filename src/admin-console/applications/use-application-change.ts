import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnownRow } from '../../api/if-match.ts';
import type { Application } from '../../domain/application/application.ts';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { isOutdated } from '../data/is-outdated.ts';
import { queryKeys } from '../data/query-keys.ts';
import { useKnownApplications } from '../data/use-known-applications.ts';
import { useReread } from '../data/use-reread.ts';

interface ApplicationChangeOptions {
  /** The feature's sentence, unless the server has its own (spec §8). */
  readonly failed: string;
  /** What is said when it is done (spec §8). */
  readonly done: string;
  /** The change is made: the dialog can go. */
  readonly onDone: () => void;
}

interface Change {
  readonly application: Application;
  /** Changes the row as it is known now; gives its new version, where the server says it. */
  readonly call: (row: KnownRow) => Promise<string | undefined>;
}

export interface ApplicationChange {
  readonly isBusy: boolean;
  /** Why the last attempt failed, for the place; the global sentence is in a notice (ruling 1). */
  readonly failure: string | undefined;
  /** Makes the change; a second press while it is under way is ignored (ruling 22). */
  run(change: Change): void;
}

const changeKey = ['applications', 'change'];

/**
 * One change of an application, from the press to the list that is read again (ruling 32). After a 409 or a 404
 * somebody else was faster: the list is read again too, and what was typed stays.
 */
export function useApplicationChange(options: ApplicationChangeOptions): ApplicationChange {
  const { failed, done, onDone } = options;
  const { notifications } = useGraduation();
  const notices = useFailureNotices();
  const client = useQueryClient();
  const known = useKnownApplications();
  const reread = useReread();
  const [failure, setFailure] = useState<string>();

  const mutation = useMutation({
    mutationKey: changeKey,
    networkMode: 'always',
    mutationFn: ({ application, call }: Change) => call(known.latest(application)),
    onMutate: () => setFailure(undefined),
    onSuccess: (version, { application }) => {
      known.note(application.id, version);
      notifications.show({ tone: 'success', title: done });
      onDone();
      void reread(queryKeys.applications);
    },
    onError: (error) => {
      setFailure(notices.place(error, { sentence: failed }));
      if (isOutdated(error)) void reread(queryKeys.applications);
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
