import { useRef } from 'react';
import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { PlusIcon } from '#ui/icon/action-icons.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListFocus } from '../list/use-list-focus.ts';
import { useConsole } from '../navigation/console-context.ts';
import { ceremoniesMessages } from './ceremonies.messages.ts';
import { DeleteCeremonyDialog } from './deletion/delete-ceremony-dialog.tsx';
import type { CeremonyDraft } from './form/ceremony-draft.ts';
import { CeremonyFormDialog } from './form/ceremony-form-dialog.tsx';
import { UnsavedDraft } from './form/unsaved-draft.tsx';
import { useCeremonyList } from './list/ceremonies.controller.ts';
import type { CeremonyDialog } from './list/ceremony-dialog.ts';
import { ChangeStatusDialog } from './status/change-status-dialog.tsx';

/** 'Actos de Grado': lists ceremonies, and creates, edits and deletes them. */
export function CeremoniesSection() {
  const { list, columns, dialog, open, close } = useCeremonyList();
  const { messages, format } = useText(ceremoniesMessages);
  const { can } = useConsole();
  const createRef = useRef<HTMLButtonElement>(null);
  const areaRef = useListFocus({ shown: list.shown, dialog, fallbackRef: createRef });

  const resume = (resumed: CeremonyDraft) => {
    const row = list.rows.find(({ id }) => id === resumed.ceremonyId);
    open(row === undefined ? { kind: 'create', resumed } : { kind: 'edit', row, resumed });
  };

  return (
    <Stack ref={areaRef}>
      <SectionPage
        title={messages.title}
        actions={
          can('ceremonies.create') ? (
            <Button
              buttonRef={createRef}
              icon={<PlusIcon />}
              onClick={() => open({ kind: 'create' })}
            >
              {messages.create}
            </Button>
          ) : undefined
        }
      >
        {list.source.status === 'ready' && dialog === undefined && (
          <UnsavedDraft onResume={resume} />
        )}
        <ListToolbar list={list} messages={messages} />
        <ListTable
          label={messages.title}
          list={list}
          columns={columns}
          rowsLabel={(count) => format(messages.rowCount, { count })}
          empty={messages.empty}
          emptyFiltered={messages.emptyFiltered}
        />
      </SectionPage>
      <OpenDialog dialog={dialog} onOpen={open} onClose={close} />
    </Stack>
  );
}

interface OpenDialogProps {
  readonly dialog: CeremonyDialog | undefined;
  readonly onOpen: (dialog: CeremonyDialog) => void;
  readonly onClose: () => void;
}

function OpenDialog({ dialog, onOpen, onClose }: OpenDialogProps) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'create':
      return <CeremonyFormDialog ceremony={undefined} resumed={dialog.resumed} onClose={onClose} />;
    case 'edit':
      return (
        <CeremonyFormDialog ceremony={dialog.row} resumed={dialog.resumed} onClose={onClose} />
      );
    case 'delete':
      return <DeleteCeremonyDialog ceremony={dialog.row} onClose={onClose} />;
    case 'status':
      return (
        <ChangeStatusDialog
          ceremony={dialog.row}
          onClose={onClose}
          onEdit={() => onOpen({ kind: 'edit', row: dialog.row })}
        />
      );
    default:
      return dialog satisfies never;
  }
}
