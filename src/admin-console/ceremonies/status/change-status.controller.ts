import { useState } from 'react';
import { completeCeremony } from '../../../api/ceremonies/ceremonies.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { titlesOfCeremony } from '../../../domain/registry/title-finder.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { resources } from '../../data/resources.ts';
import { useChange } from '../../data/use-change.ts';
import { rowsOf, useList } from '../../data/use-list.ts';
import { useDialogForm } from '../../form/use-dialog-form.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '../ceremony-dialogs.messages.ts';
import { type LeftBehindState, useLeftBehind } from './left-behind.controller.ts';
import {
  currentChoice,
  planStatusChange,
  reopens,
  type StatusChoice,
  type StatusPlan,
  stopsApplications,
} from './status-change.flow.ts';

/** The dedicated call to complete, a full update otherwise, none for no change. */
export function useChangeStatus(ceremony: Ceremony, onClose: () => void) {
  const ceremonyWords = useMessages(ceremoniesMessages);
  const { defaultNote } = useMessages(ceremonyDialogsMessages);
  const [choice, choose] = useState<StatusChoice | null>(currentChoice(ceremony) ?? null);
  const [saved] = useState(() => ({ notes: formatMessage(defaultNote, { name: ceremony.name }) }));
  const change = useChange(resources.ceremonies, ceremonyWords.statusFailed);
  const plan = choice === null ? undefined : planStatusChange(ceremony, choice);
  const titles = useTitleCount(ceremony);
  const reopenedTitles = choice !== null && reopens(ceremony, choice) ? titles : 0;
  const found = useLeftBehind(ceremony, plan?.kind === 'complete');
  const leftBehind = reopenedTitles === undefined ? checking : found;

  const complete = (notes: string) =>
    change.run({
      row: ceremony,
      call: (api, row) => completeCeremony(api, row, notes),
      after: (row) => ({ ...row, status: 'completed' }),
      done: ceremonyWords.ceremonyCompleted,
      onDone: onClose,
    });
  const update = ({ input, status }: Extract<StatusPlan, { kind: 'update' }>) =>
    change.run({
      row: ceremony,
      call: (api, row) => resources.ceremonies.update(api, row, { ...input, status }),
      after: (row) => ({ ...row, status }),
      done: ceremonyWords.statusUpdated,
      onDone: onClose,
    });
  const form = useDialogForm({
    fields: ['notes'],
    saved,
    // Notes of nothing but spaces are blank: the default note is sent.
    check: ({ notes }) => ({ status: 'valid', input: notes.trim() || saved.notes }),
    onValid: (notes) => {
      if (plan === undefined || plan.kind === 'incomplete') return;
      if (plan.kind === 'none') return onClose();
      if (plan.kind === 'complete') return complete(notes);
      update(plan);
    },
    onClose,
  });

  return {
    form,
    change,
    choice,
    choose,
    /** What the choice asks of the server; undefined while nothing is chosen. */
    plan,
    /** Whether the ceremony would stop taking applications. */
    isStopping: choice !== null && stopsApplications(ceremony, choice),
    /** What the dialog has to say, or is still looking at, before it happens. */
    leftBehind,
    /** How many titles a ceremony has that would be reopened; 0 when there is nothing to warn of. */
    reopenedTitles: reopenedTitles ?? 0,
    /** Nothing is sent before the person could read what it brings along. */
    canChange:
      plan !== undefined && plan.kind !== 'incomplete' && leftBehind?.status !== 'checking',
  };
}

const checking: LeftBehindState = { status: 'checking' };

/** Only a completed ceremony can be reopened, so only there the titles are asked for. Undefined until they are counted. */
function useTitleCount(ceremony: Ceremony): number | undefined {
  const isWanted = ceremony.status === 'completed';
  const titles = useList(resources.titles, { isWanted });
  const applications = useList(resources.applications, { isWanted });
  const ceremonies = rowsOf(useList(resources.ceremonies, { isWanted }));
  if (titles.status === 'loading' || applications.status === 'loading') return undefined;
  const lists = { ceremonies, applications: rowsOf(applications), titles: rowsOf(titles) };
  return titlesOfCeremony(ceremony, lists).length;
}
