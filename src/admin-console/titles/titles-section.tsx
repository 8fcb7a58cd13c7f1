import { useCallback, useState } from 'react';
import type { IssuedTitle } from '../../domain/registry/issued-title.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { queryKeys } from '../data/query-keys.ts';
import { useReread } from '../data/use-reread.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { BulkIssueDialog } from './bulk-issue/bulk-issue-dialog.tsx';
import { TitleDetailDialog } from './detail/title-detail-dialog.tsx';
import { ExportButton } from './list/export-button.tsx';
import { TitleCounters } from './list/title-counters.tsx';
import { titleCsv } from './list/title-csv.flow.ts';
import { type TitlesController, useTitleList } from './list/titles.controller.ts';
import { TitlesList } from './list/titles-list.tsx';
import { TitlesToolbar } from './list/titles-toolbar.tsx';
import { RegistryCheckDialog } from './registry-check/registry-check-dialog.tsx';
import { titlesMessages } from './titles.messages.ts';

type TitlesDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'detail'; readonly title: IssuedTitle }
  | { readonly kind: 'check' }
  | { readonly kind: 'bulk' };

const noDialog: TitlesDialog = { kind: 'none' };

/**
 * 'Títulos Emitidos' (spec §2): the issued titles, their export, their check, and the issue of more. Its dialogs come with
 * it: as chunks of their own they would split what all sections share into so many small ones that the whole grew by 6 KB.
 */
export function TitlesSection() {
  const titles = useTitleList();
  const [dialog, open] = useState(noDialog);
  const words = useMessages(titlesMessages);
  const view = useCallback((title: IssuedTitle) => open({ kind: 'detail', title }), []);

  return (
    <SectionPage title={words.title} actions={<Actions titles={titles} onOpen={open} />}>
      <OpenDialog dialog={dialog} all={titles.all} onClose={() => open(noDialog)} />
      <TitleCounters {...titles} />
      <TitlesToolbar titles={titles} />
      <TitlesList titles={titles} onView={view} />
    </SectionPage>
  );
}

interface ActionsProps {
  readonly titles: TitlesController;
  readonly onOpen: (dialog: TitlesDialog) => void;
}

function Actions({ titles: { all, found }, onOpen }: ActionsProps) {
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const file = () => ({
    nameOf: (date: string) => formatMessage(words.csvName, { date }),
    parts: titleCsv(found, words),
    count: found.length,
  });
  return (
    <>
      <ExportButton
        file={found.length === 0 ? undefined : file}
        savedText={(count) => formatMessage(words.exported, { count }, locale)}
      >
        {words.exportCsv}
      </ExportButton>
      <Button
        variant="secondary"
        disabled={all.length === 0}
        onClick={() => onOpen({ kind: 'check' })}
      >
        {words.checkBook}
      </Button>
      <Button onClick={() => onOpen({ kind: 'bulk' })}>{words.bulkIssue}</Button>
    </>
  );
}

interface OpenDialogProps {
  readonly dialog: TitlesDialog;
  readonly all: readonly IssuedTitle[];
  readonly onClose: () => void;
}

function OpenDialog({ dialog, all, onClose }: OpenDialogProps) {
  const reread = useReread();
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'detail':
      return <TitleDetailDialog title={dialog.title} onClose={onClose} />;
    case 'check':
      return <RegistryCheckDialog titles={all} onClose={onClose} />;
    case 'bulk': {
      const onIssued = () => void reread(queryKeys.titles);
      return <BulkIssueDialog isOpen onClose={onClose} onIssued={onIssued} />;
    }
    default:
      return dialog satisfies never;
  }
}
