import { resources } from '#admin-console/data/resources.ts';
import { type ChangeFailure, useChange } from '#admin-console/data/use-change.ts';
import { type ListState, useList } from '#admin-console/data/use-list.ts';
import type { DeletedTemplate } from '#domain/document/print.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { documentsMessages } from './documents.messages.ts';

export interface DeletedTemplatesController {
  readonly list: ListState<DeletedTemplate>;
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  restore(row: DeletedTemplate): void;
}

/** Lists and restores the deleted templates. */
export function useDeletedTemplates(): DeletedTemplatesController {
  const { restored, restoreFailed } = useMessages(documentsMessages);
  const list = useList(resources.deletedTemplates);
  const { isBusy, failure, run } = useChange(resources.deletedTemplates, restoreFailed);
  return {
    list,
    isBusy,
    failure,
    restore: (row) => run({ row, call: resources.deletedTemplates.restore, done: restored }),
  };
}
