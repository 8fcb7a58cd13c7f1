import { useState } from 'react';
import { completeCeremony, updateCeremony } from '../../../api/ceremonies/change-ceremony.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { useApplications } from '../../data/use-applications.ts';
import { useTitles } from '../../data/use-titles.ts';
import { useUnsavedWork } from '../../form/use-unsaved-work.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';
import { titlesOf } from '../ceremony-ties.flow.ts';
import { useCeremonyChange } from '../use-ceremony-change.ts';
import {
  currentChoice,
  planStatusChange,
  reopens,
  type StatusChoice,
  type StatusPlan,
  stopsApplications,
} from './status-change.flow.ts';

export interface ChangeStatusController {
  readonly choice: StatusChoice | null;
  readonly choose: (choice: StatusChoice) => void;
  /** What the choice asks of the server; undefined while nothing is chosen. */
  readonly plan: StatusPlan | undefined;
  readonly notes: string;
  readonly setNotes: (text: string) => void;
  /** Whether it would stop taking applications (spec §4). */
  readonly isStopping: boolean;
  /** How many titles a ceremony has that would be reopened (ruling 30); 0 when there is nothing to warn of. */
  readonly reopenedTitles: number;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly submit: () => void;
}

/** The status dialog's one door: the dedicated call to complete, a full update otherwise, none for no change. */
export function useChangeStatus(ceremony: Ceremony, onClose: () => void): ChangeStatusController {
  const { api } = useGraduation();
  const list = useMessages(ceremoniesMessages);
  const { defaultNote } = useMessages(ceremonyDialogsMessages);
  const [choice, choose] = useState<StatusChoice | null>(currentChoice(ceremony) ?? null);
  const [firstNotes] = useState(() => formatMessage(defaultNote, { name: ceremony.name }));
  const [notes, setNotes] = useState(firstNotes);
  useUnsavedWork(notes !== firstNotes);
  const titles = useTitleCount(ceremony);
  const { isBusy, failure, run } = useCeremonyChange({
    failed: list.statusFailed,
    onDone: onClose,
  });
  const plan = choice === null ? undefined : planStatusChange(ceremony, choice);

  return {
    choice,
    choose,
    plan,
    notes,
    setNotes,
    isStopping: choice !== null && stopsApplications(ceremony, choice),
    reopenedTitles: choice !== null && reopens(ceremony, choice) ? titles : 0,
    isBusy,
    failure,
    submit: () => {
      if (plan === undefined || plan.kind === 'incomplete') return;
      if (plan.kind === 'none') return onClose();
      if (plan.kind === 'complete') {
        const call = () => completeCeremony(api, ceremony, notes.trim());
        return run({ call, done: list.ceremonyCompleted });
      }
      const call = () => updateCeremony(api, ceremony, plan.draft, plan.status);
      run({ call, done: list.statusUpdated });
    },
  };
}

/** Only a completed ceremony can be reopened, so only there the titles are asked for. */
function useTitleCount(ceremony: Ceremony): number {
  const isWanted = ceremony.status === 'completed';
  const titles = useTitles({ isWanted });
  const applications = useApplications({ isWanted });
  if (titles.status !== 'ready') return 0;
  const known = applications.status === 'ready' ? applications.rows : [];
  return titlesOf(ceremony, titles.rows, known).length;
}
