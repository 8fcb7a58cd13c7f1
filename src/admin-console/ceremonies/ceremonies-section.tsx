import { useRef } from 'react';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { PlusIcon } from '#ui/icon/action-icons.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListFocus } from '../list/use-list-focus.ts';
import { useConsole } from '../navigation/console-context.ts';
import { type DraftPlace, DraftScope } from '../navigation/drafts/draft-scope.tsx';
import { useResumedDialog } from '../navigation/drafts/use-resumed-dialog.ts';
import type { ConsoleAction } from '../permissions/console-actions.ts';
import { ceremoniesMessages } from './ceremonies.messages.ts';
import { DeleteCeremonyDialog } from './deletion/delete-ceremony-dialog.tsx';
import { CeremonyFormDialog } from './form/ceremony-form-dialog.tsx';
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

  useResumedDialog({
    isReady: list.source.status === 'ready',
    open,
    dialogOf: ({ kind, ids }): CeremonyDialog | undefined => {
      const row = list.rows.find(({ id }) => id === ids[0]);
      if (kind === 'status') return row && { kind, row };
      return row === undefined ? { kind: 'create' } : { kind: 'edit', row };
    },
  });

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
      return (
        <DraftScope place={{ action: 'ceremonies.create', kind: 'create', ids: [] }}>
          <CeremonyFormDialog ceremony={undefined} onClose={onClose} />
        </DraftScope>
      );
    case 'edit':
      return (
        <DraftScope place={placeOf('ceremonies.edit', dialog)}>
          <CeremonyFormDialog ceremony={dialog.row} onClose={onClose} />
        </DraftScope>
      );
    case 'delete':
      return <DeleteCeremonyDialog ceremony={dialog.row} onClose={onClose} />;
    case 'status':
      return (
        <DraftScope place={placeOf('ceremonies.change-status', dialog)}>
          <ChangeStatusDialog
            ceremony={dialog.row}
            onClose={onClose}
            onEdit={() => onOpen({ kind: 'edit', row: dialog.row })}
          />
        </DraftScope>
      );
    default:
      return dialog satisfies never;
  }
}

function placeOf(
  action: ConsoleAction,
  { kind, row }: Extract<CeremonyDialog, { readonly row: Ceremony }>,
): DraftPlace {
  return { action, kind, ids: [row.id], name: row.name };
}
