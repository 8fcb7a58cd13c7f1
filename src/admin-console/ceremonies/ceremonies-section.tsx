import { useEffect, useMemo, useRef } from 'react';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icon/action-icons.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { ceremoniesMessages } from './ceremonies.messages.ts';
import { DeleteCeremonyDialog } from './deletion/delete-ceremony-dialog.tsx';
import type { CeremonyDraftNote } from './form/ceremony-draft.ts';
import { CeremonyFormDialog } from './form/ceremony-form-dialog.tsx';
import { UnsavedDraft } from './form/unsaved-draft.tsx';
import { type CeremonyDialog, useCeremonyList } from './list/ceremonies.controller.ts';
import type { CeremonyActions } from './list/ceremonies-columns.tsx';
import { CeremoniesList } from './list/ceremonies-list.tsx';
import { CeremoniesToolbar } from './list/ceremonies-toolbar.tsx';
import { useFocusReturn } from './list/use-focus-return.ts';
import { ChangeStatusDialog } from './status/change-status-dialog.tsx';

/** 'Actos de Grado' (spec §2): the list of ceremonies and everything that can be done with one. */
export function CeremoniesSection() {
  const ceremonies = useCeremonyList();
  const { list, shown, dialog, open, close } = ceremonies;
  const words = useMessages(ceremoniesMessages);
  const { areaRef, createRef, remember } = useFocusReturn(shown, dialog.kind !== 'none');
  const actions = useRowActions(open, remember);

  const resume = ({ ceremonyId, fields }: CeremonyDraftNote) => {
    const rows = list.status === 'ready' ? list.rows : [];
    const ceremony = rows.find(({ id }) => id === ceremonyId);
    if (ceremony === undefined) open({ kind: 'create', resumed: fields });
    else open({ kind: 'edit', ceremony, resumed: fields });
  };

  return (
    <Stack ref={areaRef}>
      <SectionPage
        title={words.title}
        actions={
          <Button
            buttonRef={createRef}
            icon={<PlusIcon />}
            onClick={() => open({ kind: 'create' })}
          >
            {words.create}
          </Button>
        }
      >
        {list.status === 'ready' && dialog.kind === 'none' && <UnsavedDraft onResume={resume} />}
        <CeremoniesToolbar
          filters={ceremonies.filters}
          isFiltered={ceremonies.isFiltered}
          onChange={ceremonies.setFilters}
          onClear={ceremonies.clearFilters}
        />
        <CeremoniesList ceremonies={ceremonies} actions={actions} />
      </SectionPage>
      <OpenDialog dialog={dialog} onOpen={open} onClose={close} />
    </Stack>
  );
}

/** The columns keep these for as long as the section stands; what they do is always the latest. */
function useRowActions(
  open: (dialog: CeremonyDialog) => void,
  remember: (ceremony: Ceremony) => void,
): CeremonyActions {
  const latest = useRef({ open, remember });
  useEffect(() => {
    latest.current = { open, remember };
  });
  return useMemo(() => {
    const opener = (kind: 'edit' | 'delete' | 'status') => (ceremony: Ceremony) => {
      latest.current.remember(ceremony);
      latest.current.open({ kind, ceremony });
    };
    return { onEdit: opener('edit'), onDelete: opener('delete'), onStatus: opener('status') };
  }, []);
}

interface OpenDialogProps {
  readonly dialog: CeremonyDialog;
  readonly onOpen: (dialog: CeremonyDialog) => void;
  readonly onClose: () => void;
}

function OpenDialog({ dialog, onOpen, onClose }: OpenDialogProps) {
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'create':
      return <CeremonyFormDialog ceremony={undefined} resumed={dialog.resumed} onClose={onClose} />;
    case 'edit':
      return (
        <CeremonyFormDialog ceremony={dialog.ceremony} resumed={dialog.resumed} onClose={onClose} />
      );
    case 'delete':
      return <DeleteCeremonyDialog ceremony={dialog.ceremony} onClose={onClose} />;
    case 'status':
      return (
        <ChangeStatusDialog
          ceremony={dialog.ceremony}
          onClose={onClose}
          onEdit={() => onOpen({ kind: 'edit', ceremony: dialog.ceremony })}
        />
      );
    default:
      return dialog satisfies never;
  }
}
